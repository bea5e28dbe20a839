import { isFinished } from "#game/football/fixture-status.ts";
import type { Log } from "#server/deps.ts";
import type { ProvidedDetails } from "#server/football/provider.ts";
import { readRecords } from "#server/football/remote/read-records.ts";
import { countingEvents, eventRecord, sideOf, toFixtureEvent } from "./event-record.ts";
import { countingScore, type FixtureRecord } from "./fixture-record.ts";
import { playerRecord, teamPlayersRecord } from "./player-record.ts";
import {
  benchOf,
  type LineupRecord,
  lineupRecord,
  orientSubstitutions,
  type SquadEntry,
} from "./substitutions.ts";
import { type CountedPlayer, minuteOfPlay, toPerformances } from "./to-performance.ts";

/** A fixture's events and performances; null if its record has none, as in a list of fixtures. */
export function toDetails(record: FixtureRecord, log: Log): ProvidedDetails | null {
  if (record.events === null || record.events === undefined) return null;
  const { fixture, teams } = record;
  const facts = {
    homeId: teams.home.id,
    awayId: teams.away.id,
    status: fixture.status.short,
    elapsed: fixture.status.elapsed ?? null,
    goals: countingScore(record),
  };
  const isOver = isFinished(fixture.status.short);
  const bench = benchOf(readLineups(record.lineups ?? []));
  const listed = readPlayers(record.players ?? [], log);
  const events = orientSubstitutions(
    countingEvents(readRecords(record.events, eventRecord, log), facts),
    squadOf(listed, bench),
    minuteOfPlay({ isOver, elapsed: facts.elapsed }),
  );
  const cameOn = new Set(events.flatMap(({ type, assist }) => (type === "subst" ? (assist?.id ?? []) : [])));
  const players = listed.map((one) =>
    withBench(one, bench.get(one.id) ?? (cameOn.has(one.id) ? true : null)),
  );
  const performances = toPerformances(players, { ...facts, events, isOver });
  return {
    fixtureKey: String(fixture.id),
    events: events.flatMap((event) => toFixtureEvent(event, facts) ?? []),
    performances: performances.map((performance, at) => ({
      playerKey: String(players[at]?.id),
      side: sideOf(players[at]?.teamId, facts),
      performance,
    })),
  };
}

/** Line-ups only settle doubts, so an unreadable one is skipped. */
function readLineups(records: readonly unknown[]): LineupRecord[] {
  return records.flatMap((record) => lineupRecord.safeParse(record).data ?? []);
}

/** Players only in the line-ups have unknown minutes. */
function squadOf(players: readonly CountedPlayer[], bench: ReadonlyMap<number, boolean>): SquadEntry[] {
  const fromLineups = [...bench].map(([id, isSubstitute]) => ({ id, isSubstitute, minutes: null }));
  const fromPlayers = players.map(({ id, statistics: { games } }) => ({
    id,
    isSubstitute: games.substitute ?? bench.get(id) ?? null,
    minutes: games.minutes ?? null,
  }));
  return [...fromLineups, ...fromPlayers];
}

/** The provider's own statement about the bench comes first. */
function withBench(player: CountedPlayer, isSubstitute: boolean | null): CountedPlayer {
  const { statistics } = player;
  const substitute = statistics.games.substitute ?? isSubstitute;
  return { ...player, statistics: { ...statistics, games: { ...statistics.games, substitute } } };
}

/** Whether a record names a player with unreadable figures. */
export function hasUnreadablePlayers({ players }: FixtureRecord): boolean {
  return (players ?? []).some((side) => {
    const parsed = teamPlayersRecord.safeParse(side);
    return !parsed.success || parsed.data.players.some((one) => !playerRecord.safeParse(one).success);
  });
}

/** Everyone once: if the provider repeats a player or their figures, the entry with the most minutes counts. */
function readPlayers(teams: readonly unknown[], log: Log): CountedPlayer[] {
  const counted = readRecords(teams, teamPlayersRecord, log).flatMap(({ team, players }) =>
    readRecords(players, playerRecord, log).flatMap(({ player, statistics }) =>
      statistics.map((entry) => ({ id: player.id, teamId: team.id, statistics: entry })),
    ),
  );
  const byId = new Map<number, CountedPlayer>();
  for (const one of counted) {
    const known = byId.get(one.id);
    if (known === undefined || minutesOf(one) > minutesOf(known)) byId.set(one.id, one);
  }
  return [...byId.values()];
}

/** Unknown counts as less than 0. */
function minutesOf({ statistics: { games } }: CountedPlayer): number {
  return games.minutes ?? -1;
}
