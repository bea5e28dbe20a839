import { monthNamed } from "#game/tournament/month.ts";
import { currentLocale } from "#web/language/words.ts";
import { monthName } from "#web/language/date-text.ts";

/**
 * The name of a tournament in a sentence: its month in the reader's language, "September 2025" or "septiembre de 2025",
 * or an admin's own name as written. Other names, such as a season's, don't change either.
 */
export function tournamentName(name: string): string {
  const month = monthNamed(name);
  return month === null ? name : monthName(month);
}

/** The name as a title: a month starts with a capital. */
export function tournamentTitle(name: string): string {
  const shown = tournamentName(name);
  return shown === name ? name : shown.charAt(0).toLocaleUpperCase(currentLocale()) + shown.slice(1);
}
