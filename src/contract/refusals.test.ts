import { describe, expect, test } from "vitest";
import { USERNAME_MAX, USERNAME_MIN } from "#game/account/username.ts";
import { PHOTO_LIMIT_BYTES } from "#game/card/photo-limits.ts";
import { LEAGUE_NAME_MAX, LEAGUE_NAME_MIN } from "#game/mini-league/league.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { TOURNAMENT_NAME_MAX, TOURNAMENT_NAME_MIN } from "#game/tournament/decide-tournament.ts";
import { type Refusal, refusalMessage } from "./refusals.ts";

/** Messages are whole sentences of the specification or of ours; the limits in them are the rules' all the same. */
const limits: readonly [refusal: Refusal, named: readonly number[]][] = [
  [{ code: "username_too_short" }, [USERNAME_MIN]],
  [{ code: "username_too_long" }, [USERNAME_MAX]],
  [{ code: "file_too_large" }, [PHOTO_LIMIT_BYTES / 1024 / 1024]],
  [{ code: "team_short", count: 0 }, [TEAM_SIZE, 0]],
  [{ code: "team_short_to_activate", count: 0 }, [TEAM_SIZE, 0]],
  [{ code: "team_full" }, [TEAM_SIZE]],
  [{ code: "tournament_name_length" }, [TOURNAMENT_NAME_MIN, TOURNAMENT_NAME_MAX]],
  [{ code: "league_name_length" }, [LEAGUE_NAME_MIN, LEAGUE_NAME_MAX]],
];

describe("the message of a refusal", () => {
  test.each(limits)("$code names the limits that the rule has", (refusal, named) => {
    const numbers = refusalMessage(refusal).match(/\d+/gu) ?? [];
    expect(numbers.map(Number)).toEqual(named);
  });
});
