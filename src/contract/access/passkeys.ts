import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done, instant } from "#contract/ids.ts";

const passkeyId = z.string().check(z.minLength(1), z.maxLength(64));

/** A key on a user's device or in their password manager, which signs in without the password. */
export const passkeyView = z.strictObject({
  id: passkeyId,
  /** The browser and the system where it was added, such as "Chrome, Android"; null: unknown. */
  name: z.nullable(z.string()),
  addedAt: instant,
});

export type PasskeyView = z.output<typeof passkeyView>;

export const listPasskeys = defineEndpoint({
  method: "GET",
  path: "/api/auth/passkeys",
  access: "user",
  summary: "The user's passkeys, the oldest first",
  response: z.strictObject({ passkeys: z.array(passkeyView) }),
  refusals: [],
});

export const removePasskey = defineEndpoint({
  method: "POST",
  path: "/api/auth/passkeys/:id/remove",
  access: "user",
  summary: "Remove one of the user's passkeys: it doesn't sign in any more",
  params: z.object({ id: passkeyId }),
  body: z.object({
    /** Accounts without a password need none. */
    password: z._default(z.string().check(z.maxLength(200)), ""),
  }),
  response: done,
  refusals: ["not_found", "current_password_wrong", "too_many_guesses", "too_many_requests"],
});
