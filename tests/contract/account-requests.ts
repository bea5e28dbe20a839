import type { Scenario } from "./requests.ts";

/** Requests about the caller's own account. */
export const accountScenarios: Readonly<Record<string, Scenario>> = {
  "PUT /api/auth/name": {
    request: () => ({ body: { firstName: "Grace", lastName: "Hopper" } }),
    own: 200,
  },
};
