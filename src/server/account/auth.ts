import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Auth, BetterAuthOptions } from "better-auth";
import { APIError, isAPIError } from "better-auth/api";
// Without better-auth's own query builder, which is half of its files.
import { betterAuth } from "better-auth/minimal";
import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import type { Log } from "#server/deps.ts";
import { type FirstAdminClaim, grantFirstAdmin } from "#server/account/admin/first-admin.ts";
import { grantNamedAdmins } from "#server/account/admin/named-admins.ts";
import { sayWhoIsAdmin } from "#server/account/admin/say-who-is-admin.ts";
import { refuseBanned } from "#server/account/ban/refuse-banned.ts";
import { endPasswordAtLink, oidcPlugin } from "#server/account/provider/oidc-plugin.ts";
import { profileOfNew, tidyProfile } from "./profile.ts";
import { cookiePrefix, isSecure } from "./session-cookie.ts";
import { account, session, user, verification } from "./table.ts";
import { clearUnfinishedSignUp } from "./unfinished-sign-up.ts";
import { CLAIM_HEADER, LANGUAGE_HEADER } from "./web-request.ts";

const DAY_SECONDS = 86_400;
/** A session ends a month after its sign-in, however much it's used. */
const SESSION_DAYS = 30;
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

/**
 * better-auth: sign-up, sign-in, password hashing, sessions, OIDC with PKCE. Its routes are under /api/auth; the
 * specification's own routes there come first. It's large, so it's loaded at the first request that needs it.
 */
export function makeAuth({ config, db, clock, log, publicUrl }: AuthParts): Auth {
  return betterAuth<BetterAuthOptions>({
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret: config.secret,
    database: drizzleAdapter(db, { provider: "pg", schema: { user, session, account, verification } }),
    // Foreign origins were refused before every route; an origin that got here counts as our own.
    trustedOrigins: (request) => [request?.headers.get("origin") ?? publicUrl],
    emailAndPassword: {
      enabled: config.oidc === null,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, disableSessionRefresh: true },
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
    plugins: config.oidc === null ? [] : [oidcPlugin(db, config.oidc)],
    hooks: { before: clearUnfinishedSignUp(db, clock), after: sayWhoIsAdmin(db) },
    databaseHooks: databaseHooks({ db, clock }, config),
  });
}

/**
 * If the database fails to make an account, better-auth blames the caller and only logs the reason. Thrown from here,
 * the reason reaches the server's error handler. A taken address is the caller's mistake.
 */
function throwIfFailed(message: string, error: unknown): void {
  if (message !== "Failed to create user" || !(error instanceof Error)) return;
  if (!isViolationOf(error, "user_email_key")) throw error;
}

/** What we do when better-auth writes accounts. */
function databaseHooks(
  { db, clock }: Pick<AuthParts, "db" | "clock">,
  { adminEmails }: Pick<Config, "adminEmails">,
): BetterAuthOptions["databaseHooks"] {
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
          if (claim) await grantFirstAdmin(db, made.id, claim);
          await grantNamedAdmins(db, adminEmails);
        },
      },
      update: {
        before: async (changed) => ({ data: { ...changed, ...tidyProfile(changed) } }),
        // The address may have become a named one.
        after: async () => grantNamedAdmins(db, adminEmails),
      },
    },
    account: { create: { after: async (made) => endPasswordAtLink(db, made) } },
    // The account may be older than its address's naming.
    session: {
      create: {
        before: async ({ userId }) => refuseBanned({ db, clock }, userId),
        after: async () => grantNamedAdmins(db, adminEmails),
      },
    },
  };
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
