import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";

/**
 * Passkeys in better-auth's form. They are for the host that browsers use, and sign in only if the device has checked
 * that it's its owner (by fingerprint, face or PIN): the password isn't asked for.
 */
export function passkeyPlugin(publicUrl: string) {
  return passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: "Panna",
    origin: publicUrl,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    advanced: { webAuthnChallengeCookie: "passkey" },
    authentication: {
      afterVerification: async ({ verification }) => {
        if (verification.authenticationInfo.userVerified) return;
        throw new APIError("UNAUTHORIZED", { code: "AUTHENTICATION_FAILED", message: "User not verified" });
      },
    },
  });
}
