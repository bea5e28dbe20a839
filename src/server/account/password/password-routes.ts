import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { AskAuth } from "#server/account/ask-auth.ts";
import { claimFirstAdmin } from "#server/account/admin/claim-first-admin.ts";
import { isInsecurePicture } from "#server/account/profile.ts";
import { findUserId } from "#server/account/user-name.ts";
import type { Deps } from "#server/deps.ts";
import { makeCounter } from "#server/platform/metrics/counters.ts";
import { networkOf } from "#server/platform/http/limits/caller-network.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { checkPassword } from "./check-password.ts";
import { forgetGuesses, takeGuess } from "./guesses.ts";
import { limitAttempts } from "./limit-attempts.ts";

const countFailure = makeCounter("panna_failed_sign_ins_total", "Passwords that were tried and are wrong.");

const FORBIDDEN = 403;

const address = z.email();
/** The only fields for a new account: callers can't make themselves admin or choose a redirect. */
const signUp = z.strictObject({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  image: z.optional(z.string()),
  setupCode: z.optional(z.string()),
});
const signIn = z.object({ email: z.string(), password: z.string() });
const change = z.object({
  currentPassword: z.string(),
  newPassword: z.string(),
  revokeOtherSessions: z._default(z.boolean(), true),
});

export interface PasswordRoutesParts {
  readonly deps: Deps;
  readonly auth: AskAuth;
}

/** The options of all these routes, and what the document of the calls says of each. */
function routeOf(summary: string, body: z.ZodMiniType) {
  return {
    method: "POST",
    schema: { hide: true },
    config: { described: { summary, tags: ["auth"], body } },
    preHandler: refuseOtherSpellings,
  } as const;
}

/** Signing up and in with e-mail and password, and changing the password. Each has the tighter rate limit. */
export function mountPasswordRoutes(app: FastifyInstance, parts: PasswordRoutesParts): void {
  mountSignUp(app, parts);
  mountSignIn(app, parts);
  mountChange(app, parts);
}

function mountSignUp(app: FastifyInstance, { deps, auth }: PasswordRoutesParts): void {
  app.route({
    ...routeOf("Make an account with e-mail and password, and sign in", signUp),
    onRequest: limitAttempts(deps),
    url: "/api/auth/sign-up/email",
    handler: async (request, reply) => {
      refuseWithProvider(deps);
      const { setupCode, ...body } = parseBody(signUp, request);
      // better-auth's own check of the form doesn't say what's wrong.
      if (!address.safeParse(body.email).success) throw new RefusedError({ code: "email_invalid" });
      if (isInsecurePicture(body.image)) throw new RefusedError({ code: "picture_insecure" });
      const claim = claimFirstAdmin(request, deps.config, setupCode);
      await checkPassword(body.password, { email: body.email, names: [body.name] });
      const answer = await auth.ask(request, { method: "POST", path: "/sign-up/email", body, claim });
      // With two at once, the database refuses the later one, and better-auth doesn't say why.
      if (answer.status >= 400 && (await findUserId(deps.db, body.email)) !== null) {
        throw new RefusedError({ code: "email_taken" });
      }
      return auth.send(answer, reply);
    },
  });
}

function mountSignIn(app: FastifyInstance, { deps, auth }: PasswordRoutesParts): void {
  app.route({
    ...routeOf("Sign in with e-mail and password", signIn),
    onRequest: limitAttempts(deps),
    url: "/api/auth/sign-in/email",
    handler: async (request, reply) => {
      refuseWithProvider(deps);
      const body = parseBody(signIn, request);
      await waitForGuess(deps, body.email, reply);
      const answer = await auth.ask(request, { method: "POST", path: "/sign-in/email", body });
      // A banned user has the right password.
      await noteGuess(deps, body.email, { isRight: answer.ok || answer.status === FORBIDDEN, request });
      return auth.send(answer, reply);
    },
  });
}

/** Ends the other sessions too, unless `revokeOtherSessions` is false: one of them may be an intruder's. */
function mountChange(app: FastifyInstance, { deps, auth }: PasswordRoutesParts): void {
  app.route({
    ...routeOf("Change the password, and sign out everywhere else", change),
    onRequest: limitAttempts(deps),
    url: "/api/auth/change-password",
    handler: async (request, reply) => {
      const user = await auth.userOf(request);
      if (user === null) throw new RefusedError({ code: "unauthorized" });
      const body = parseBody(change, request);
      await checkPassword(body.newPassword, user);
      await waitForGuess(deps, user.email, reply);
      const answer = await auth.ask(request, { method: "POST", path: "/change-password", body });
      await noteGuess(deps, user.email, { isRight: answer.ok, request });
      return auth.send(answer, reply);
    },
  });
}

/** Our own pages spell the address literally; with `%73` and the like, a caller may be trying to get past a limit. */
async function refuseOtherSpellings({ url, routeOptions }: FastifyRequest): Promise<void> {
  if (url.split("?", 1)[0] !== routeOptions.url) throw new RefusedError({ code: "not_found" });
}

/** @throws RefusedError `passwords_off` if users sign in with a provider. */
function refuseWithProvider({ config }: Pick<Deps, "config">): void {
  if (config.oidc !== null) throw new RefusedError({ code: "passwords_off" });
}

function parseBody<Schema extends z.ZodMiniType>(schema: Schema, { body }: FastifyRequest): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new RefusedError({ code: "invalid_input" });
  return parsed.data;
}

/** @throws RefusedError `too_many_guesses` while the account's pause lasts, with Retry-After. */
async function waitForGuess(deps: Deps, email: string, reply: FastifyReply): Promise<void> {
  const seconds = await takeGuess(deps, email);
  if (seconds === 0) return;
  void reply.header("retry-after", String(seconds));
  throw new RefusedError({ code: "too_many_guesses", seconds });
}

/** Resets the account's count, or logs and counts the failure: with the account and its network, never the address. */
async function noteGuess(
  deps: Deps,
  email: string,
  { isRight, request }: { readonly isRight: boolean; readonly request: FastifyRequest },
): Promise<void> {
  if (isRight) return forgetGuesses(deps, email);
  countFailure();
  const accountId = await findUserId(deps.db, email);
  request.log.warn({ accountId, network: networkOf(request) }, "sign-in failed");
}
