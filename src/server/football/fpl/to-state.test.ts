import { describe, expect, test } from "vitest";
import type { ProvidedPlayer } from "#server/football/provider.ts";
import type { Roster } from "./bootstrap.ts";
import { type FixtureRecord, fixtureRecord } from "./fixture-record.ts";
import { type LiveRecord, liveRecord } from "./live-record.ts";
import { toState } from "./to-state.ts";

const [REDS, BLUES] = [1, 2];
/** The fixture's id. */
const MATCH = 7;

/** A roster of players by their ids, each with the present club. */
function aRoster(clubs: Readonly<Record<number, "reds" | "blues">>): Roster {
  const players = Object.entries(clubs).map(([id, clubKey]): ProvidedPlayer => ({
    key: `p${id}`,
    clubKey,
    name: `Player ${id}`,
    shortName: `Player ${id}`,
    position: "midfielder",
    overall: 70,
    photoUrl: null,
  }));
  return {
    season: 2025,
    catalogue: { leagues: [], clubs: [], players },
    clubKeys: new Map([
      [REDS, "reds"],
      [BLUES, "blues"],
    ]),
    joinedOn: new Map(),
    playerKeys: new Map(Object.keys(clubs).map((id) => [Number(id), `p${id}`])),
  };
}

/** Reds 1–0 Blues, over but not yet confirmed. */
function aRecord(given: Partial<FixtureRecord> = {}): FixtureRecord {
  return {
    id: MATCH,
    code: 2_500_007,
    event: 10,
    kickoff_time: "2025-11-02T14:00:00Z",
    started: true,
    finished: false,
    finished_provisional: true,
    minutes: 90,
    team_h: REDS,
    team_a: BLUES,
    team_h_score: 1,
    team_a_score: 0,
    stats: [],
    ...given,
  };
}

const bpsOf = (home: Readonly<Record<number, number>>, away: Readonly<Record<number, number>>) => {
  const listed = (side: Readonly<Record<number, number>>) =>
    Object.entries(side).map(([element, value]) => ({ element: Number(element), value }));
  return { identifier: "bps", h: listed(home), a: listed(away) };
};

/** A gameweek in which a player played 90 minutes of each of these fixtures. */
function aLiveRecord(
  id: number,
  given: Partial<LiveRecord["stats"]> = {},
  fixtures: readonly number[] = [MATCH],
): LiveRecord {
  const minutes = given.minutes ?? 90;
  return {
    id,
    stats: {
      minutes,
      goals_scored: 0,
      assists: 0,
      goals_conceded: 0,
      own_goals: 0,
      penalties_saved: 0,
      penalties_missed: 0,
      yellow_cards: 0,
      red_cards: 0,
      saves: 0,
      bonus: 0,
      bps: 0,
      ...given,
    },
    explain: fixtures.map((fixture) => ({ fixture, stats: [{ identifier: "minutes", value: minutes }] })),
  };
}

function performancesOf(record: FixtureRecord, roster: Roster, players: readonly LiveRecord[]) {
  return toState(record, { roster, players, isWhole: true })?.details?.performances ?? [];
}

const sidesOf = (...given: Parameters<typeof performancesOf>) =>
  performancesOf(...given).map(({ side }) => side);
const bonusOf = (...given: Parameters<typeof performancesOf>) =>
  performancesOf(...given).map(({ performance: { bonus } }) => bonus);

describe("the side of a player in a fixture", () => {
  const record = aRecord({ stats: [bpsOf({ 1: 20 }, { 2: 12 })] });

  test("is the one that the fixture lists, also of a player who has joined the opponents since", () => {
    const roster = aRoster({ 1: "blues", 2: "blues" });
    expect(sidesOf(record, roster, [aLiveRecord(1), aLiveRecord(2)])).toEqual(["home", "away"]);
  });

  test("is unknown afterwards if it doesn't list him, because he may have moved", () => {
    const roster = aRoster({ 3: "blues" });
    expect(sidesOf(record, roster, [aLiveRecord(3, { minutes: 0 })])).toEqual([null]);
  });

  test("is that of the club that he had joined by then", () => {
    const unlisted = [3, 4].map((id) => aLiveRecord(id, { minutes: 0 }));
    const joinedOn = new Map([
      [3, "2025-11-01"],
      [4, "2026-01-09"],
    ]);
    const roster = { ...aRoster({ 3: "blues", 4: "blues" }), joinedOn };
    expect(sidesOf(record, roster, unlisted)).toEqual(["away", null]);
  });

  test("is his club's during the match", () => {
    const inPlay = aRecord({ finished_provisional: false, minutes: 30 });
    const roster = aRoster({ 1: "reds", 3: "blues" });
    expect(sidesOf(inPlay, roster, [aLiveRecord(1), aLiveRecord(3)])).toEqual(["home", "away"]);
  });
});

describe("the bonus of a fixture", () => {
  const roster = aRoster({ 1: "reds", 2: "reds", 3: "blues", 4: "blues" });
  const played = [44, 31, 25, 12].map((bps, at) => aLiveRecord(at + 1, { bps }));

  test("goes by BPS between the final whistle and its award", () => {
    expect(bonusOf(aRecord(), roster, played)).toEqual([3, 2, 1, 0]);
  });

  test("is the provider's once it's awarded", () => {
    const awarded = played.map((one) => (one.id === 2 ? aLiveRecord(2, { bps: 31, bonus: 3 }) : one));
    expect(bonusOf(aRecord({ finished: true }), roster, awarded)).toEqual([0, 3, 0, 0]);
  });

  test("isn't awarded during the match", () => {
    const inPlay = aRecord({ finished_provisional: false, minutes: 80 });
    expect(bonusOf(inPlay, roster, played)).toEqual([0, 0, 0, 0]);
  });

  test("goes by the fixture's own BPS if a club plays twice in the gameweek", () => {
    const twice = played.map(({ id, stats }) => aLiveRecord(id, stats, [MATCH, MATCH + 1]));
    const listed = aRecord({ stats: [bpsOf({ 1: 5, 2: 30 }, { 3: 40 })] });
    expect(bonusOf(listed, roster, twice)).toEqual([1, 2, 3, 0]);
  });

  test("is unknown where somebody's BPS are", () => {
    const [first, ...others] = played;
    const twice = [aLiveRecord(1, first?.stats, [MATCH, MATCH + 1]), ...others];
    expect(bonusOf(aRecord(), roster, twice)).toEqual([null, null, null, null]);
  });
});

test("records with all their numbers as text say the same", () => {
  const inText = (record: object): unknown =>
    JSON.parse(JSON.stringify(record), (_key, value: unknown) =>
      typeof value === "number" ? String(value) : value,
    );
  const record = aRecord({ stats: [bpsOf({ 1: 20 }, { 2: -3 })] });
  const player = aLiveRecord(1, { goals_scored: 2, bps: 20 });
  expect(fixtureRecord.parse(inText(record))).toEqual(record);
  expect(liveRecord.parse(inText(player))).toEqual(player);
});
