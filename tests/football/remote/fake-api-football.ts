import { clubs } from "#game/world/catalogue/clubs.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { type CataloguePlayer, players } from "#game/world/catalogue/players.ts";
import type { Side } from "#game/side.ts";
import type { FixtureEvent } from "#game/world/fixture-event.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import type { PlayerPerformance } from "#game/world/match/perform.ts";
import { clubBySlug, fakeFixtures, type FakeWorld, numberOf } from "./fake-world.ts";

const LONGEST_MATCH_MS = 3 * 3_600_000;

const POSITIONS = {
  goalkeeper: "Goalkeeper",
  defender: "Defender",
  midfielder: "Midfielder",
  forward: "Attacker",
} as const;

/** API-Football's answer to a path, if the fake world were real. */
export function answerAsApiFootball(world: FakeWorld, { pathname, searchParams: query }: URL): unknown {
  switch (pathname) {
    case "/teams":
      return envelope(teamsOf(Number(query.get("league"))));
    case "/players/squads":
      return envelope([squadOf(Number(query.get("team")))]);
    case "/fixtures":
      return envelope(fixturesFor(world, query));
    default:
      return { ...envelope([]), errors: { endpoint: "This endpoint do not exist." } };
  }
}

function envelope(response: readonly unknown[]) {
  return {
    get: "",
    parameters: {},
    errors: [],
    results: response.length,
    paging: { current: 1, total: 1 },
    response,
  };
}

function teamsOf(league: number) {
  const slug = leagues.find(({ apiFootballId }) => apiFootballId === league)?.slug;
  return clubs
    .filter((club) => club.league === slug)
    .map(({ apiFootballId: id, shortName: name }) => ({ team: { id, name, code: null }, venue: null }));
}

function squadOf(team: number) {
  const slug = clubs.find(({ apiFootballId }) => apiFootballId === team)?.slug;
  return {
    team: { id: team, name: "" },
    players: players
      .filter(({ club }) => club === slug)
      .map(({ slug: player, name, position }) => ({
        id: numberOf.get(player),
        name,
        age: 25,
        number: null,
        position: POSITIONS[position],
        photo: "",
      })),
  };
}

function fixturesFor(world: FakeWorld, query: URLSearchParams): unknown[] {
  const ids = query.get("ids")?.split("-");
  if (ids !== undefined) {
    return fakeFixtures
      .filter(({ id }) => ids.includes(String(id)))
      .map((fixture) => ({ ...recordOf(world, fixture), ...detailsOf(world, fixture) }));
  }
  const live = query.get("live")?.split("-").map(Number);
  if (live !== undefined) {
    return fakeFixtures
      .filter(({ league, kickOff }) => live.includes(numberOfLeague(league)) && isToday(world, kickOff))
      .filter((fixture) => ["1H", "HT", "2H"].includes(world.stateOf(fixture).status))
      .map((fixture) => ({ ...recordOf(world, fixture), events: eventsOf(world, fixture) }));
  }
  return fakeFixtures
    .filter(({ league }) => numberOfLeague(league) === Number(query.get("league")))
    .map((fixture) => recordOf(world, fixture));
}

function isToday(world: FakeWorld, kickOff: number): boolean {
  return kickOff <= world.now() && kickOff > world.now() - LONGEST_MATCH_MS;
}

function numberOfLeague(slug: string): number {
  return leagues.find((league) => league.slug === slug)?.apiFootballId ?? 0;
}

function teamOf(slug: string) {
  return { id: clubBySlug.get(slug)?.apiFootballId ?? 0, name: slug, logo: "" };
}

function recordOf(world: FakeWorld, fixture: Fixture) {
  const { status, elapsed, goals } = world.stateOf(fixture);
  const score = goals ?? { home: null, away: null };
  return {
    fixture: {
      id: fixture.id,
      referee: null,
      timestamp: fixture.kickOff / 1000,
      venue: { id: null, name: null, city: null },
      status: { long: status, short: status, elapsed, extra: null },
    },
    league: {
      id: numberOfLeague(fixture.league),
      season: fixture.season,
      round: `Regular Season - ${fixture.round}`,
    },
    teams: { home: teamOf(fixture.home), away: teamOf(fixture.away) },
    goals: score,
    score: { fulltime: status === "FT" ? score : { home: null, away: null } },
  };
}

function detailsOf(world: FakeWorld, fixture: Fixture) {
  const { performances, lineUps } = world.stateOf(fixture);
  const listed = (of: readonly CataloguePlayer[]) =>
    of.map(({ slug, name }) => ({
      player: { id: numberOf.get(slug), name, number: null, pos: null, grid: null },
    }));
  const lineUpOf = (side: Side, slug: string) => ({
    team: teamOf(slug),
    coach: null,
    formation: lineUps?.[side].formation,
    startXI: listed(lineUps?.[side].starters ?? []),
    substitutes: listed(lineUps?.[side].bench ?? []),
  });
  const ofSide = (side: Side, slug: string) => ({
    team: teamOf(slug),
    players: performances.filter((one) => one.side === side).map((one) => playerOf(world, fixture, one)),
  });
  return {
    events: eventsOf(world, fixture),
    lineups: lineUps === null ? [] : [lineUpOf("home", fixture.home), lineUpOf("away", fixture.away)],
    players: performances.length === 0 ? [] : [ofSide("home", fixture.home), ofSide("away", fixture.away)],
  };
}

/** The fake world has no nulls; the provider writes null for zero and for what it doesn't count. */
function orNull(figure: number | null): number | null {
  return figure === 0 ? null : figure;
}

function playerOf(world: FakeWorld, fixture: Fixture, { player, performance: did }: PlayerPerformance) {
  const cameOn = world
    .stateOf(fixture)
    .events.some((event) => event.kind === "substitution" && event.on === player.slug);
  const isKeeper = player.position === "goalkeeper";
  return {
    player: { id: numberOf.get(player.slug), name: player.name, photo: "" },
    statistics: [
      {
        games: { minutes: orNull(did.minutes), rating: did.rating?.toFixed(1) ?? null, substitute: cameOn },
        goals: {
          total: orNull(did.goals),
          conceded: isKeeper ? did.conceded : 0,
          assists: orNull(did.assists),
          saves: isKeeper ? did.saves : null,
        },
        tackles: {
          total: orNull(did.tackles),
          blocks: orNull(did.blocks),
          interceptions: orNull(did.interceptions),
        },
        cards: { yellow: did.yellowCards, red: did.redCards },
        penalty: { missed: did.penaltiesMissed, saved: did.penaltiesSaved },
      },
    ],
  };
}

function eventsOf(world: FakeWorld, fixture: Fixture) {
  return world.stateOf(fixture).events.map((event) => ({
    time: { elapsed: event.minute, extra: event.stoppage },
    team: teamOf(fixture[event.side]),
    comments: null,
    ...partsOf(event),
  }));
}

const nameOf = new Map(players.map(({ slug, name }) => [slug, name]));
const person = (slug: string | null) => ({
  id: slug === null ? null : (numberOf.get(slug) ?? null),
  name: slug === null ? null : (nameOf.get(slug) ?? null),
});

function partsOf(event: FixtureEvent) {
  switch (event.kind) {
    case "goal": {
      const detail = event.isPenalty ? "Penalty" : "Normal Goal";
      return { type: "Goal", detail, player: person(event.player), assist: person(event.assist) };
    }
    case "own_goal":
      return { type: "Goal", detail: "Own Goal", player: person(event.player), assist: person(null) };
    case "penalty_missed":
      return { type: "Goal", detail: "Missed Penalty", player: person(event.player), assist: person(null) };
    case "yellow_card":
      return { type: "Card", detail: "Yellow Card", player: person(event.player), assist: person(null) };
    case "red_card":
      return { type: "Card", detail: "Red Card", player: person(event.player), assist: person(null) };
    case "substitution":
      return { type: "subst", detail: "Substitution 1", player: person(event.off), assist: person(event.on) };
    default: {
      const never: never = event;
      return never;
    }
  }
}
