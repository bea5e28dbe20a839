import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done, instant, userId } from "#contract/ids.ts";

/** Characters in the reason for a ban. */
export const BAN_REASON_MAX = 200;
/** The longest ban with an end. */
const BAN_DAYS_MAX = 3650;
/** Users in an answer. */
export const USERS_FOUND = 20;

export const banView = z.strictObject({
  /** Null: without an end. */
  until: z.nullable(instant),
  reason: z.string(),
});

/** A user as admins see them. */
export const adminUserView = z.strictObject({
  id: userId,
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: instant,
  ban: z.nullable(banView),
});

export type AdminUserView = z.output<typeof adminUserView>;

export const listUsers = defineEndpoint({
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  summary:
    "Users whose username or email begins like this, 20 at most; without a search, those who are banned",
  query: z.object({ search: z.optional(z.string().check(z.maxLength(254))) }),
  response: z.strictObject({
    users: z.array(adminUserView),
    /** Passwords are on, and users get no mail: an admin passes on links for new ones. */
    canMakeResetLinks: z._default(z.boolean(), false),
  }),
  refusals: [],
});

export const banUser = defineEndpoint({
  method: "POST",
  path: "/api/admin/users/:id/ban",
  access: "admin",
  summary: "Ban a user, which ends their sessions; another ban replaces the one before",
  params: z.object({ id: userId }),
  body: z.object({
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(BAN_REASON_MAX)),
    /** From now on; null: without an end. */
    days: z.nullable(z.int().check(z.minimum(1), z.maximum(BAN_DAYS_MAX))),
    /** Also remove the username and the picture. A lifted ban doesn't bring them back. */
    removesProfile: z._default(z.boolean(), false),
  }),
  response: done,
  refusals: ["not_found", "ban_yourself", "last_admin"],
});

export const makeResetLink = defineEndpoint({
  method: "POST",
  path: "/api/admin/users/:id/reset-link",
  access: "admin",
  summary: "Make a link with which a user chooses a new password: once, within an hour",
  params: z.object({ id: userId }),
  response: z.strictObject({ link: z.string() }),
  isAnswerSecret: true,
  refusals: ["not_found", "passwords_off", "mails_are_sent", "reset_link_for_admin"],
});

export const endUserSessions = defineEndpoint({
  method: "POST",
  path: "/api/admin/users/:id/end-sessions",
  access: "admin",
  summary: "Sign a user out everywhere; they can sign in again",
  params: z.object({ id: userId }),
  response: done,
  refusals: ["not_found"],
});

export const unbanUser = defineEndpoint({
  method: "POST",
  path: "/api/admin/users/:id/unban",
  access: "admin",
  summary: "Lift a ban",
  params: z.object({ id: userId }),
  response: done,
  refusals: ["not_found"],
});
