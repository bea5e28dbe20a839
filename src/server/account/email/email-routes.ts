import { eq } from "drizzle-orm";
import * as contract from "#contract/access/email.ts";
import { accepted } from "#game/outcome.ts";
import { user } from "#server/account/table.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { changeEmail, type EmailParts, sendEmailLink } from "./change-email.ts";
import { confirmEmail } from "./confirm-email.ts";
import { pendingEmail } from "./email-link.ts";

/** The user's email address: whether it's confirmed, and its change. */
export function mountEmail(mount: Mount, parts: EmailParts): void {
  const { deps } = parts;
  mount(contract.getEmail, async ({ viewer }) => {
    const { email } = viewer.user;
    const [known] = await deps.db
      .select({ isConfirmed: user.emailVerified })
      .from(user)
      .where(eq(user.id, viewer.id));
    return accepted({
      email,
      isConfirmed: known?.isConfirmed === true,
      pendingEmail: await pendingEmail(deps, viewer.id, email),
    });
  });
  mount(contract.sendEmailLink, (call) => sendEmailLink(parts, call));
  mount(contract.changeEmail, (call) => changeEmail(parts, call));
  mount(contract.confirmEmail, (call) => confirmEmail(parts, call));
}
