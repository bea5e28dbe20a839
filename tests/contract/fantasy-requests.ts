import type { Scenario } from "./requests.ts";

/** An id without a fantasy league: tests/fantasy covers squads. */
const params = { leagueId: 2_000_000_004 };
const squad = {
  leagueId: params.leagueId,
  newCardIds: [1, 2, 3, 4, 5],
  benchCardIds: [6, 7, 8, 9],
  captainId: 5,
  viceCaptainId: 4,
  useWildcard: false,
  chipUsage: [],
};

const practice = { params: { id: params.leagueId } };
const gameweek = { params: { id: params.leagueId, round: 1 } };

export const fantasyScenarios: Readonly<Record<string, Scenario>> = {
  "GET /api/fantasy/leagues": { request: () => ({}), own: 200 },
  "GET /api/fantasy/my-team/:leagueId": { request: () => ({ params }), own: 404 },
  "GET /api/fantasy/season-powers/:leagueId": { request: () => ({ params }), own: 404 },
  "GET /api/fantasy/transfers/history/:leagueId": { request: () => ({ params }), own: 404 },
  "POST /api/fantasy/transfers/validate": { request: () => ({ body: squad }), own: 404 },
  "POST /api/fantasy/transfers/execute": { request: () => ({ body: squad }), own: 404 },
  "POST /api/fantasy/wildcard/:leagueId": { request: () => ({ params }), own: 404 },
  "GET /api/fantasy/points/:leagueId": { request: () => ({ params }), own: 404 },
  "GET /api/fantasy/tables/:leagueId": { request: () => ({ params }), own: 404 },
  "GET /api/fantasy/help/:leagueId": { request: () => ({ params }), own: 404 },
  // There are no corrections.
  "POST /api/fantasy/corrections": {
    request: () => ({ body: { correctionIds: [2_000_000_004], note: "Nobody knows of it." } }),
    own: 404,
  },
  "GET /api/fantasy/practice": { request: () => ({}), own: 200 },
  // No season is over and nobody practises: tests/fantasy covers that.
  "POST /api/fantasy/practice": {
    request: () => ({ body: { leagueId: "premier-league", season: 2024, replaces: null } }),
    own: 404,
  },
  "POST /api/fantasy/practice/:id/validate": { request: () => ({ ...practice, body: squad }), own: 404 },
  "POST /api/fantasy/practice/:id/execute": { request: () => ({ ...practice, body: squad }), own: 404 },
  "GET /api/fantasy/practice/:id/help": { request: () => practice, own: 404 },
  "POST /api/fantasy/practice/:id/gameweeks/:round": { request: () => gameweek, own: 404 },
  "GET /api/fantasy/practice/:id/gameweeks/:round": { request: () => gameweek, own: 404 },
  // No fixtures are loaded.
  "POST /api/football/create-test-league": { request: () => ({}), own: 409 },
};
