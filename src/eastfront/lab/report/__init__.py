"""Reports: what a run has shown, as one page with plots that needs nothing else."""
