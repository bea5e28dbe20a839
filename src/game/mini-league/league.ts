import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { CODE_ALPHABET } from "#game/card/verification-code.ts";

/** Managers in one mini-league: a table that friends read as a whole. */
export const LEAGUE_SIZE_MAX = 100;
/** Mini-leagues that one user can be in. */
export const LEAGUES_PER_USER_MAX = 20;
export const LEAGUE_NAME_MIN = 3;
export const LEAGUE_NAME_MAX = 40;

/** Characters of an invite code: 20^10 codes, too many to find one by trying. */
export const INVITE_CODE_LENGTH = 10;

/** Letters, digits, marks and plain punctuation of any language, but nothing that turns the writing. */
const NAME_CHARACTERS = /^[\p{L}\p{M}\p{N}\p{Pd} .,:;!?'’"&+#/()@_*]+$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Some letters and marks are. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

export type LeagueNameRefusal =
  | { readonly code: "league_name_length" }
  | { readonly code: "league_name_characters" };

/** The name of a mini-league as it is stored: spaces tidied, in one form of Unicode, readable by all who see it. */
export function decideLeagueName(text: string): Outcome<string, LeagueNameRefusal> {
  const name = text.normalize("NFC").trim().replaceAll(/\s+/g, " ");
  const { length } = Array.from(name);
  if (length < LEAGUE_NAME_MIN || length > LEAGUE_NAME_MAX) return refused({ code: "league_name_length" });
  if (!NAME_CHARACTERS.test(name) || !LETTER_OR_DIGIT.test(name) || INVISIBLE.test(name)) {
    return refused({ code: "league_name_characters" });
  }
  return accepted(name);
}

/** The invite code for random bytes, one byte per character. */
export function inviteCodeOf(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, INVITE_CODE_LENGTH), (byte) =>
    CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length),
  ).join("");
}

/** What a user is to a league, and how full both are. */
export interface JoinFacts {
  readonly membership: "none" | "in" | "removed";
  readonly leagueSize: number;
  readonly leaguesOfUser: number;
}

export type JoinRefusal =
  | { readonly code: "already_in_league" }
  | { readonly code: "removed_from_league" }
  | { readonly code: "league_full"; readonly most: number }
  | { readonly code: "too_many_leagues"; readonly most: number };

/** Whether somebody with a league's code may join it. */
export function decideJoin(facts: JoinFacts): Outcome<true, JoinRefusal> {
  if (facts.membership === "in") return refused({ code: "already_in_league" });
  if (facts.membership === "removed") return refused({ code: "removed_from_league" });
  if (facts.leagueSize >= LEAGUE_SIZE_MAX) return refused({ code: "league_full", most: LEAGUE_SIZE_MAX });
  if (facts.leaguesOfUser >= LEAGUES_PER_USER_MAX) {
    return refused({ code: "too_many_leagues", most: LEAGUES_PER_USER_MAX });
  }
  return accepted(true);
}
