import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { AskAuth } from "#server/account/ask-auth.ts";
import { sendNotice } from "#server/account/mail/send-notice.ts";
import type { Deps } from "#server/deps.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import type { SessionGate } from "#server/platform/http/session-gate.ts";
import { deleteAccount } from "./delete-account.ts";
import { proveIdentity } from "./prove-identity.ts";

/** The password; accounts of a provider have none. */
const deletion = z.object({ password: z.optional(z.string().check(z.maxLength(200))) });

/**
 * The deletion of the caller's account. Not a call of the contract: those keep their answers under an Idempotency-Key,
 * and nobody is left to ask for this one again.
 */
export function mountDeletion(
  app: FastifyInstance,
  gate: SessionGate,
  { deps, auth }: { readonly deps: Deps; readonly auth: AskAuth },
): void {
  app.route({
    method: "POST",
    url: "/api/auth/delete-account",
    schema: { hide: true },
    config: { described: { summary: "Delete your account", tags: ["auth"], body: deletion } },
    preParsing: async (request) => {
      request.viewer = await gate.requireViewer(request);
    },
    handler: async (request, reply) => {
      const body = deletion.safeParse(request.body ?? {});
      const { viewer } = request;
      if (viewer === null) throw new RefusedError({ code: "unauthorized" });
      if (!body.success) throw new RefusedError({ code: "invalid_input" });
      const proof = { password: body.data.password ?? null, sessionToken: gate.tokenOf(request) ?? "" };
      await proveIdentity({ deps, auth }, { request, reply }, { viewer, ...proof });
      const deleted = await deleteAccount(deps, { userId: viewer.id, isByOperator: false });
      if (!deleted.ok) throw new RefusedError(deleted.refusal);
      const { email, language } = viewer.user;
      const owner = { id: viewer.id, email, language };
      await sendNotice({ deps, auth }, request, { kind: "account deleted", owner });
      return deleted.value;
    },
  });
}
