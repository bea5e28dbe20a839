import type { FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { isOwnMachine } from "#server/platform/http/request-facts.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { type FirstAdminClaim, hasAdmin } from "./first-admin.ts";
import { isSetupCode } from "./setup-code.ts";

/**
 * Why a request's new account can be the first admin; null: it can't. With ADMIN_EMAILS, the first account on this
 * machine is like any other.
 *
 * @throws RefusedError `setup_code_wrong`, before the account exists.
 */
export function claimFirstAdmin(
  request: FastifyRequest,
  { publicUrl, secret, adminEmails }: Pick<Config, "publicUrl" | "secret" | "adminEmails">,
  typedCode = "",
): FirstAdminClaim | null {
  if (typedCode.trim() !== "") {
    if (!isSetupCode(typedCode, secret)) throw new RefusedError({ code: "setup_code_wrong" });
    return "setup code";
  }
  return adminEmails.size === 0 && isOwnMachine(request, publicUrl) ? "own machine" : null;
}

/** Whether the sign-up page shows the setup code field: there's no admin, and signing up here without it makes none. */
export async function isSetupCodeAsked(
  { config, db }: Pick<Deps, "config" | "db">,
  request: FastifyRequest,
): Promise<boolean> {
  return claimFirstAdmin(request, config) === null && !(await hasAdmin(db));
}
