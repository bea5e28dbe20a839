import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { deviceOf } from "#game/account/device.ts";
import type { AskAuth, AuthUser } from "#server/account/ask-auth.ts";
import { sendNotice } from "#server/account/mail/send-notice.ts";
import { parseBody, refuseWithProvider, routeOf } from "#server/account/password/auth-route.ts";
import { limitAttempts } from "#server/account/password/limit-attempts.ts";
import { requirePassword } from "#server/account/password/tried-password.ts";
import { sessionToken } from "#server/account/session-cookie.ts";
import { copyHeaders } from "#server/account/web-request.ts";
import type { Deps } from "#server/deps.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { countPasskeys, keepPasskey, PASSKEYS_MAX } from "./own-passkeys.ts";

const TEXT_MAX = 10_000;

const text = z.string().check(z.maxLength(TEXT_MAX));
/** What a browser says about a credential (WebAuthn's `toJSON`). better-auth checks it. */
const credential = z.object({
  response: z.looseObject({
    id: text,
    rawId: text,
    type: z.literal("public-key"),
    response: z.looseObject({}),
  }),
});
const password = z.object({ password: z.string() });
const nothing = z.object({});
const options = z.looseObject({ challenge: z.string() });

interface PasskeyRoutesParts {
  readonly deps: Deps;
  readonly auth: AskAuth;
}

/** Adding a passkey, and signing in with one. Each begins with a challenge, which the browser answers once. */
export function mountPasskeyRoutes(app: FastifyInstance, parts: PasskeyRoutesParts): void {
  mountRegistration(app, parts);
  mountSignIn(app, parts);
}

function mountRegistration(app: FastifyInstance, { deps, auth }: PasskeyRoutesParts): void {
  app.route({
    ...routeOf("Begin to add a passkey", password),
    url: "/api/auth/passkey/register-options",
    handler: async (request, reply) => {
      refuseWithProvider(deps);
      const user = await requireUser(auth, request);
      const body = parseBody(password, request);
      await requirePassword(
        { deps, auth },
        { request, reply },
        { email: user.email, password: body.password },
      );
      if ((await countPasskeys(deps.db, user.id)) >= PASSKEYS_MAX) {
        throw new RefusedError({ code: "too_many_passkeys", most: PASSKEYS_MAX });
      }
      const path = "/passkey/generate-register-options";
      return auth.send(await auth.ask(request, { method: "GET", path }), reply);
    },
  });

  app.route({
    ...routeOf("Add a passkey", credential),
    url: "/api/auth/passkey/verify-registration",
    handler: async (request, reply) => {
      refuseWithProvider(deps);
      const owner = await requireUser(auth, request);
      const { response } = parseBody(credential, request);
      const { browser, system } = deviceOf(request.headers["user-agent"] ?? "");
      const name = [browser, system].filter((one) => one !== null).join(", ");
      const body = { response, ...(name === "" ? {} : { name }) };
      const answer = await auth.ask(request, { method: "POST", path: "/passkey/verify-registration", body });
      const token = sessionToken(request.headers.cookie, deps.config) ?? "";
      const added = { credentialId: response.id, sessionToken: token };
      if (answer.ok) {
        const kept = await keepPasskey(deps.db, owner.id, added);
        if (!kept.ok) throw new RefusedError(kept.refusal);
        await sendNotice({ deps, auth }, request, { kind: "passkey added", owner });
      }
      return sendStatus(auth, reply, answer);
    },
  });
}

function mountSignIn(app: FastifyInstance, { deps, auth }: PasskeyRoutesParts): void {
  app.route({
    ...routeOf("Begin to sign in with a passkey", nothing),
    onRequest: limitAttempts(deps),
    url: "/api/auth/passkey/sign-in-options",
    handler: async (request, reply) => {
      refuseWithProvider(deps);
      const answer = await auth.ask(request, {
        method: "GET",
        path: "/passkey/generate-authenticate-options",
      });
      if (!answer.ok) return auth.send(answer, reply);
      copyHeaders(answer, reply);
      // better-auth only prefers it; a sign-in without it would be refused.
      return reply.send({ ...options.parse(await answer.json()), userVerification: "required" });
    },
  });

  app.route({
    ...routeOf("Sign in with a passkey", credential),
    onRequest: limitAttempts(deps),
    url: "/api/auth/passkey/verify-authentication",
    handler: async (request, reply) => {
      refuseWithProvider(deps);
      const body = parseBody(credential, request);
      return sendStatus(
        auth,
        reply,
        await auth.ask(request, { method: "POST", path: "/passkey/verify-authentication", body }),
      );
    },
  });
}

async function requireUser(auth: AskAuth, request: FastifyRequest): Promise<AuthUser> {
  const user = await auth.userOf(request);
  if (user === null) throw new RefusedError({ code: "unauthorized" });
  return user;
}

/** The cookies of better-auth's answer without its body, which has a session's token. */
async function sendStatus(auth: AskAuth, reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  if (!answer.ok) return auth.send(answer, reply);
  copyHeaders(answer, reply);
  return reply.type("application/json; charset=utf-8").send({ status: true });
}
