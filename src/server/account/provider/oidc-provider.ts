/** The name under which better-auth stores identities from the configured OIDC provider. */
export const OIDC_PROVIDER = "oidc";

/** How long an answer of the provider is waited for, in milliseconds. */
export const PROVIDER_MS = 10_000;
