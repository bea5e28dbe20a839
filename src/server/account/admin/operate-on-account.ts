import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { deleteAccount } from "#server/account/deletion/delete-account.ts";
import { packExport } from "#server/account/export/pack-export.ts";
import { accountLink } from "#server/account/mail/account-link.ts";
import { makeResetToken } from "#server/account/password/reset-token.ts";
import { findUserId } from "#server/account/user-name.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { auditOf } from "./audit-of-operator.ts";

/**
 * Deletes the account with an address, for somebody who can't sign in to do it. Panna's job erases the rest.
 *
 * @returns the exit code: 0 on success, 1 without such an account, or if it's the last admin's
 */
export async function removeAccount(deps: Deps, email: string): Promise<number> {
  const userId = await findUserId(deps.db, email);
  if (userId === null) return sayUnknown(email);
  const deleted = await deleteAccount(deps, { userId, isByOperator: true });
  if (!deleted.ok) {
    process.stderr.write(`${email} is the last admin. Make another one first, with grant.\n`);
    return 1;
  }
  process.stdout.write(
    `The account ${email} is deleted. Panna erases its cards, photos and the rest while it runs.\n`,
  );
  return 0;
}

/**
 * Writes all data of the account with an address into a new .tar.gz that only its owner can read.
 *
 * @returns the exit code: 0 on success, 1 without such an account
 * @throws if the file exists, or can't be written
 */
export async function exportAccount(
  deps: Deps,
  email: string,
  { file, parts }: { readonly file: string; readonly parts: readonly PersonalPart[] },
): Promise<number> {
  const userId = await findUserId(deps.db, email);
  if (userId === null) return sayUnknown(email);
  const archive = Readable.from(packExport(deps, parts, userId));
  await pipeline(archive, createGzip(), createWriteStream(file, { flags: "wx", mode: 0o600 }));
  await recordAudit(deps.db, auditOf("account.export", userId, deps.clock));
  process.stdout.write(`All data of ${email} is in ${file}\n`);
  return 0;
}

/**
 * Prints a link with which the owner of an account chooses a new password, for an installation without a mail server.
 *
 * @returns the exit code: 0 on success, 1 without such an account or where users sign in with a provider
 */
export async function printResetLink(deps: Deps, email: string): Promise<number> {
  const { config, db, clock } = deps;
  if (config.oidc !== null) {
    process.stderr.write("Passwords are off: users sign in with the OIDC provider.\n");
    return 1;
  }
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const token = await makeResetToken({ ...deps, publicUrl }, email);
  const userId = await findUserId(db, email);
  if (token === null || userId === null) return sayUnknown(email);
  await recordAudit(db, auditOf("account.reset-link", userId, clock));
  process.stdout.write(
    `${accountLink(publicUrl, "reset", token)}\nThe link works once, within an hour. Give it to the account's owner only.\n`,
  );
  return 0;
}

function sayUnknown(email: string): number {
  process.stderr.write(`No account has the address ${email}.\n`);
  return 1;
}
