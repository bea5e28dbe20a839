import { createHmac, randomBytes } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { cookiePrefix } from "#server/account/session-cookie.ts";
import { account, session, user } from "#server/account/table.ts";
import type { TestApp } from "./test-app.ts";
import { browserOf, emailFor, PASSWORD, type TestUser } from "./test-user.ts";

const DAY_MS = 86_400_000;
const PAT = { name: "Pat Example", firstName: "Pat" };

/** Users without a username are invisible to others. */
const usernameOf = (id: string): string =>
  `u_${id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, "")
    .slice(-18)}`;

/** `aUser` for each of these, in two statements in all. */
export async function manyUsers(
  app: TestApp,
  given: readonly Partial<typeof user.$inferInsert>[],
): Promise<TestUser[]> {
  const made = given.map((one) => {
    const id = randomBytes(12).toString("hex");
    return { ...PAT, username: usernameOf(id), email: `${id}@example.com`, ...one, id };
  });
  await app.db.insert(user).values(made);
  const expiresAt = new Date(app.clock.wallTime() + 30 * DAY_MS);
  const sessions = made.map(({ id }) => {
    const token = randomBytes(16).toString("hex");
    return { id: token, token, userId: id, expiresAt };
  });
  await app.db.insert(session).values(sessions);
  return made.map(({ id, email }, at) =>
    browserOf(app, { id, email, cookie: sessionCookie(app, sessions[at]?.token ?? "") }),
  );
}

/** A signed-in user written straight into the database: hashing passwords would be slow when a test needs many. */
export async function aUser(app: TestApp, given: Partial<typeof user.$inferInsert> = {}): Promise<TestUser> {
  const id = given.id ?? randomBytes(12).toString("hex");
  const email = given.email ?? `${id}@example.com`;
  await app.db.insert(user).values({ ...PAT, username: usernameOf(id), ...given, id, email });
  return browserOf(app, { id, email, cookie: await aSession(app, id) });
}

let hashed: Promise<string> | null = null;

/** Gives a user the password of every sign-up, which is hashed once for all of them: hashing is slow on purpose. */
export async function givePassword(app: TestApp, { id }: Pick<TestUser, "id">): Promise<void> {
  hashed ??= hashPassword(PASSWORD);
  const password = await hashed;
  await app.db
    .insert(account)
    .values({ id: `pw${id}`, accountId: id, providerId: "credential", userId: id, password });
}

/**
 * A signed-in user with a password, as `signUp` makes one, but without a mail to the address and never the first admin:
 * for tests of what comes after a sign-up.
 */
export async function aSignedUpUser(app: TestApp, name: string): Promise<TestUser> {
  const made = await aUser(app, {
    name,
    firstName: name.split(" ")[0] ?? "",
    email: emailFor(name),
    username: null,
  });
  await givePassword(app, made);
  return made;
}

/** The cookie of a new session of a user, which ends in a month by default. */
export async function aSession(app: TestApp, userId: string, expiresAt?: Date): Promise<string> {
  const token = randomBytes(16).toString("hex");
  const until = expiresAt ?? new Date(app.clock.wallTime() + 30 * DAY_MS);
  await app.db.insert(session).values({ id: token, token, userId, expiresAt: until });
  return sessionCookie(app, token);
}

/** The cookie as a browser sends it, signed with the installation's secret. */
function sessionCookie(app: TestApp, token: string): string {
  const signature = createHmac("sha256", app.deps.config.secret).update(token).digest("base64");
  const prefix = cookiePrefix(app.deps.config.publicUrl);
  return `${prefix}.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
