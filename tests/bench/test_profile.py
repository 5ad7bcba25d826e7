"""Where players spend their time: what perf has sampled, counted by functions of ours."""

from __future__ import annotations

from click.testing import CliRunner

from bench.profile import main, read_samples

SAMPLES = """
\t    7f01 list_dealloc
\t    7f02 CPyDef_targets___Targets___value.part.0
\t    7f03 CPyDef_targets___Targets___best
\t    7f04 CPyDef_player___Scripted___decide__RuleOfThumb_glue
\t    7f05 CPyPy_thumb___RuleOfThumb___choose

\t    7f03 CPyDef_targets___Targets___best
\t    7f03 CPyDef_targets___Targets___best

\t    7f06 _PyEval_EvalFrameDefault

\t    7f02 CPyDef_targets___Targets___value
\t    7f07 PyImport_ImportModuleLevelObject

"""


def test_a_function_counts_once_a_sample_with_what_it_calls_and_by_itself() -> None:
    profile = read_samples(SAMPLES)

    assert {"targets.Targets.value": 1, "targets.Targets.best": 2} == profile.called
    assert {"targets.Targets.value": 1, "targets.Targets.best": 1} == profile.innermost


def test_what_is_sampled_while_something_is_loaded_does_not_count() -> None:
    assert 3 == read_samples(SAMPLES).samples


def test_a_case_that_is_not_there_is_refused_by_name() -> None:
    done = CliRunner().invoke(main, ["chess", "captain"])

    assert 2 == done.exit_code
    assert "'chess' is not one of 'barbarossa'" in done.output
