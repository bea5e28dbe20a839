import type { Scenario } from "./requests.ts";

/** Requests about how the caller signs in. Their own tests confirm addresses and use passwords. */
export const accessScenarios: Readonly<Record<string, Scenario>> = {
  "GET /api/auth/email": { request: () => ({}), own: 200 },
  "POST /api/auth/email/link": { request: () => ({}), own: 200 },
  "PUT /api/auth/email": {
    request: () => ({ body: { email: "somewhere@else.example", password: "a wrong guess" } }),
    own: 400,
  },
  "POST /api/auth/email/confirm": { request: () => ({ body: { token: "none" } }), own: 400 },
  "GET /api/auth/sessions": { request: () => ({}), own: 200 },
  "DELETE /api/auth/sessions/:id": {
    request: ({ sessionId }) => ({ params: { id: sessionId } }),
    own: 200,
    foreign: 404,
  },
  "GET /api/auth/passkeys": { request: () => ({}), own: 200 },
  "POST /api/auth/passkeys/:id/remove": {
    request: ({ passkeyId }) => ({ params: { id: passkeyId }, body: {} }),
    own: 200,
    foreign: 404,
  },
  "POST /api/auth/sessions/end-others": { request: () => ({}), own: 200 },
};
