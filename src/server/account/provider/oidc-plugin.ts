import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { sql } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import { textOrNull } from "#server/account/profile.ts";
import { account, passkey, user } from "#server/account/table.ts";
import type { Database } from "#server/platform/db/database.ts";
import { OIDC_PROVIDER } from "./oidc-provider.ts";

type Profile = Readonly<Record<string, unknown>>;

/** The configured OIDC provider in better-auth's form. */
export function oidcPlugin(db: Database, oidc: NonNullable<Config["oidc"]>) {
  return genericOAuth({
    config: [
      {
        providerId: OIDC_PROVIDER,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        discoveryUrl: `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
        scopes: ["openid", "profile", "email"],
        pkce: true,
        mapProfileToUser: async (profile: Profile) => {
          await keepVerified(db, profile);
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

/** Updates an existing user: what the provider now says about their address. */
async function keepVerified(db: Database, profile: Profile): Promise<void> {
  const [subject, email] = [textOrNull(profile["sub"]), textOrNull(profile["email"])];
  if (subject === null || email === null) return;
  await db.execute(sql`
    update ${user} set email_verified = ${isVerified(profile)}
      from ${account}
     where ${account.userId} = ${user.id} and ${account.providerId} = ${OIDC_PROVIDER}
       and ${account.accountId} = ${subject} and ${user.email} = ${email.toLowerCase()}`);
}

/**
 * For better-auth's `databaseHooks`, after a user gets another way to sign in: if a provider confirms an address that
 * had a password before, this ends whatever belongs to someone else, who may have signed up with the address without
 * owning it.
 */
export async function endPasswordAtLink(
  db: Database,
  { userId, providerId }: { readonly userId: string; readonly providerId: string },
): Promise<void> {
  if (providerId !== OIDC_PROVIDER) return;
  await db.execute(sql`
    with ended as (delete from ${account} where user_id = ${userId} and provider_id = 'credential'),
         removed as (delete from ${passkey} where user_id = ${userId})
    delete from session where user_id = ${userId}`);
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
