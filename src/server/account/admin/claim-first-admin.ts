import type { FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { isOwnMachine } from "#server/platform/http/host/own-machine.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { type FirstAdminClaim, hasAdmin } from "./first-admin.ts";
import { isSetupCode } from "./setup-code.ts";

/**
 * Why the account that a request makes may be the first admin; null: it may not. With ADMIN_EMAILS the first account at the
 * machine is like any other.
 *
 * @throws RefusedError `setup_code_wrong`, before there is an account.
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

/** Whether the sign-up page asks for the setup code: there is no admin, and signing up here makes none without it. */
export async function isSetupCodeAsked(
  { config, db }: Pick<Deps, "config" | "db">,
  request: FastifyRequest,
): Promise<boolean> {
  return claimFirstAdmin(request, config) === null && !(await hasAdmin(db));
}
