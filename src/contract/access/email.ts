import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done } from "#contract/ids.ts";

/** The longest address that mail can be sent to (RFC 5321). */
const EMAIL_MAX = 254;
const TOKEN_MAX = 200;

export const getEmail = defineEndpoint({
  method: "GET",
  path: "/api/auth/email",
  access: "user",
  summary: "The user's email address, and whether it's confirmed",
  response: z.strictObject({
    email: z.string(),
    isConfirmed: z.boolean(),
    /** The address that replaces it once its link is opened; null: none. */
    pendingEmail: z.nullable(z.string()),
  }),
  refusals: [],
});

export const sendEmailLink = defineEndpoint({
  method: "POST",
  path: "/api/auth/email/link",
  access: "user",
  summary: "Send a mail with a link to confirm the address",
  response: done,
  refusals: ["too_many_requests"],
});

export const changeEmail = defineEndpoint({
  method: "PUT",
  path: "/api/auth/email",
  access: "user",
  summary: "Send a link to a new address, which replaces the present one when it's opened",
  body: z.object({ email: z.string().check(z.maxLength(EMAIL_MAX)), password: z.string() }),
  response: done,
  refusals: [
    "email_invalid",
    "email_taken",
    "current_password_wrong",
    "too_many_guesses",
    "too_many_requests",
    "passwords_off",
  ],
});

export const confirmEmail = defineEndpoint({
  method: "POST",
  path: "/api/auth/email/confirm",
  access: "user",
  summary: "Confirm an address with the link sent to it",
  body: z.object({ token: z.string().check(z.maxLength(TOKEN_MAX)) }),
  response: z.strictObject({ email: z.string() }),
  refusals: ["link_expired", "email_taken"],
});
