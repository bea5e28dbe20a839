import type { Deps } from "#server/deps.ts";
import { hasAdmin } from "./first-admin.ts";
import { setupCode } from "./setup-code.ts";

/** The terminal's line about the admin at startup. */
export async function howToBecomeAdmin({ config, db }: Pick<Deps, "config" | "db">): Promise<string> {
  if (await hasAdmin(db)) return "There is an admin.\n";
  const command = "Sign in, then run: npm run admin -- grant EMAIL";
  return config.oidc === null
    ? `There is no admin yet. To become one, sign up with the setup code ${setupCode(config.secret)}\n`
    : `There is no admin yet. ${command}\n`;
}
