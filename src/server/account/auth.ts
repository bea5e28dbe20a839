import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Auth, BetterAuthOptions } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
// Without better-auth's own query builder, which is half of its files.
import { betterAuth } from "better-auth/minimal";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import { SESSION_LONGEST_MS, sessionEnd } from "#game/account/session-life.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import type { Log } from "#server/deps.ts";
import { type FirstAdminClaim, grantFirstAdmin } from "#server/account/admin/first-admin.ts";
import { grantNamedAdmins } from "#server/account/admin/named-admins.ts";
import { forgetGuesses } from "#server/account/password/guesses.ts";
import { replacePassword } from "#server/account/password/replace-password.ts";
import { passkeyPlugin } from "#server/account/passkey/passkey-plugin.ts";
import { beginSession } from "#server/account/session/begin-session.ts";
import { refuseOutdated, triedBy } from "#server/account/session/refuse-outdated.ts";
import { refuseBanned } from "#server/account/ban/refuse-banned.ts";
import {
  endPasswordAtProvider,
  endUnverifiedAtProvider,
  oidcPlugin,
  withoutTokens,
} from "#server/account/provider/oidc-plugin.ts";
import { profileOfNew, tidyProfile } from "./profile.ts";
import { cookiePrefix, isSecure } from "./session-cookie.ts";
import { account, passkey, session, user, verification } from "./table.ts";
import { clearUnfinishedSignUp } from "./unfinished-sign-up.ts";
import { CLAIM_HEADER, LANGUAGE_HEADER } from "./web-request.ts";

const RESET_SECONDS = 3600;
/** The longest address that mail can be sent to (RFC 5321). */
const EMAIL_MAX = 254;

export interface AuthParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The address that browsers use. */
  readonly publicUrl: string;
}

type SendReset = NonNullable<NonNullable<BetterAuthOptions["emailAndPassword"]>["sendResetPassword"]>;

/**
 * better-auth: sign-up, sign-in, password hashing, sessions, OIDC with PKCE. Its routes are under /api/auth; the
 * specification's own routes there come first. It's large, so it's loaded at the first request that needs it.
 *
 * @param sendReset gets the tokens for new passwords; without it none are made
 */
export function makeAuth({ config, db, clock, log, publicUrl }: AuthParts, sendReset?: SendReset): Auth {
  return betterAuth<BetterAuthOptions>({
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret: config.secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user, session, account, verification, passkey },
    }),
    emailAndPassword: passwords({ config, db }, sendReset),
    // The table holds hashes, so its readers can't use its tokens.
    verification: { storeIdentifier: "hashed" },
    // For the cookie. The row has an earlier end, which moves while the session is used (session-lookup.ts). Our own
    // routes ask for the password where a session alone isn't enough.
    session: { expiresIn: SESSION_LONGEST_MS / 1000, disableSessionRefresh: true, freshAge: 0 },
    user: {
      additionalFields: {
        firstName: { type: "string", required: false },
        lastName: { type: "string", required: false },
        username: { type: "string", required: false, input: false },
        language: { type: "string", required: false, input: false },
        timeZone: { type: "string", required: false, input: false },
        isAdmin: { type: "boolean", required: false, input: false },
      },
    },
    // The server limits rates itself, for all routes (rate-limits.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: cookies(publicUrl),
    // Only addresses the provider has verified are linked: they're its user's, even if someone else signed up with one.
    account: { accountLinking: { requireLocalEmailVerified: false } },
    logger: {
      level: "warn",
      log: (level, message, error) => {
        throwIfFailed(message, error);
        log[level === "error" ? "error" : "warn"]({ part: "accounts" }, message);
      },
    },
    // Errors that aren't better-auth's own refusals go to the server's error handler, and through it into its log.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    plugins: [config.oidc === null ? passkeyPlugin(publicUrl) : oidcPlugin({ db, clock }, config.oidc)],
    hooks: { before: clearUnfinishedSignUp({ db, clock }), after: sayWhoIsAdmin(db) },
    databaseHooks: databaseHooks({ config, db, clock, log }),
  });
}

/** E-mail and password, and their replacement by mail. */
function passwords(
  { config, db }: Pick<AuthParts, "config" | "db">,
  sendReset: SendReset | undefined,
): BetterAuthOptions["emailAndPassword"] {
  return {
    enabled: config.oidc === null,
    minPasswordLength: PASSWORD_MIN,
    maxPasswordLength: PASSWORD_MAX,
    ...(sendReset === undefined ? {} : { sendResetPassword: sendReset }),
    resetPasswordTokenExpiresIn: RESET_SECONDS,
    revokeSessionsOnPasswordReset: true,
    // The owner can sign in at once, however many guesses came before.
    onPasswordReset: ({ user: owner }) => forgetGuesses({ db, config }, owner.email),
  };
}

/**
 * If the database fails to make an account, better-auth blames the caller and only logs the reason. Thrown from here,
 * the reason reaches the server's error handler. A taken address is the caller's mistake.
 */
function throwIfFailed(message: string, error: unknown): void {
  if (message !== "Failed to create user" || !(error instanceof Error)) return;
  if (!isViolationOf(error, "user_email_key")) throw error;
}

/** The call to better-auth by which it writes. */
type HookContext = { readonly headers?: Headers | undefined } | null;

/** What we do when better-auth writes accounts. */
function databaseHooks(parts: Omit<AuthParts, "publicUrl">): BetterAuthOptions["databaseHooks"] {
  const { db, clock } = parts;
  const { adminEmails } = parts.config;
  const hashes: WrittenHashes = new WeakMap();
  const writeAccount = accountWriter(parts, hashes);
  return {
    user: {
      create: {
        before: async (made, context) => ({
          data: {
            ...withMailableEmail(made),
            ...profileOfNew(made),
            language: context?.headers?.get(LANGUAGE_HEADER) ?? null,
          },
        }),
        after: async (made, context) => {
          const claim = context?.headers?.get(CLAIM_HEADER) as FirstAdminClaim | null | undefined;
          if (claim) await grantFirstAdmin(parts, made.id, claim);
          await grantNamedAdmins(parts, adminEmails);
        },
      },
      update: {
        before: async (changed) => ({ data: { ...changed, ...tidyProfile(changed) } }),
        // The address may have become a named one.
        after: async () => grantNamedAdmins(parts, adminEmails),
      },
    },
    account: {
      create: { before: writeAccount },
      update: { before: writeAccount },
    },
    // The account may be older than its address's naming.
    session: {
      create: {
        before: async (made) => {
          await refuseBanned({ db, clock }, made.userId);
          await endPasswordAtProvider(parts, made.userId);
          return { data: { ...made, ...timesOfNew(clock) } };
        },
        after: async (made, context) => {
          const hash = context === null ? undefined : hashes.get(context);
          await refuseOutdated(db, made, hash === undefined ? triedBy(context) : { hash });
          await grantNamedAdmins(parts, adminEmails);
          await beginSession(parts, made, context?.headers?.get("cookie"));
        },
      },
    },
  };
}

/** What each call under way writes as a password, by its context; a session that it makes afterwards depends on it. */
type WrittenHashes = WeakMap<object, string>;

function accountWriter(parts: Omit<AuthParts, "publicUrl">, hashes: WrittenHashes) {
  return async <Written extends object>(written: Written, context: HookContext) => {
    const { password } = written as { readonly password?: unknown };
    if (context !== null && typeof password === "string") hashes.set(context, password);
    const isWritten = await replacePassword(parts, written, context?.headers);
    await endUnverifiedAtProvider(parts.db, written);
    return isWritten ? false : withoutTokens(written);
  };
}

function timesOfNew(clock: Clock) {
  const now = clock.wallTime();
  return { createdAt: new Date(now), updatedAt: new Date(now), expiresAt: new Date(sessionEnd(now, now)) };
}

/** An account with an address of valid length; better-auth checks only the form. */
function withMailableEmail<Made extends { readonly email: string }>(made: Made): Made {
  if (made.email.length <= EMAIL_MAX) return made;
  throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL", message: "Invalid email" });
}

/**
 * Names and attributes are set by hand: better-auth would put `__Secure-` before every name, and only `__Host-` binds a
 * cookie to this exact host.
 */
function cookies(publicUrl: string): BetterAuthOptions["advanced"] {
  const defaults = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(publicUrl) } as const;
  return {
    useSecureCookies: false,
    cookiePrefix: cookiePrefix(publicUrl),
    defaultCookieAttributes: defaults,
  };
}

/** better-auth's calls that read an account before it can become admin, and answer with what they read. */
const PATHS: ReadonlySet<string> = new Set(["/sign-up/email", "/sign-in/email"]);

const answerOfNoAdmin = z.looseObject({
  user: z.looseObject({ id: z.string(), isAdmin: z.literal(false) }),
});

/** For better-auth's `hooks.after`: the answer to a sign-up or a sign-in says whether the account is now an admin. */
function sayWhoIsAdmin(db: Database) {
  return createAuthMiddleware(async ({ path, context }) => {
    if (!PATHS.has(path)) return undefined;
    const answer = answerOfNoAdmin.safeParse(context.returned);
    if (!answer.success) return undefined;
    const { data } = answer;
    const [known] = await db.select({ isAdmin: user.isAdmin }).from(user).where(eq(user.id, data.user.id));
    return { ...data, user: { ...data.user, isAdmin: known?.isAdmin === true } };
  });
}
