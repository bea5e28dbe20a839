import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Auth, BetterAuthOptions } from "better-auth";
import { APIError, isAPIError } from "better-auth/api";
// Without the query builder that better-auth brings for those who have none: half of its files.
import { betterAuth } from "better-auth/minimal";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { sql } from "drizzle-orm";
import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Log } from "#server/deps.ts";
import { grantNamedAdmins } from "./named-admins.ts";
import { OIDC_PROVIDER } from "./oidc-provider.ts";
import { profileOfNew, textOrNull, tidyProfile } from "./profile.ts";
import { sayWhoIsAdmin } from "./say-who-is-admin.ts";
import { account, firstAdmin, session, user, verification } from "./table.ts";
import { clearUnfinishedSignUp } from "./unfinished-sign-up.ts";

const DAY_SECONDS = 86_400;
/** A session ends a month after its sign-in, however much it is used. */
const SESSION_DAYS = 30;
/** Characters of an address that mail can be sent to (RFC 5321); the part before the @ may be the name that others see. */
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
 * better-auth: sign-up, sign-in, password hashing, sessions, OIDC with PKCE. Its routes lie under /api/auth; the
 * specification's own routes there come first. Loaded at the first request that needs it, since it is large.
 */
export function makeAuth({ config, db, clock, log, publicUrl }: AuthParts): Auth {
  return betterAuth<BetterAuthOptions>({
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret: config.secret,
    database: drizzleAdapter(db, { provider: "pg", schema: { user, session, account, verification } }),
    // Foreign origins were refused before every route; here the origin that passed counts as our own.
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
        isAdmin: { type: "boolean", required: false, input: false },
      },
    },
    // Our own rate limit stands before every route.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: { useSecureCookies: publicUrl.startsWith("https://") },
    logger: {
      level: "warn",
      log: (level, message) => log[level === "error" ? "error" : "warn"]({ part: "accounts" }, message),
    },
    // What is no refusal of better-auth's own goes to the server's error handler, and through it into its log.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    plugins: config.oidc === null ? [] : [oidcPlugin(config.oidc)],
    hooks: { before: clearUnfinishedSignUp(db, clock), after: sayWhoIsAdmin(db) },
    databaseHooks: {
      user: {
        create: {
          before: async (made) => ({ data: { ...withMailableEmail(made), ...profileOfNew(made) } }),
          after: async (made) => grantAdmin(db, config.adminEmails, made),
        },
        update: {
          before: async (changed) => ({ data: { ...changed, ...tidyProfile(changed) } }),
          // An address may have become one of those.
          after: async () => grantNamedAdmins(db, config.adminEmails),
        },
      },
      // An account that was made before its address was named.
      session: { create: { after: async () => grantNamedAdmins(db, config.adminEmails) } },
    },
  });
}

/** An account whose address is no longer than addresses are; better-auth looks at the form alone. */
function withMailableEmail<Made extends { readonly email: string }>(made: Made): Made {
  if (made.email.length <= EMAIL_MAX) return made;
  throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL", message: "Invalid email" });
}

function oidcPlugin(oidc: NonNullable<Config["oidc"]>) {
  return genericOAuth({
    config: [
      {
        providerId: OIDC_PROVIDER,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        discoveryUrl: `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
        scopes: ["openid", "profile", "email"],
        pkce: true,
        mapProfileToUser: (profile: Record<string, unknown>) => ({
          firstName: textOrNull(profile["given_name"]),
          lastName: textOrNull(profile["family_name"]),
        }),
      },
    ],
  });
}

/** Makes a new account admin: with ADMIN_EMAILS those addresses, else the first account of a fresh database. */
async function grantAdmin(db: Database, adminEmails: ReadonlySet<string>, made: { id: string }) {
  if (adminEmails.size === 0) await grantFirstAdmin(db, made.id);
  else await grantNamedAdmins(db, adminEmails);
}

/**
 * That there is one first account at most is the key of first_admin, so two sign-ups at once do not both win; that
 * whoever has the key is admin, that both are written by one statement.
 */
async function grantFirstAdmin(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    with claimed as (
      insert into ${firstAdmin} (is_taken, user_id)
      select true, ${userId} where not exists (select from ${user} where is_admin)
      on conflict do nothing
      returning user_id)
    update ${user} set is_admin = true from claimed where id = claimed.user_id`);
}
