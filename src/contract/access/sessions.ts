import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done, instant } from "#contract/ids.ts";

const sessionId = z.string().check(z.minLength(1), z.maxLength(64));

/** Where and since when somebody is signed in. */
export const sessionView = z.strictObject({
  id: sessionId,
  /** The browser's own name, such as Firefox; null: unknown. */
  browser: z.nullable(z.string()),
  /** The system's own name, such as Android; null: unknown. */
  system: z.nullable(z.string()),
  signedInAt: instant,
  /** Exact to the hour. */
  lastUsedAt: instant,
  /** Whether it's the session of this request. */
  isCurrent: z.boolean(),
});

export type SessionView = z.output<typeof sessionView>;

export const listSessions = defineEndpoint({
  method: "GET",
  path: "/api/auth/sessions",
  access: "user",
  summary: "Where the user is signed in, the latest used first",
  response: z.strictObject({ sessions: z.array(sessionView) }),
  refusals: [],
});

export const endSession = defineEndpoint({
  method: "DELETE",
  path: "/api/auth/sessions/:id",
  access: "user",
  summary: "Sign out one of the user's devices",
  params: z.object({ id: sessionId }),
  response: done,
  refusals: ["not_found"],
});

export const endOtherSessions = defineEndpoint({
  method: "POST",
  path: "/api/auth/sessions/end-others",
  access: "user",
  summary: "Sign out everywhere else",
  response: done,
  refusals: [],
});
