import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { DAY_MS } from "#game/milliseconds.ts";
import { user, verification } from "#server/account/table.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { MailKind } from "#server/account/mail/mail-kind.ts";
import { mail } from "#server/platform/mail/table.ts";

/** How long a link to an address works. */
const LIFE_MS = DAY_MS;
const TOKEN_BYTES = 18;

const stored = z.object({ hash: z.string(), email: z.string() });

/**
 * Makes the token of a link by which a user confirms an address. It replaces the address's former link. Only its hash is
 * stored.
 */
export async function makeEmailLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  email: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = new Date(clock.wallTime() + LIFE_MS);
  const value = JSON.stringify({ hash: hashOf(token), email });
  await db.transaction(async (tx) => {
    await endEmailLinks(tx, userId, (linked) => linked === email);
    await tx
      .insert(verification)
      .values({ id: randomUUID(), identifier: identifierOf(userId), value, expiresAt });
  });
  return token;
}

/**
 * The address that this user confirms with a link; null if the link is another user's, used, replaced or too old. The
 * user's other links end with it.
 */
export async function takeEmailLink(
  { db, clock }: { readonly db: Queryable; readonly clock: Deps["clock"] },
  userId: string,
  token: string,
): Promise<string | null> {
  const links = await lockLinks(db, userId);
  const hash = hashOf(token);
  const found = links.find((link) => link.hash === hash && link.expiresAt.getTime() > clock.wallTime());
  if (found === undefined) return null;
  await endEmailLinks(db, userId, () => true);
  return found.email;
}

/** The address that a user has a working link for, apart from the present one; null: none. */
export async function pendingEmail(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  present: string,
): Promise<string | null> {
  const links = await loadLinks(db, userId);
  const working = links.filter(({ expiresAt }) => expiresAt.getTime() > clock.wallTime());
  return working.find(({ email }) => email !== present)?.email ?? null;
}

/** Ends a user's links to these addresses. */
export async function endEmailLinks(
  db: Queryable,
  userId: string,
  isEnded: (email: string) => boolean,
): Promise<void> {
  const ended = (await lockLinks(db, userId)).filter(({ email }) => isEnded(email)).map(({ id }) => id);
  if (ended.length > 0) await db.delete(verification).where(inArray(verification.id, ended));
}

function linksOf(db: Queryable, userId: string) {
  return db
    .select()
    .from(verification)
    .where(eq(verification.identifier, identifierOf(userId)));
}

const loadLinks = async (db: Queryable, userId: string) => (await linksOf(db, userId)).map(toLink);
const lockLinks = async (db: Queryable, userId: string) =>
  (await linksOf(db, userId).orderBy(verification.id).for("update")).map(toLink);

function toLink({ id, value, expiresAt }: typeof verification.$inferSelect) {
  return { id, expiresAt, ...stored.parse(JSON.parse(value)) };
}

const identifierOf = (userId: string): string => `email of ${userId}`;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

const KIND: MailKind = "email confirmation";

/**
 * Ends a user's unconfirmed change of email: a thief with the former password may have asked for it. The queued mail goes
 * first, because it would make another link.
 */
export async function endEmailChange(tx: Transaction, userId: string): Promise<void> {
  const [held] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
  if (held === undefined) return;
  await tx
    .delete(mail)
    .where(
      and(eq(mail.kind, KIND), eq(sql`${mail.data} ->> 'userId'`, userId), ne(mail.address, held.email)),
    );
  await endEmailLinks(tx, userId, (linked) => linked !== held.email);
}
