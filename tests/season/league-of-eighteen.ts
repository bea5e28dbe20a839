import { seedOf } from "#game/seed.ts";
import type { Position } from "#game/card/position.ts";
import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { scorePerformance } from "#game/football/points.ts";
import { UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { roundRobin } from "#game/world/calendar/round-robin.ts";
import { type Fixture, fixturesAmong } from "#game/world/fixtures-of.ts";
import type { NeutralRecord } from "#server/football/import/neutral-form.ts";

/** The year it starts in. */
const SEASON = 2026;
export const ROUNDS = 34;
/** From this round on, groups of six play among themselves, so pairs meet again, as in a split league. */
const SPLIT_FROM = 25;
const GROUP = 6;
/** Played on Tuesday and Wednesday before the next round's weekend. */
const MIDWEEK_ROUND = 12;

const clubKeys = Array.from({ length: 18 }, (_, at) => `club-${String(at + 1).padStart(2, "0")}`);

/** The players of each club, who play every match to the end. */
const squad = [
  ["goalkeeper", "keeper"],
  ["defender", "defender"],
  ["midfielder", "midfielder"],
  ["midfielder", "playmaker"],
  ["forward", "forward"],
] as const satisfies readonly (readonly [Position, string])[];

type Meeting = Pick<Fixture, "round" | "kickOff" | "home" | "away">;

/** 34 rounds of nine matches: 24 as in a usual season, one of them in midweek, then ten in groups. */
export const meetings: readonly Meeting[] = makeMeetings();

function makeMeetings(): Meeting[] {
  const usual = fixturesAmong(clubKeys, { league: "premier-league", season: SEASON, seed: 18 });
  const groups = [0, 1, 2].map((at) => roundRobin(clubKeys.slice(at * GROUP, (at + 1) * GROUP)));
  const weekendAfter = Math.min(...kickOffsOf(usual, MIDWEEK_ROUND + 1));
  // The Tuesday before that weekend, at seven in the evening.
  const tuesday = Math.floor((weekendAfter - 3 * DAY_MS) / DAY_MS) * DAY_MS + 19 * HOUR_MS;
  const places = new Map<number, number>();
  return usual.map(({ round, kickOff, home, away }) => {
    const place = places.get(round) ?? 0;
    places.set(round, place + 1);
    if (round === MIDWEEK_ROUND) return { round, home, away, kickOff: tuesday + (place % 2) * DAY_MS };
    const pairings = round < SPLIT_FROM ? [] : groups.flatMap((group) => group[round - SPLIT_FROM] ?? []);
    return { round, kickOff, ...(pairings[place] ?? { home, away }) };
  });
}

function kickOffsOf(given: readonly Meeting[], round: number): number[] {
  return given.filter((one) => one.round === round).map(({ kickOff }) => kickOff);
}

export const firstKickOffs: readonly number[] = Array.from({ length: ROUNDS }, (_, at) =>
  Math.min(...kickOffsOf(meetings, at + 1)),
);
export const lastKickOff = Math.max(...meetings.map(({ kickOff }) => kickOff));

const keyOf = ({ round, home, away }: Meeting): string => `${round} ${home} ${away}`;

/** A side's goals: random, but always the same. */
function goalsOf(meeting: Meeting, side: "home" | "away"): number {
  return seedOf(`${keyOf(meeting)} ${side}`) % 4;
}

/** A player's figures: 90 minutes, the side's goals for the forward, and the goals conceded. */
function figuresOf(meeting: Meeting, side: "home" | "away", name: string) {
  const [goals, conceded] = [goalsOf(meeting, side), goalsOf(meeting, side === "home" ? "away" : "home")];
  return { minutes: 90, conceded, goals: name === "forward" ? goals : 0 };
}

/** The league's records for a file. */
export function leagueRecords(): NeutralRecord[] {
  return [
    { kind: "league", key: "premier-league", name: "Premier League", country: "England" },
    ...clubKeys.map((key) => ({ kind: "club", key, league: "premier-league", name: key }) as const),
    ...clubKeys.flatMap((club) =>
      squad.map(
        ([position, name]) =>
          ({ kind: "player", key: `${club} ${name}`, club, name: `${club} ${name}`, position }) as const,
      ),
    ),
    ...meetings.flatMap(recordsOf),
  ];
}

function recordsOf(meeting: Meeting): NeutralRecord[] {
  const fixture = keyOf(meeting);
  const { round, kickOff, home, away } = meeting;
  return [
    {
      kind: "fixture",
      key: fixture,
      league: "premier-league",
      season: SEASON,
      round,
      home,
      away,
      kickOff: new Date(kickOff).toISOString(),
      homeGoals: goalsOf(meeting, "home"),
      awayGoals: goalsOf(meeting, "away"),
    },
    ...(["home", "away"] as const).flatMap((side) =>
      squad.map(
        ([, name]) =>
          ({
            kind: "performance",
            fixture,
            player: `${meeting[side]} ${name}`,
            ...figuresOf(meeting, side, name),
          }) as const,
      ),
    ),
  ];
}

/** A player's points in the matches that `isMeant` selects, added one by one. */
export function pointsOf(playerKey: string, isMeant: (meeting: Meeting) => boolean): number {
  const [club = "", name = ""] = playerKey.split(" ");
  const position = squad.find((one) => one[1] === name)?.[0] ?? "midfielder";
  const own = meetings.filter((one) => isMeant(one) && (one.home === club || one.away === club));
  return own.reduce((total, meeting) => {
    const figures = figuresOf(meeting, meeting.home === club ? "home" : "away", name);
    return total + scorePerformance({ ...UNKNOWN_PERFORMANCE, ...figures }, position, SEASON).points;
  }, 0);
}

/** The keys of nine players from nine successive clubs: five starters, captain last, and a bench of four. */
export function nineFrom(first: number): string[] {
  const starters = ["keeper", "defender", "midfielder", "playmaker", "forward"];
  const names = [...starters, "keeper", "defender", "midfielder", "forward"];
  return names.map((name, at) => `${clubKeys[(first + at) % clubKeys.length]} ${name}`);
}
