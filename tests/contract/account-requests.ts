import type { Scenario } from "./requests.ts";

/** Requests about the caller's own account. */
export const accountScenarios: Readonly<Record<string, Scenario>> = {
  "PUT /api/auth/name": {
    request: () => ({ body: { firstName: "Grace", lastName: "Hopper" } }),
    own: 200,
  },
  // Without a file.
  "POST /api/auth/avatar": { request: () => ({}), own: 415 },
  "DELETE /api/auth/avatar": { request: () => ({}), own: 200 },
  "GET /api/admin/users": { request: () => ({ query: { search: "somebody" } }), own: 200 },
  // Nobody bans themselves, and the requests are about the caller or nobody.
  "POST /api/admin/users/:id/ban": {
    request: () => ({ params: { id: "nobody" }, body: { reason: "Spam", days: null } }),
    own: 404,
  },
  "POST /api/admin/users/:id/reset-link": {
    request: () => ({ params: { id: "nobody" } }),
    own: 404,
  },
  "POST /api/admin/users/:id/end-sessions": {
    request: () => ({ params: { id: "nobody" } }),
    own: 404,
  },
  "POST /api/admin/users/:id/unban": {
    request: ({ userId }) => ({ params: { id: userId } }),
    own: 200,
  },
};
