import type { Scenario } from "./requests.ts";

/** An id with neither a fixture nor a card. */
const params = { id: 2_000_000_005 };

/** The calls about fixtures, and those that let admins link cards to players. */
export const footballScenarios: Readonly<Record<string, Scenario>> = {
  "GET /api/players/:id": { request: () => ({ params }), own: 404 },
  "GET /api/search": { request: () => ({ query: { q: "Play" } }), own: 200 },
  "GET /api/fixtures/coming": { request: () => ({ query: { page: 1 } }), own: 200 },
  "GET /api/fixtures/:id": { request: () => ({ params }), own: 404 },
  "POST /api/football/map-cards": { request: () => ({}), own: 200 },
  "GET /api/football/unmapped-cards": { request: () => ({}), own: 200 },
  "POST /api/football/unmapped-cards/:id": { request: () => ({ params, body: { playerId: 1 } }), own: 404 },
  "GET /api/admin/players/doubtful": { request: () => ({}), own: 200 },
  "GET /api/admin/players/merges": { request: () => ({}), own: 200 },
  "POST /api/admin/players/join": { request: () => ({ body: { knownId: params.id, givenId: 1 } }), own: 404 },
  "POST /api/admin/players/merges/:id/undo": { request: () => ({ params }), own: 404 },
  "GET /api/football/corrections": { request: () => ({}), own: 200 },
};
