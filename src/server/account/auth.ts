import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { genericOAuth } from "better-auth/plugins";
import { eq, sql } from "drizzle-orm";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { Log } from "../deps.ts";
import { OIDC_PROVIDER } from "./oidc-provider.ts";
import { account, firstAdmin, session, user, verification } from "./table.ts";

const DAY_SECONDS = 86_400;
/** A session lasts a month; one that is used is renewed at most once a day. */
const SESSION_DAYS = 30;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

export interface AuthParts {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  /** The address that browsers use. */
  readonly publicUrl: string;
}

/**
 * better-auth: sign-up, sign-in, password hashing, sessions, OIDC with PKCE. Its routes lie under /api/auth; the
 * specification's own routes there come first. Loaded at the first request that needs it, since it is large.
 */
export function makeAuth({ config, db, log, publicUrl }: AuthParts) {
  return betterAuth({
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret: config.secret,
    database: drizzleAdapter(db, { provider: "pg", schema: { user, session, account, verification } }),
    // The session gate has already refused foreign origins; here the host that was asked counts as our own.
    trustedOrigins: (request) => [request?.headers.get("origin") ?? publicUrl],
    emailAndPassword: {
      enabled: config.oidc === null,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
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
    plugins: config.oidc === null ? [] : [oidcPlugin(config.oidc)],
    databaseHooks: {
      user: {
        create: {
          before: async (made) => ({ data: { ...made, ...splitName(made) } }),
          after: async (made) => grantFirstAdmin(db, config.adminEmails, made),
        },
      },
    },
  });
}

export type Auth = ReturnType<typeof makeAuth>;

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

function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Sign-up asks for one name; the first word of it is the first name. A provider's own two names stay. */
function splitName(made: { name: string; firstName?: unknown; lastName?: unknown }) {
  if (textOrNull(made.firstName) !== null) return {};
  const [first, ...rest] = made.name.trim().split(/\s+/);
  return { firstName: first || null, lastName: rest.join(" ") || null };
}

/**
 * Makes a new account admin: with ADMIN_EMAILS those addresses, else the first account of a fresh database.
 * That there is one first account at most is the key of first_admin, so two sign-ups at once do not both win.
 */
async function grantFirstAdmin(
  db: Database,
  adminEmails: ReadonlySet<string>,
  made: { id: string; email: string },
): Promise<void> {
  const isNamed = adminEmails.has(made.email.toLowerCase());
  const isFirst = adminEmails.size === 0 && (await claimFirstAdmin(db, made.id));
  if (isNamed || isFirst) await db.update(user).set({ isAdmin: true }).where(eq(user.id, made.id));
}

async function claimFirstAdmin(db: Database, userId: string): Promise<boolean> {
  const claimed = await db
    .insert(firstAdmin)
    .select(
      sql`select true, ${userId} where not exists (select from ${user} where ${user.id} <> ${userId} and ${user.isAdmin})`,
    )
    .onConflictDoNothing()
    .returning();
  return claimed.length > 0;
}
