import { LANGUAGES, type Language } from "#contract/languages.ts";
import type { Refusal, RefusalCode } from "#contract/refusals.ts";
import type { Words } from "#words/noun.ts";
import { sharedMonthName } from "./shared-text.ts";
import { squadNoticeText } from "./squad-notice-text.ts";

/** Waits up to this many seconds are given in seconds; longer ones in minutes. */
const SECONDS_TOLD = 100;

type Of<Code extends RefusalCode> = Extract<Refusal, { code: Code }>;
type Tell<Code extends RefusalCode> = (t: Words<"refusals">, refusal: Of<Code>, language: Language) => string;

/** Refusals with facts that need wording of their own. */
const told: { readonly [Code in RefusalCode]?: Tell<Code> } = {
  username_changed_recently: (t, { freeAt }, language) =>
    t("username_changed_recently", { date: dayText(freeAt, language) }),
  account_banned: (t, { until, reason }, language) =>
    until === null
      ? t("account_banned_for_good", { reason })
      : t("account_banned_until", { reason, date: dayText(until, language) }),
  too_many_guesses: (t, { seconds }) =>
    seconds < SECONDS_TOLD
      ? t("too_many_guesses_seconds", { count: seconds })
      : t("too_many_guesses_minutes", { count: Math.ceil(seconds / 60) }),
  too_many_pending: (t, { most }) => t("too_many_pending", { count: most }),
  too_many_teams: (t, { most }) => t("too_many_teams", { count: most }),
  card_locked: (t, { where }) =>
    where.kind === "tournament" ? t("card_locked_tournament", where) : t("card_locked_gameweek", where),
  team_locked: (t, { where }) =>
    where.kind === "tournament" ? t("team_locked_tournament", where) : t("team_locked_gameweek", where),
  card_in_team: (t, { teamNames }, language) =>
    t("card_in_team", {
      count: teamNames.length,
      teams: new Intl.ListFormat(LANGUAGES[language].locale).format(teamNames),
    }),
  already_decided: (t, { decision: { approved, decidedBy } }) =>
    t(approved ? "already_approved" : "already_rejected", { name: decidedBy.name }),
  players_are_two: (t, { why }) =>
    why.kind === "provider" ? t("players_are_two_provider", why) : t(`players_are_two_${why.kind}`),
  no_opponent: (t, { freeAt }) => t(freeAt === null ? "no_opponent_yet" : "no_opponent_left"),
  tournament_month_taken: (t, { month }, language) =>
    t("tournament_month_taken", { month: sharedMonthName(month, language) }),
  formation_unknown: (t, { formation }) =>
    formation === "" ? t("formation_missing") : t("formation_unknown", { formation }),
  // Several cards may have the same fault; the text says it once.
  squad_refused: (t, { errors }) => [...new Set(errors.map((error) => squadNoticeText(t, error)))].join(" "),
};

/** A refusal's text for a person, in the language of `t`. */
export function refusalText(t: Words<"refusals">, refusal: Refusal, language: Language): string {
  const tell = told[refusal.code] as Tell<RefusalCode> | undefined;
  return tell?.(t, refusal, language) ?? plainText(t, refusal);
}

/** The text under the refusal's code, with its facts unchanged. */
function plainText(t: Words<"refusals">, { code, ...params }: Refusal): string {
  return (t as (key: string, params: object) => string)(code, params);
}

/** An instant (epoch milliseconds) as a day: "5 December 2026" (UTC). */
function dayText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: "long", timeZone: "UTC" }).format(
    at,
  );
}
