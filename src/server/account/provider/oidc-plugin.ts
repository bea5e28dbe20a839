import type { BetterAuthPlugin } from "better-auth";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { sql } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { textOrNull } from "#server/account/profile.ts";
import { account, passkey, session, user } from "#server/account/table.ts";
import { removeUnfinished } from "#server/account/unfinished-sign-up.ts";
import type { Database } from "#server/platform/db/database.ts";
import { OIDC_PROVIDER } from "./oidc-provider.ts";

type Profile = Readonly<Record<string, unknown>>;

type Oidc = NonNullable<Config["oidc"]>;

/**
 * The configured OIDC provider in better-auth's form. There's none while its discovery document can't be read, names no
 * keys, or names another issuer: better-auth would then take that issuer's people for the provider's.
 */
export function oidcPlugin(parts: Pick<Deps, "db" | "clock">, oidc: Oidc): BetterAuthPlugin {
  const plugin = signInWith(parts, oidc);
  return {
    ...plugin,
    async init(context) {
      const made = await plugin.init(context);
      const { socialProviders } = made.context;
      const own = socialProviders.filter(({ issuer }) => isSameIssuer(issuer, oidc.issuer));
      if (own.length < socialProviders.length) {
        context.logger.error(
          "the discovery document at OIDC_ISSUER names another issuer; nobody can sign in",
        );
      }
      return { context: { socialProviders: own } };
    },
  };
}

/** Operators write the address with or without a slash at its end. */
function isSameIssuer(named: string | undefined, configured: string): boolean {
  return named?.replace(/\/$/, "") === configured.replace(/\/$/, "");
}

function signInWith(parts: Pick<Deps, "db" | "clock">, oidc: Oidc) {
  return genericOAuth({
    config: [
      {
        providerId: OIDC_PROVIDER,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        discoveryUrl: `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
        scopes: ["openid", "profile", "email"],
        pkce: true,
        requireIdTokenVerification: true,
        mapProfileToUser: async (profile: Profile) => {
          await meet(parts, profile);
          return {
            emailVerified: isVerified(profile),
            firstName: textOrNull(profile["given_name"]),
            lastName: textOrNull(profile["family_name"]),
          };
        },
      },
    ],
  });
}

/** Some providers write the claim as text. */
function isVerified({ email_verified: claim }: Profile): boolean {
  return claim === true || claim === "true";
}

/**
 * Before somebody of the provider is looked up: what an interrupted first sign-in left of them goes, or an address that
 * isn't verified would be somebody else's for good; and an existing user gets what the provider now says about theirs.
 */
async function meet({ db, clock }: Pick<Deps, "db" | "clock">, profile: Profile): Promise<void> {
  const [subject, email] = [textOrNull(profile["sub"]), textOrNull(profile["email"])];
  if (subject === null || email === null) return;
  await removeUnfinished({ db, clock }, email);
  await db.execute(sql`
    update ${user} set email_verified = ${isVerified(profile)}
      from ${account}
     where ${account.userId} = ${user.id} and ${account.providerId} = ${OIDC_PROVIDER}
       and ${account.accountId} = ${subject} and ${user.email} = ${email.toLowerCase()}`);
}

/**
 * Before each session that begins at a provider: if its user had a password before, this ends whatever may belong to
 * somebody else, who may have signed up with the address without owning it. Not after better-auth links the accounts: it
 * does so in a statement of its own, and a process killed in between would leave the rest for good.
 */
export async function endPasswordAtProvider(
  { db, config }: { readonly db: Database; readonly config: Pick<Config, "oidc"> },
  userId: string,
): Promise<void> {
  if (config.oidc === null) return;
  await db.execute(sql`
    with ended as (delete from ${account} where user_id = ${userId} and provider_id = 'credential' returning user_id),
         removed as (delete from ${passkey} using ended where ${passkey.userId} = ended.user_id)
    delete from ${session} using ended where ${session.userId} = ended.user_id`);
}

/**
 * For better-auth's `databaseHooks`, before it writes a person of the provider to a user: if nobody has verified the user's
 * address, this ends the other persons' ways in and all sessions. better-auth links only who has verified the address,
 * and anybody can sign in with an unverified one first. Later, the address counts as verified.
 */
export async function endUnverifiedAtProvider(db: Database, written: object): Promise<void> {
  const { providerId, userId } = written as { readonly providerId?: unknown; readonly userId?: unknown };
  if (providerId !== OIDC_PROVIDER || typeof userId !== "string") return;
  await db.execute(sql`
    with ended as (
      delete from ${account} using ${user}
       where ${user.id} = ${userId} and not ${user.emailVerified}
         and ${account.userId} = ${user.id} and ${account.providerId} = ${OIDC_PROVIDER}
      returning ${account.userId} as user_id)
    delete from ${session} using ended where ${session.userId} = ended.user_id`);
}

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/**
 * For better-auth's `databaseHooks`, before it writes a way to sign in: without the provider's tokens. Panna asks the
 * provider nothing after a sign-in, and who reads the table or a backup shouldn't be able to either.
 */
export async function withoutTokens<Written extends object>(written: Written) {
  return { data: { ...written, ...NO_TOKENS } };
}
