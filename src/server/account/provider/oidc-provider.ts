/** The name under which better-auth stores identities from the configured OIDC provider. */
export const OIDC_PROVIDER = "oidc";
