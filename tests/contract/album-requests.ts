import type { Scenario } from "./requests.ts";

/** The id of a club and a player that don't exist. */
const NOBODY = 2_000_000_002;

/** Requests about shares, sets, wishes and the showcase. */
export const albumScenarios: Readonly<Record<string, Scenario>> = {
  "GET /api/shares": { request: () => ({}), own: 200 },
  "POST /api/shares": {
    request: ({ cardId }) => ({ body: { kind: "card", id: cardId } }),
    own: 200,
    foreign: 404,
  },
  // Everyone with the link sees the same.
  "GET /api/shares/:token": { request: ({ shareToken }) => ({ params: { token: shareToken } }), own: 200 },
  "DELETE /api/shares/:token": {
    request: ({ shareToken }) => ({ params: { token: shareToken } }),
    own: 200,
    foreign: 404,
  },
  "GET /api/album": { request: () => ({}), own: 200 },
  "GET /api/album/sets/:clubId": { request: () => ({ params: { clubId: NOBODY } }), own: 404 },
  "GET /api/album/wishes": { request: () => ({}), own: 200 },
  "PUT /api/album/wishes/:playerId": { request: () => ({ params: { playerId: NOBODY } }), own: 404 },
  "DELETE /api/album/wishes/:playerId": {
    request: () => ({ params: { playerId: NOBODY } }),
    own: 200,
  },
  "GET /api/album/swaps": { request: () => ({}), own: 200 },
  "PUT /api/album/publication": { request: () => ({ body: { isPublic: true } }), own: 200 },
  "PUT /api/album/showcase": {
    request: ({ cardId }) => ({ body: { cardIds: [cardId] } }),
    own: 200,
    foreign: 404,
  },
  "GET /api/users/:userId/showcase": { request: ({ userId }) => ({ params: { userId } }), own: 200 },
};
