import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { AskAuth } from "#server/account/ask-auth.ts";
import { claimFirstAdmin } from "#server/account/admin/claim-first-admin.ts";
import { queueLink } from "#server/account/email/change-email.ts";
import { isInsecurePicture, isOwnAddress } from "#server/account/profile.ts";
import { refusalOf } from "#server/account/library-refusals.ts";
import { mayWriteUnasked } from "#server/account/mail/limit-mails.ts";
import { sendNotice } from "#server/account/mail/send-notice.ts";
import { findUserId } from "#server/account/user-name.ts";
import type { Deps } from "#server/deps.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { addressOf } from "#server/platform/http/request-facts.ts";
import { parseBody, refuseWithProvider, routeOf } from "./auth-route.ts";
import { checkPassword } from "./check-password.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { mountResetRoutes } from "./reset-routes.ts";
import { loadPasswordHash, noteGuess, waitForGuess } from "./tried-password.ts";

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

/** Signing up and in with e-mail and password, and changing or resetting the password. Each has the tighter rate limit. */
export function mountPasswordRoutes(app: FastifyInstance, parts: PasswordRoutesParts): void {
  mountSignUp(app, parts);
  mountSignIn(app, parts);
  mountChange(app, parts);
  mountResetRoutes(app, parts);
}

function mountSignUp(app: FastifyInstance, { deps, auth }: PasswordRoutesParts): void {
  app.route({
    ...routeOf("Make an account with e-mail and password, and sign in", signUp),
    onRequest: limitAttempts(deps),
    url: "/api/auth/sign-up/email",
    handler: async (request, reply) => {
      refuseWithProvider(deps);
      const { setupCode, image, ...given } = parseBody(signUp, request);
      const body = isOwnAddress(image, addressOf(request, deps.config.publicUrl))
        ? given
        : { ...given, image };
      // better-auth's own check of the form doesn't say what's wrong.
      if (!address.safeParse(body.email).success) throw new RefusedError({ code: "email_invalid" });
      if (isInsecurePicture(image)) throw new RefusedError({ code: "picture_insecure" });
      const claim = claimFirstAdmin(request, deps.config, setupCode);
      await checkPassword(body.password, { email: body.email, names: [body.name] });
      const answer = await auth.ask(request, { method: "POST", path: "/sign-up/email", body, claim });
      // With two at once, the database refuses the later one, and better-auth doesn't say why.
      if (answer.status >= 400 && (await findUserId(deps.db, body.email)) !== null) {
        throw new RefusedError({ code: "email_taken" });
      }
      if (answer.ok) await sendFirstLink({ deps, auth }, request, body.email);
      return auth.send(answer, reply);
    },
  });
}

/** Asks the owner of a new account to confirm its address. They are signed in whatever becomes of the mail. */
async function sendFirstLink(
  { deps, auth }: PasswordRoutesParts,
  request: FastifyRequest,
  email: string,
): Promise<void> {
  try {
    const userId = await findUserId(deps.db, email);
    if (userId === null || !(await mayWriteUnasked(deps, email))) return;
    await queueLink(deps, auth, { userId, email, http: { request } });
  } catch (error) {
    request.log.warn({ err: error }, "a mail was not queued");
  }
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
      const triedHash = await loadPasswordHash(deps.db, body.email);
      const answer = await auth.ask(request, { method: "POST", path: "/sign-in/email", body, triedHash });
      const refused = answer.ok ? null : await refusalOf(answer);
      // A banned user has the right password; any other refusal may come before the password is looked at.
      const isRight = refused === null || refused.refusal.code === "account_banned";
      await noteGuess(deps, body.email, { isRight, request });
      if (refused !== null) throw refused;
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
      const replacement = { userId: user.id, ends: body.revokeOtherSessions ? "others" : "none" } as const;
      const call = { method: "POST", path: "/change-password", body, replacement } as const;
      const triedHash = await loadPasswordHash(deps.db, user.email);
      const answer = await auth.ask(request, { ...call, triedHash });
      await noteGuess(deps, user.email, { isRight: answer.ok, request });
      if (answer.ok) await sendNotice({ deps, auth }, request, { kind: "password changed", owner: user });
      return auth.send(answer, reply);
    },
  });
}
