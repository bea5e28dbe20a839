import type { FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { AskAuth } from "#server/account/ask-auth.ts";
import { limitMails } from "#server/account/mail/limit-mails.ts";
import { queueAccountMail } from "#server/account/mail/queue-account-mail.ts";
import { sendNotice } from "#server/account/mail/send-notice.ts";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import { readerLanguage } from "#server/platform/http/reader-language.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { parseBody, refuseWithProvider, routeOf } from "./auth-route.ts";
import { checkPassword } from "./check-password.ts";
import { limitAttempts } from "./limit-attempts.ts";

const ask = z.object({ email: z.email() });
const reset = z.object({ token: z.string().check(z.maxLength(200)), newPassword: z.string() });

interface ResetRoutesParts {
  readonly deps: Deps;
  readonly auth: AskAuth;
}

/** Asking for a new password by mail, and choosing it with the link from the mail. */
export function mountResetRoutes(app: FastifyInstance, { deps, auth }: ResetRoutesParts): void {
  app.route({
    ...routeOf("Ask for a mail with a link to choose a new password", ask),
    onRequest: limitAttempts(deps),
    url: "/api/auth/request-password-reset",
    handler: async (request, reply) => {
      refuseWithProvider(deps);
      const { email } = parseBody(ask, request);
      await limitMails(deps, reply, { address: email, userId: null });
      // A job looks for the account, so the answer and its time say nothing about there being one.
      await queueAccountMail(deps, {
        kind: "password reset",
        address: email,
        userId: null,
        origin: auth.origin(),
        language: readerLanguage(request),
      });
      return reply.send({ status: true });
    },
  });

  app.route({
    ...routeOf("Choose a new password with a link from a mail, and sign out everywhere", reset),
    onRequest: limitAttempts(deps),
    url: "/api/auth/reset-password",
    handler: async (request, reply) => {
      refuseWithProvider(deps);
      const body = parseBody(reset, request);
      const userId = await auth.resetUserId(body.token);
      const owner = userId === null ? null : await loadOwner(deps, userId);
      if (owner === null) throw new RefusedError({ code: "link_expired" });
      await checkPassword(body.newPassword, owner);
      const replacement = { userId: owner.id, ends: "all" } as const;
      const answer = await auth.ask(request, { method: "POST", path: "/reset-password", body, replacement });
      if (answer.ok) await sendNotice({ deps, auth }, request, { kind: "password changed", owner });
      return auth.send(answer, reply);
    },
  });
}

/** The owner of a link: where the notice goes, and what a password must not be like. */
async function loadOwner({ db }: Pick<Deps, "db">, userId: string) {
  const { email, name, firstName, lastName, username } = user;
  const [found] = await db
    .select({ email, name, firstName, lastName, username })
    .from(user)
    .where(eq(user.id, userId));
  if (found === undefined) return null;
  return {
    id: userId,
    email: found.email,
    names: [found.name, found.firstName, found.lastName, found.username],
  };
}
