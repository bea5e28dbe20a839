import { clubs } from "#game/world/catalogue/clubs.ts";
import { players } from "#game/world/catalogue/players.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import type { PlayerPerformance } from "#game/world/match/perform.ts";
import { fakeFixtures, type FakeWorld, numberOf } from "./fake-world.ts";

const TYPES = { goalkeeper: 1, defender: 2, midfielder: 3, forward: 4 } as const;
/** Nobody moves in the fake world. */
const JOINED = "2026-07-01";
/** Ids restart every season, codes don't. Here an id is its code minus this number. */
const ID_BEFORE_CODE = 900;

const ownClubs = clubs.filter(({ league }) => league === "premier-league");
const ownFixtures = fakeFixtures.filter(({ league }) => league === "premier-league");
const ownPlayers = players.filter(({ club }) => ownClubs.some(({ slug }) => slug === club));

const teamId = (slug: string): number => ownClubs.findIndex((club) => club.slug === slug) + 1;
const fixtureIds = new Map(ownFixtures.map((fixture, at) => [fixture.id, at + 1]));
const fixtureId = ({ id }: Fixture): number => fixtureIds.get(id) ?? 0;
const elementId = (slug: string): number => (numberOf.get(slug) ?? 0) - ID_BEFORE_CODE;

/** The Fantasy Premier League's answer to a path, if the fake world were real. */
export function answerAsFpl(world: FakeWorld, { pathname, searchParams: query }: URL): unknown {
  const live = /^\/event\/(\d+)\/live\/$/.exec(pathname)?.[1];
  if (live !== undefined) return { elements: liveElements(world, Number(live)) };
  if (pathname === "/bootstrap-static/") return bootstrap();
  const round = query.get("event");
  return ownFixtures
    .filter((fixture) => round === null || fixture.round === Number(round))
    .map((fixture) => recordOf(world, fixture));
}

function bootstrap() {
  return {
    events: [{ id: 1, deadline_time: "2026-08-21T17:30:00Z", finished: false }],
    teams: ownClubs.map(({ slug, fplCode, shortName }) => ({
      id: teamId(slug),
      code: fplCode,
      name: shortName,
    })),
    elements: ownPlayers.map(({ slug, name, club, position }) => ({
      id: elementId(slug),
      code: numberOf.get(slug),
      team: teamId(club),
      element_type: TYPES[position],
      team_join_date: JOINED,
      first_name: name.split(" ")[0],
      second_name: name.split(" ").slice(1).join(" "),
      web_name: name,
      now_cost: 50,
      total_points: 0,
      minutes: 0,
      status: "a",
    })),
  };
}

function recordOf(world: FakeWorld, fixture: Fixture) {
  const { status, elapsed, goals, performances } = world.stateOf(fixture);
  const isOver = status === "FT";
  const list = (side: "home" | "away", figure: "goals" | "ownGoals" | "yellowCards" | "bps") =>
    performances
      .filter((one) => one.side === side && (one.performance[figure] ?? 0) !== 0)
      .map((one) => ({ value: one.performance[figure], element: elementId(one.player.slug) }));
  return {
    id: fixtureId(fixture),
    code: fixture.id,
    event: fixture.round,
    kickoff_time: new Date(fixture.kickOff).toISOString(),
    started: status !== "NS",
    finished: isOver,
    finished_provisional: isOver,
    minutes: elapsed ?? 0,
    team_h: teamId(fixture.home),
    team_a: teamId(fixture.away),
    team_h_score: goals?.home ?? null,
    team_a_score: goals?.away ?? null,
    stats:
      status === "NS"
        ? []
        : [
            { identifier: "goals_scored", h: list("home", "goals"), a: list("away", "goals") },
            { identifier: "own_goals", h: list("home", "ownGoals"), a: list("away", "ownGoals") },
            { identifier: "yellow_cards", h: list("home", "yellowCards"), a: list("away", "yellowCards") },
            { identifier: "bps", h: list("home", "bps"), a: list("away", "bps") },
          ],
  };
}

function liveElements(world: FakeWorld, round: number) {
  return ownFixtures
    .filter((fixture) => fixture.round === round)
    .flatMap((fixture) => world.stateOf(fixture).performances.map((one) => elementOf(fixture, one)));
}

function elementOf(fixture: Fixture, { player, performance: did }: PlayerPerformance) {
  return {
    id: elementId(player.slug),
    stats: {
      minutes: did.minutes,
      goals_scored: did.goals,
      assists: did.assists,
      goals_conceded: did.conceded,
      own_goals: did.ownGoals,
      penalties_saved: did.penaltiesSaved,
      penalties_missed: did.penaltiesMissed,
      yellow_cards: did.yellowCards,
      red_cards: did.redCards,
      saves: did.saves,
      bonus: did.bonus,
      bps: did.bps,
      defensive_contribution: did.defensiveContributions,
    },
    explain: [
      { fixture: fixtureId(fixture), stats: [{ identifier: "minutes", points: 1, value: did.minutes }] },
    ],
  };
}
