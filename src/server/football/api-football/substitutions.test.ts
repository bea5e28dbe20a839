import pino from "pino";
import { describe, expect, test } from "vitest";
import type { EventRecord } from "./event-record.ts";
import { fixtureRecord } from "./fixture-record.ts";
import { orientSubstitutions, type SquadEntry } from "./substitutions.ts";
import { toDetails } from "./to-details.ts";

const HOME = 1;
const AWAY = 2;

function aSubstitution(minute: number, player: number, assist: number): EventRecord {
  return anEvent(minute, { type: "subst", detail: "Substitution 1", player, assist });
}

interface Given {
  readonly type: string;
  readonly detail: string;
  readonly player: number;
  readonly assist?: number | null;
  readonly team?: number;
}

function anEvent(minute: number, { player, assist = null, team = HOME, ...rest }: Given): EventRecord {
  return {
    time: { elapsed: minute, extra: null },
    team: { id: team },
    player: { id: player, name: `Player ${player}` },
    assist: { id: assist, name: assist === null ? null : `Player ${assist}` },
    comments: null,
    ...rest,
  };
}

function entry(id: number, isSubstitute: boolean | null, minutes: number | null = null): SquadEntry {
  return { id, isSubstitute, minutes };
}

/** Each substitution's player off and player on. */
function changesOf(events: readonly EventRecord[], squad: readonly SquadEntry[]): unknown[] {
  return orientSubstitutions(events, squad, 90)
    .filter(({ type }) => type === "subst")
    .map(({ player, assist }) => [player?.id, assist?.id]);
}

describe("who comes on", () => {
  const squad = [entry(10, false), entry(11, false), entry(20, true), entry(21, true)];

  test("is the player from the bench, whichever way round each event has it", () => {
    const events = [aSubstitution(60, 20, 10), aSubstitution(70, 11, 21)];
    expect(changesOf(events, squad)).toEqual([
      [10, 20],
      [11, 21],
    ]);
  });

  test("is the other one where a substitute is replaced in turn", () => {
    const events = [aSubstitution(60, 20, 10), aSubstitution(80, 21, 20)];
    expect(changesOf(events, squad)).toEqual([
      [10, 20],
      [20, 21],
    ]);
  });

  test("is known where it is known of one alone", () => {
    expect(changesOf([aSubstitution(60, 20, 30)], squad)).toEqual([[30, 20]]);
    expect(changesOf([aSubstitution(60, 30, 10)], squad)).toEqual([[10, 30]]);
    expect(changesOf([aSubstitution(60, 10, 30)], squad)).toEqual([[10, 30]]);
  });

  test("follows from the minutes if there are no line-ups", () => {
    const unsaid = [entry(10, null, 75), entry(20, null, 15)];
    expect(changesOf([aSubstitution(75, 20, 10)], unsaid)).toEqual([[10, 20]]);
    expect(changesOf([aSubstitution(75, 10, 20)], unsaid)).toEqual([[10, 20]]);
  });

  test.each([
    ["booked", { type: "Card", detail: "Yellow Card", player: 10 }],
    ["a scorer", { type: "Goal", detail: "Normal Goal", player: 10 }],
    ["who made a goal", { type: "Goal", detail: "Normal Goal", player: 5, assist: 10 }],
  ])("is not the man %s before, where nothing else is known", (_, before) => {
    expect(changesOf([anEvent(30, before), aSubstitution(60, 20, 10)], [])).toEqual([[10, 20]]);
  });

  test("is as in the other substitutions where nothing tells, and else as documented", () => {
    expect(changesOf([aSubstitution(60, 20, 10), aSubstitution(70, 8, 9)], squad)).toEqual([
      [10, 20],
      [9, 8],
    ]);
    expect(changesOf([aSubstitution(70, 8, 9)], [])).toEqual([[8, 9]]);
  });
});

describe("the details of a match with its substitutions the other way round", () => {
  const KEEPER = 100;
  const SECOND_KEEPER = 101;
  const BOOKED = 110;
  const FRESH = 111;

  function aPlayer(id: number, games: object) {
    const statistics = {
      games: { rating: null, ...games },
      goals: { total: null, conceded: null, assists: null, saves: null },
    };
    return { player: { id, name: `Player ${id}` }, statistics: [statistics] };
  }

  /** Two goals against the home side before its keepers change in the 60th minute, and one after. */
  function aRecord(substitutes: { readonly inPlayers: boolean; readonly inLineups: boolean }) {
    const isSaid = (substitute: boolean) => (substitutes.inPlayers ? { substitute } : {});
    const goal = (minute: number) =>
      anEvent(minute, { type: "Goal", detail: "Normal Goal", player: 900, team: AWAY });
    const inLineup = (id: number) => ({ player: { id, name: `Player ${id}`, pos: "G" } });
    return fixtureRecord.parse({
      fixture: { id: 7, timestamp: 1_700_000_000, status: { short: "FT", elapsed: 90 } },
      league: { id: 39, season: 2023, round: "Regular Season - 1" },
      teams: { home: { id: HOME, name: "Home" }, away: { id: AWAY, name: "Away" } },
      goals: { home: 0, away: 3 },
      events: [
        goal(10),
        anEvent(20, { type: "Card", detail: "Yellow Card", player: BOOKED }),
        goal(40),
        aSubstitution(60, SECOND_KEEPER, KEEPER),
        aSubstitution(60, FRESH, BOOKED),
        goal(80),
      ],
      lineups: substitutes.inLineups
        ? [
            {
              team: { id: HOME },
              startXI: [inLineup(KEEPER), inLineup(BOOKED)],
              substitutes: [inLineup(SECOND_KEEPER), inLineup(FRESH)],
            },
          ]
        : [],
      players: [
        {
          team: { id: HOME },
          players: [
            aPlayer(KEEPER, { minutes: 60, ...isSaid(false) }),
            aPlayer(SECOND_KEEPER, { minutes: 30, ...isSaid(true) }),
            aPlayer(BOOKED, { minutes: 60, ...isSaid(false) }),
            aPlayer(FRESH, { minutes: null, ...isSaid(true) }),
          ],
        },
      ],
    });
  }

  test.each([
    { inPlayers: true, inLineups: false },
    { inPlayers: false, inLineups: true },
    { inPlayers: false, inLineups: false },
  ])("give each keeper his own goals, and show no booked man coming on (%o)", (said) => {
    const details = toDetails(aRecord(said), pino({ level: "silent" }));
    const did = new Map(details?.performances.map(({ playerKey, performance }) => [playerKey, performance]));
    const figures = [KEEPER, SECOND_KEEPER, BOOKED, FRESH].map((id) => {
      const performance = did.get(String(id));
      return [performance?.minutes, performance?.conceded];
    });
    expect(figures).toEqual([
      [60, 2],
      [30, 1],
      [60, 2],
      [30, 1],
    ]);
    const shown = details?.events.filter(({ kind }) => kind === "substitution");
    expect(shown?.map(({ playerName, otherName }) => [playerName, otherName])).toEqual([
      [`Player ${KEEPER}`, `Player ${SECOND_KEEPER}`],
      [`Player ${BOOKED}`, `Player ${FRESH}`],
    ]);
  });
});
