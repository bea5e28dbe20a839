import { FOREVER } from "#game/account/ban.ts";
import { aUser } from "#tests/support/sessions.ts";
import { anyPhoto } from "#tests/support/photos.ts";
import type { Change } from "./change.ts";

export const accountChanges: Readonly<Record<string, Change>> = {
  "PUT /api/auth/name": async ({ app }) => ({
    user: await aUser(app),
    request: { body: { firstName: "Grace", lastName: "Hopper" } },
    other: { body: { firstName: "Ada", lastName: "Lovelace" } },
  }),
  "POST /api/auth/avatar": async ({ app }) => ({
    user: await aUser(app),
    request: {},
    file: await anyPhoto(901),
    otherFile: await anyPhoto(902),
  }),
  "DELETE /api/auth/avatar": async ({ app }) => ({ user: await aUser(app), request: {} }),
  "POST /api/admin/users/:id/ban": async ({ app, admin }) => {
    const params = { id: (await aUser(app)).id };
    return {
      user: admin,
      request: { params, body: { reason: "Spam", days: null } },
      other: { params, body: { reason: "More spam", days: null } },
    };
  },
  "POST /api/admin/users/:id/reset-link": async ({ app, admin }) => ({
    user: admin,
    request: { params: { id: (await aUser(app)).id } },
    other: { params: { id: (await aUser(app)).id } },
  }),
  "POST /api/admin/users/:id/end-sessions": async ({ app, admin }) => ({
    user: admin,
    request: { params: { id: (await aUser(app)).id } },
    other: { params: { id: (await aUser(app)).id } },
  }),
  "POST /api/admin/users/:id/unban": async ({ app, admin }) => {
    const bannedUntil = new Date(FOREVER);
    return {
      user: admin,
      request: { params: { id: (await aUser(app, { bannedUntil })).id } },
      other: { params: { id: (await aUser(app, { bannedUntil })).id } },
    };
  },
};
