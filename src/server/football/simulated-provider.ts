import { sides } from "#game/side.ts";
import { setImmediate } from "node:timers/promises";
import { seasonOf } from "#game/leaderboard/season.ts";
import { clubs } from "#game/world/catalogue/clubs.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { players } from "#game/world/catalogue/players.ts";
import type { FixtureEvent as WorldEvent } from "#game/world/fixture-event.ts";
import { type FixtureState, fixtureStateAt } from "#game/world/fixture-state.ts";
import { type Fixture, fixturesOf } from "#game/world/fixtures-of.ts";
import { WORLD_SEED } from "#game/world/world-seed.ts";
import type {
  FootballProvider,
  ProvidedCatalogue,
  ProvidedDetails,
  ProvidedFixture,
  ProvidedLineUp,
} from "./provider.ts";
import type { FixtureEvent } from "./table.ts";

/** Fixtures simulated per batch: some milliseconds, after which requests have their turn. */
const AT_ONCE = 20;

interface Season {
  readonly startYear: number;
  readonly fixtures: ReadonlyMap<string, Fixture>;
  /** Finished fixtures by key, with the earliest instant for which they were requested as finished. */
  readonly over: Map<string, { readonly since: number; readonly provided: ProvidedFixture }>;
}

/** Football without a network: the world of src/game/world, a pure function of the time. */
export function simulatedProvider(): FootballProvider {
  const nameOf = new Map(players.map(({ slug, name }) => [slug, name]));
  let season: Season | null = null;

  function seasonAt(now: number): Season {
    const { startYear } = seasonOf(now);
    if (season?.startYear !== startYear) {
      const all = leagues.flatMap(({ slug }) => fixturesOf(slug, startYear, WORLD_SEED));
      season = { startYear, fixtures: new Map(all.map((one) => [String(one.id), one])), over: new Map() };
    }
    return season;
  }

  return {
    name: "simulated",
    catalogue: async () => catalogue(),
    fixtures: (now) => fixturesAt(seasonAt(now), now),
    lineUps: async (awaited, now) =>
      awaited.flatMap(({ key, isKnown }) => {
        const one = isKnown ? undefined : seasonAt(now).fixtures.get(key);
        return one === undefined ? [] : toProvidedLineUps(key, fixtureStateAt(one, now));
      }),
    details: async (keys, now) =>
      keys.flatMap((key) => {
        const one = seasonAt(now).fixtures.get(key);
        return one === undefined ? [] : [toProvidedDetails(key, one, { now, nameOf })];
      }),
  };
}

/** All fixtures of a season in their current state. Finished ones are computed once, because they no longer change. */
async function fixturesAt({ fixtures, over }: Season, now: number): Promise<ProvidedFixture[]> {
  const provided: ProvidedFixture[] = [];
  let played = 0;
  for (const [key, fixture] of fixtures) {
    const kept = over.get(key);
    const isKept = kept !== undefined && kept.since <= now;
    const one = isKept ? kept.provided : toProvidedFixture(key, fixture, now);
    provided.push(one);
    if (isKept || one.status === "NS") continue;
    if (one.status === "FT") over.set(key, { since: now, provided: one });
    played += 1;
    if (played % AT_ONCE === 0) await setImmediate();
  }
  return provided;
}

function catalogue(): ProvidedCatalogue {
  return {
    leagues: leagues.map(({ slug, name, country }) => ({ id: slug, name, country })),
    clubs: clubs.map(({ slug, league, name, shortName, code, colours }) => ({
      key: slug,
      leagueId: league,
      name,
      shortName,
      code,
      primaryColour: colours[0],
      secondaryColour: colours[1],
      logoUrl: null,
    })),
    players: players.map(({ slug, club, name, position, overall }) => ({
      key: slug,
      clubKey: club,
      name,
      shortName: name,
      position,
      overall,
      photoUrl: null,
    })),
  };
}

function toProvidedFixture(key: string, fixture: Fixture, now: number): ProvidedFixture {
  const { league, season, round, home, away, kickOff } = fixture;
  const state = fixtureStateAt(fixture, now);
  return {
    key,
    leagueId: league,
    season,
    round,
    homeClubKey: home,
    awayClubKey: away,
    kickOff,
    status: state.status,
    elapsed: state.elapsed,
    homeGoals: state.goals?.home ?? null,
    awayGoals: state.goals?.away ?? null,
  };
}

function toProvidedLineUps(fixtureKey: string, { lineUps }: FixtureState): ProvidedLineUp[] {
  if (lineUps === null) return [];
  return sides.map((side) => ({
    fixtureKey,
    side,
    starterKeys: lineUps[side].starters.map(({ slug }) => slug),
    benchKeys: lineUps[side].bench.map(({ slug }) => slug),
  }));
}

type Names = ReadonlyMap<string, string>;

function toProvidedDetails(
  key: string,
  fixture: Fixture,
  { now, nameOf }: { now: number; nameOf: Names },
): ProvidedDetails {
  const { events, performances } = fixtureStateAt(fixture, now);
  return {
    fixtureKey: key,
    events: events.map((event) => toFixtureEvent(event, nameOf)),
    performances: performances.map(({ player, side, performance }) => ({
      playerKey: player.slug,
      side,
      performance,
    })),
  };
}

const kinds = {
  own_goal: "own goal",
  penalty_missed: "penalty missed",
  yellow_card: "yellow",
  red_card: "red",
  substitution: "substitution",
} as const;

function toFixtureEvent(event: WorldEvent, nameOf: Names): FixtureEvent {
  const { minute, side } = event;
  const nameIn = (slug: string | null): string | null => (slug === null ? null : (nameOf.get(slug) ?? slug));
  switch (event.kind) {
    case "goal": {
      const kind = event.isPenalty ? ("penalty" as const) : ("goal" as const);
      return { minute, side, kind, playerName: nameIn(event.player) ?? "", otherName: nameIn(event.assist) };
    }
    case "substitution":
      return {
        minute,
        side,
        kind: kinds.substitution,
        playerName: nameIn(event.off) ?? "",
        otherName: nameIn(event.on),
      };
    default:
      return {
        minute,
        side,
        kind: kinds[event.kind],
        playerName: nameIn(event.player) ?? "",
        otherName: null,
      };
  }
}
