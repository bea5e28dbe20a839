import { aUser } from "#tests/support/sessions.ts";
import type { Change } from "./change.ts";

export const accountChanges: Readonly<Record<string, Change>> = {
  "PUT /api/auth/name": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { firstName: "Grace", lastName: "Hopper" } },
    other: { body: { firstName: "Ada", lastName: "Lovelace" } },
  }),
};
