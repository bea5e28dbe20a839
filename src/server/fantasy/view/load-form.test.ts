import { describe, expect, test } from "vitest";
import type { SquadCard } from "#game/fantasy/squad-request.ts";
import { UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { formFrom, recentFixtures } from "./load-form.ts";

const DAY = 86_400_000;
const [OLD, NEW, OTHER] = [1, 2, 3];

function aFixture(id: number, round: number, clubs: readonly [home: number, away: number], isPlayed = true) {
  return { id, round, kickOff: round * 7 * DAY, homeClubId: clubs[0], awayClubId: clubs[1], isPlayed };
}

function aCard(clubId: number): SquadCard {
  return {
    id: 9,
    playerId: 7,
    playerName: "Robin",
    position: "forward",
    leagueId: "premier-league",
    clubId,
    clubName: "Club",
    origin: "photo",
    isApproved: true,
  };
}

/** Ninety minutes without anything else are two points. */
function aRow(fixtureId: number) {
  return {
    fixtureId,
    playerId: 7,
    kickOff: 0,
    season: 2025,
    title: "",
    performance: { ...UNKNOWN_PERFORMANCE, minutes: 90 },
  };
}

function formOf(fixtures: readonly ReturnType<typeof aFixture>[], rows: readonly number[], clubId = NEW) {
  return formFrom([aCard(clubId)], recentFixtures(fixtures), rows.map(aRow)).get(9);
}

const rounds = [1, 2, 3, 4, 5, 6];
const ofNew = rounds.map((round) => aFixture(round, round, [NEW, OTHER]));
const ofOld = rounds.map((round) => aFixture(10 + round, round, [OTHER, OLD]));

describe("the form of a card", () => {
  test("is of the last five fixtures of the club, with nothing for those missed", () => {
    expect(formOf(ofNew, [1, 2, 3])).toBe(0.8);
    expect(formOf(ofNew, [])).toBe(0);
    expect(formOf([], [])).toBeNull();
  });

  test("stays with a player who changes clubs within the league", () => {
    expect(formOf([...ofNew, ...ofOld], [11, 12, 13, 14, 15, 6])).toBe(2);
    expect(formOf([...ofNew, ...ofOld], [11, 12, 13, 14, 15])).toBe(1.6);
  });

  test("takes no match that was awarded, or without figures yet, for one that was missed", () => {
    const unplayed = [aFixture(7, 7, [NEW, OTHER], false), aFixture(8, 8, [OTHER, NEW], false)];
    expect(formOf([...ofNew, ...unplayed], [2, 3, 4, 5, 6])).toBe(2);
  });

  test("looks back as far as the oldest of the last fives of all clubs", () => {
    const quiet = aFixture(99, 1, [4, 5]);
    const kept = recentFixtures([...ofNew, quiet]).map(({ id }) => id);
    expect(kept).toEqual([1, 99, 2, 3, 4, 5, 6]);
    expect(recentFixtures(ofNew).map(({ id }) => id)).toEqual([2, 3, 4, 5, 6]);
  });
});
