/** The date of a battle in the reader's language: card files have it in one form, as "May 1942, Aug–Oct 1943". */
import { list, t } from "../app/words.svelte";

const PLANNED = "planned ";

export function dateText(date: string): string {
  return list(date.split(", ").map(spanText));
}

function spanText(span: string): string {
  if (span.startsWith(PLANNED)) return t("bc-date-planned", { date: spanText(span.slice(PLANNED.length)) });
  const [first = "", last] = span.split("–");
  if (!last) return pointText(first);
  // Two months may have their year in common, behind the second.
  if (/^\p{L}+$/u.test(first)) {
    const [month = "", year = ""] = last.split(" ");
    return t("bc-date-months", { first: monthName(first), last: monthName(month), year });
  }
  return t("bc-date-span", { first: pointText(first), last: pointText(last) });
}

/** A month with its year, or a year alone. */
function pointText(point: string): string {
  const [month = "", year] = point.split(" ");
  return year ? t("bc-date-month", { month: monthName(month), year }) : t("bc-date-year", { year: month });
}

function monthName(month: string): string {
  return t(`bc-month-${month.toLowerCase()}`);
}
