import i18next from "i18next";
import type { Failure } from "#contract/failure.ts";
import { type Refusal, refusals } from "#contract/refusals.ts";
import { tournamentName } from "#web/tournament/tournament-name.ts";
import { refusalText } from "#words/refusal-text.ts";
import { currentLanguage, words } from "./words.ts";

/** What a refusal says, in the language of the page. */
export function refusalMessage(refusal: Refusal): string {
  return refusalText(words("refusals"), withTournamentName(refusal), currentLanguage());
}

/** The refusal with its tournament's month in the language of the page. */
function withTournamentName(refusal: Refusal): Refusal {
  if (refusal.code !== "card_locked" && refusal.code !== "team_locked") return refusal;
  const { where } = refusal;
  return where.kind === "tournament"
    ? { ...refusal, where: { ...where, name: tournamentName(where.name) } }
    : refusal;
}

/**
 * The message for the code and params of a failed call. Null if this page doesn't know the code or an older server left
 * out the params: show the server's own message instead.
 */
export function failureMessage(code: string, params: object): string | null {
  if (!Object.hasOwn(refusals, code)) return null;
  const text: unknown = i18next.getResource(currentLanguage(), "refusals", code);
  const needsParams = typeof text !== "string" || text.includes("{{");
  if (needsParams && Object.keys(params).length === 0) return null;
  return refusalMessage({ code, ...params } as Refusal);
}

/** A failure's message in the language of the page if its code is known, else the server's own message. */
export function failureText({
  code,
  message,
  params = {},
}: Pick<Failure, "code" | "message" | "params">): string {
  return failureMessage(code, params) ?? message;
}
