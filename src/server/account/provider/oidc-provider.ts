/** The name under which better-auth keeps the identities of the configured OIDC provider. */
export const OIDC_PROVIDER = "oidc";
