import { describe, expect, test } from "vitest";
import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import { USERNAME_MAX, USERNAME_MIN } from "#game/account/username.ts";
import { PHOTO_LIMIT_BYTES } from "#game/card/photo-limits.ts";
import { LEAGUE_NAME_MAX, LEAGUE_NAME_MIN } from "#game/mini-league/league.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { TOURNAMENT_NAME_MAX, TOURNAMENT_NAME_MIN } from "#game/tournament/decide-tournament.ts";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import type { Refusal } from "#contract/refusals.ts";
import { wordsIn } from "#server/platform/words.ts";
import { refusalText } from "./refusal-text.ts";

/** Texts name limits as digits; the rules define them. */
const limits: readonly [refusal: Refusal, named: readonly number[]][] = [
  [{ code: "username_too_short" }, [USERNAME_MIN]],
  [{ code: "username_too_long" }, [USERNAME_MAX]],
  [{ code: "password_too_short" }, [PASSWORD_MIN]],
  [{ code: "password_too_long" }, [PASSWORD_MAX]],
  [{ code: "file_too_large" }, [PHOTO_LIMIT_BYTES / 1024 / 1024]],
  [{ code: "team_short", count: 0 }, [TEAM_SIZE, 0]],
  [{ code: "team_short_to_activate", count: 0 }, [TEAM_SIZE, 0]],
  [{ code: "team_full" }, [TEAM_SIZE]],
  [{ code: "tournament_name_length" }, [TOURNAMENT_NAME_MIN, TOURNAMENT_NAME_MAX]],
  [{ code: "league_name_length" }, [LEAGUE_NAME_MIN, LEAGUE_NAME_MAX]],
];

describe.each(LANGUAGE_CODES)("the text of a refusal in %s", (language) => {
  test.each(limits)("$code names the limits that the rule has", (refusal, named) => {
    const text = refusalText(wordsIn(language, "refusals"), refusal, language);
    expect((text.match(/\d+/gu) ?? []).map(Number)).toEqual(named);
  });
});

test("the refusal of a squad says once what several of its cards have in common", () => {
  const errors = [5, 6, 7].map((cardId) => ({
    code: "squad_card_not_yours",
    cardId,
    params: {},
    message: "",
  }));
  const text = refusalText(wordsIn("en", "refusals"), { code: "squad_refused", errors }, "en");
  expect(text).toBe("One of these cards isn't in your collection.");
});

test.each([
  ["en", "There's already a tournament in November 2026. Change that one instead."],
  ["it", "C'è già un torneo per novembre 2026. Modifica quello."],
  ["es", "Ya hay un torneo en noviembre de 2026. Cambia ese."],
] as const)("the refusal of a second tournament in a month names the month in %s", (language, text) => {
  const refusal: Refusal = { code: "tournament_month_taken", month: "2026-11" };
  expect(refusalText(wordsIn(language, "refusals"), refusal, language)).toBe(text);
});

test.each([
  ["en", "Its owner has already put this card in 2 teams (The Five and Reserves), so it stays approved."],
  [
    "it",
    "Il proprietario ha già messo questa figurina in 2 squadre (The Five e Reserves), quindi resta approvata.",
  ],
  ["es", "Su dueño ya ha puesto este cromo en 2 equipos (The Five y Reserves), así que sigue aprobado."],
] as const)(
  "the refusal of undoing an approval is for the admin, not the card's owner, in %s",
  (language, text) => {
    const refusal: Refusal = { code: "card_in_team", teamNames: ["The Five", "Reserves"] };
    expect(refusalText(wordsIn(language, "refusals"), refusal, language)).toBe(text);
  },
);

test.each([
  ["en", "You can be in 20 leagues at most. Leave or delete one first."],
  ["it", "Puoi stare in 20 leghe al massimo. Prima lasciane o eliminane una."],
  ["es", "Puedes estar en 20 ligas como mucho. Sal antes de una o bórrala."],
] as const)(
  "the refusal of one league too many helps owners, who can't leave theirs, in %s",
  (language, text) => {
    const refusal: Refusal = { code: "too_many_leagues", most: 20 };
    expect(refusalText(wordsIn(language, "refusals"), refusal, language)).toBe(text);
  },
);
