import type { Scenario } from "./requests.ts";

const NEXT_YEAR = { startDate: "2026-03-02T00:00:00Z", endDate: "2026-03-20T00:00:00Z" };

/** Requests about tournaments, tables, mini-leagues, notifications and statistics. */
export const competitionScenarios: Readonly<Record<string, Scenario>> = {
  "GET /api/tournaments": { request: () => ({}), own: 200 },
  // A month has one tournament, and there are more callers than months, so it's enough to reach the name check.
  "POST /api/admin/tournaments": { request: () => ({ body: { name: "ab", ...NEXT_YEAR } }), own: 400 },
  // It has already started.
  "PUT /api/admin/tournaments/:id": {
    request: ({ tournamentId }) => ({
      params: { id: tournamentId },
      body: { name: "Spring Cup", ...NEXT_YEAR },
    }),
    own: 409,
  },
  "GET /api/leaderboard/table": { request: () => ({ query: { period: "month" } }), own: 200 },
  "GET /api/leaderboard/position": { request: () => ({ query: { period: "month" } }), own: 200 },
  "GET /api/leaderboard/neighbours": { request: () => ({ query: { period: "season" } }), own: 200 },
  "GET /api/leaderboard/search": { request: () => ({ query: { period: "previous", q: "man" } }), own: 200 },
  "GET /api/mini-leagues": { request: () => ({}), own: 200 },
  "POST /api/mini-leagues": { request: () => ({ body: { name: "Lunch Club" } }), own: 200 },
  "GET /api/mini-leagues/:id": {
    request: ({ leagueId }) => ({ params: { id: leagueId } }),
    own: 200,
    foreign: 404,
  },
  "GET /api/mini-leagues/:id/fantasy": {
    request: ({ leagueId }) => ({ params: { id: leagueId }, query: {} }),
    own: 200,
    foreign: 404,
  },
  "GET /api/mini-leagues/:id/head-to-head": {
    request: ({ leagueId }) => ({ params: { id: leagueId }, query: {} }),
    own: 200,
    foreign: 404,
  },
  // No fantasy league is open.
  "GET /api/mini-leagues/:id/compare": {
    request: ({ leagueId, userId }) => ({
      params: { id: leagueId },
      query: { fantasyLeagueId: 1, round: 1, home: userId, away: userId },
    }),
    own: 404,
  },
  "PUT /api/mini-leagues/:id": {
    request: ({ leagueId }) => ({ params: { id: leagueId }, body: { name: "Supper Club" } }),
    own: 200,
    foreign: 404,
  },
  "DELETE /api/mini-leagues/:id": {
    request: ({ leagueId }) => ({ params: { id: leagueId } }),
    own: 200,
    foreign: 404,
  },
  "GET /api/mini-leagues/invitations/:code": { request: () => ({ params: { code: "NOBODY" } }), own: 404 },
  "POST /api/mini-leagues/join": { request: () => ({ body: { code: "NOBODY" } }), own: 404 },
  // The owner can't leave.
  "POST /api/mini-leagues/:id/leave": {
    request: ({ leagueId }) => ({ params: { id: leagueId } }),
    own: 409,
    foreign: 404,
  },
  "DELETE /api/mini-leagues/:id/members/:userId": {
    request: ({ leagueId, userId }) => ({ params: { id: leagueId, userId } }),
    own: 409,
    foreign: 404,
  },
  "POST /api/mini-leagues/:id/code": {
    request: ({ leagueId }) => ({ params: { id: leagueId } }),
    own: 200,
    foreign: 404,
  },
  "GET /api/notifications": { request: () => ({}), own: 200 },
  "GET /api/notifications/unread": { request: () => ({}), own: 200 },
  "POST /api/notifications/read": { request: () => ({ body: { upTo: 1 } }), own: 200 },
  "GET /api/statistics": { request: () => ({}), own: 200 },
  "GET /api/fixtures/own": { request: () => ({}), own: 200 },
  "GET /api/users/:userId/badges": { request: ({ userId }) => ({ params: { userId } }), own: 200 },
};
