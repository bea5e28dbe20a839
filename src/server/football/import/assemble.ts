import type { ProvidedCatalogue, ProvidedClub, ProvidedPlayer } from "#server/football/provider.ts";
import type { FixtureEvent } from "#server/football/table.ts";
import { lookOf } from "#server/football/identity/club-look.ts";
import { figureNames } from "#game/football/performance.ts";
import type { NeutralOf, NeutralRecord } from "./neutral-form.ts";
import type { ImportedFixture, recordedFixture } from "./table.ts";

/** A file ready to be stored. */
export interface ImportedFootball {
  readonly catalogue: ProvidedCatalogue;
  readonly fixtures: readonly (typeof recordedFixture.$inferInsert)[];
  readonly performanceCount: number;
}

/**
 * Combines the records of a faultless file. The order of its lines makes no difference.
 *
 * @param knownPlayers names of the players of earlier imports, by key.
 */
export function assemble(
  records: readonly NeutralRecord[],
  knownPlayers: ReadonlyMap<string, string>,
): ImportedFootball {
  const players = recordsOf(records, "player");
  const performances = recordsOf(records, "performance");
  const nameOf = new Map([...knownPlayers, ...players.map(({ key, name }) => [key, name] as const)]);
  const parts = {
    nameOf,
    performances: Map.groupBy(performances, ({ fixture }) => fixture),
    events: Map.groupBy(recordsOf(records, "event"), ({ fixture }) => fixture),
  };
  return {
    catalogue: {
      leagues: recordsOf(records, "league").map(({ key, name, country }) => ({ id: key, name, country })),
      clubs: recordsOf(records, "club").map(toProvidedClub),
      players: players.map(toProvidedPlayer),
      season: latestSeasonOf(records),
    },
    fixtures: recordsOf(records, "fixture").map(({ key, league, season, kickOff, ...fixture }) => ({
      key,
      leagueId: league,
      season,
      kickOff: new Date(kickOff),
      record: toImportedFixture({ key, ...fixture }, parts),
    })),
    performanceCount: performances.length,
  };
}

/** The season of a file's players, unless they name another; null: it has no fixtures. */
export function latestSeasonOf(records: readonly NeutralRecord[]): number | null {
  const seasons = recordsOf(records, "fixture").map(({ season }) => season);
  return seasons.length === 0 ? null : seasons.reduce((latest, season) => Math.max(latest, season));
}

function recordsOf<Kind extends NeutralRecord["kind"]>(
  records: readonly NeutralRecord[],
  kind: Kind,
): NeutralOf<Kind>[] {
  return records.filter((record): record is NeutralOf<Kind> => record.kind === kind);
}

function toProvidedClub(club: NeutralOf<"club">): ProvidedClub {
  const look = lookOf(club.league, club.name);
  const [primaryColour, secondaryColour] = club.colours ?? look.colours;
  return {
    key: club.key,
    leagueId: club.league,
    name: club.name,
    shortName: club.shortName ?? look.shortName,
    code: club.code ?? look.code,
    primaryColour,
    secondaryColour,
    logoUrl: club.logoUrl ?? null,
  };
}

function toProvidedPlayer(player: NeutralOf<"player">): ProvidedPlayer {
  return {
    key: player.key,
    clubKey: player.club,
    name: player.name,
    shortName: player.shortName ?? null,
    position: player.position,
    overall: player.overall ?? null,
    photoUrl: player.photoUrl ?? null,
    code: player.code ?? null,
    birthDate: player.birthDate ?? null,
    shirtNumber: player.shirtNumber ?? null,
    season: player.season ?? undefined,
  };
}

interface FixtureParts {
  readonly nameOf: ReadonlyMap<string, string>;
  readonly performances: ReadonlyMap<string, readonly NeutralOf<"performance">[]>;
  readonly events: ReadonlyMap<string, readonly NeutralOf<"event">[]>;
}

type FixtureHead = Pick<NeutralOf<"fixture">, "key" | "round" | "home" | "away" | "homeGoals" | "awayGoals">;

/** Performances by player and events by minute, so files with the same content give the same record. */
function toImportedFixture(fixture: FixtureHead, parts: FixtureParts): ImportedFixture {
  const performances = parts.performances.get(fixture.key) ?? [];
  const events = parts.events.get(fixture.key) ?? [];
  return {
    round: fixture.round,
    homeClubKey: fixture.home,
    awayClubKey: fixture.away,
    homeGoals: fixture.homeGoals ?? null,
    awayGoals: fixture.awayGoals ?? null,
    events: events.map((event) => toFixtureEvent(event, parts.nameOf)).sort((a, b) => a.minute - b.minute),
    performances: performances.map(toPerformance).sort((a, b) => (a.playerKey < b.playerKey ? -1 : 1)),
  };
}

function toPerformance(given: NeutralOf<"performance">): ImportedFixture["performances"][number] {
  const known = figureNames.flatMap((name) => {
    const figure = given[name] ?? null;
    return figure === null ? [] : [[name, figure] as const];
  });
  return {
    playerKey: given.player,
    ...(given.side === null || given.side === undefined ? {} : { side: given.side }),
    performance: Object.fromEntries(known),
  };
}

function toFixtureEvent(event: NeutralOf<"event">, nameOf: FixtureParts["nameOf"]): FixtureEvent {
  const { minute, side, what, player, other } = event;
  return {
    minute,
    side,
    kind: what,
    playerName: nameOf.get(player) ?? player,
    otherName: nameOf.get(other ?? "") ?? null,
  };
}
