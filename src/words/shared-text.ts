import { LANGUAGES, type Language } from "#contract/languages.ts";
import type { SharedView } from "#contract/share.ts";
import type { Words } from "#words/noun.ts";
import { isolated } from "./isolated.ts";

/** What a link shows, in one sentence, in the language of `t`. */
export function sharedText(
  t: Words<"profile">,
  { sharer, card, team, match, month }: SharedView,
  language: Language,
): string {
  // The texts without a sharer have all facts but one of the others.
  const tell = t as (key: string, facts: object) => string;
  const say = (kind: string, facts: object): string =>
    tell(`share.text.${kind}${sharer === null ? "" : "Of"}`, { ...facts, sharer });
  if (card !== null) {
    const { playerName: player, club, overall } = card;
    return say("card", { player: isolated(player), club, overall });
  }
  if (team !== null) {
    const { name, formation, rating } = team;
    return say("team", { team: isolated(name), formation, rating });
  }
  if (match !== null) {
    const { homeTeamName: home, awayTeamName: away, homeScore, awayScore } = match;
    return say("match", { home: isolated(home), away: isolated(away), homeScore, awayScore });
  }
  if (month === null) return "";
  const { position, entries, points: count } = month;
  return say("month", { month: sharedMonthName(month.month, language), position, entries, count });
}

/** A month such as 2025-09 in a language: "September 2025". */
export function sharedMonthName(month: string, language: Language): string {
  const { locale } = LANGUAGES[language];
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
