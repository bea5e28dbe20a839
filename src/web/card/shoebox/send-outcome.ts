import { ApiError, isUnauthorized, userMessageOf } from "#web/api/api-error.ts";

/** Why uploads wait. They resume automatically. */
export type WaitReason = "connection" | "busy" | "pending" | "storage" | "code" | "signedOut";

export type SendOutcome =
  /** The card exists. */
  | { readonly name: "sent" }
  /** The code has changed since the photo was read, so somebody should look at it again. */
  | { readonly name: "outdated" }
  | { readonly name: "wait"; readonly reason: WaitReason }
  | { readonly name: "failed"; readonly message: string | null };

/** Limits of the server: nothing is wrong with the card. */
const WAITS: Readonly<Record<string, WaitReason>> = {
  too_many_pending: "pending",
  too_many_requests: "busy",
  busy: "busy",
  idempotency_key_in_use: "busy",
  storage_full: "storage",
  verification_code_expired: "code",
};

/**
 * What a failed upload means for its row.
 *
 * @param isTried an earlier upload of the row got no answer, so the card may exist
 */
export function outcomeOfFailure(error: unknown, isTried: boolean): SendOutcome {
  if (isUnauthorized(error)) return { name: "wait", reason: "signedOut" };
  if (!(error instanceof ApiError)) return { name: "wait", reason: "connection" };
  const code = error.code ?? "";
  // The row's key is its own, so an earlier upload of this row arrived.
  if (code === "idempotency_key_reused") return { name: "sent" };
  if (isTried && code === "photo_already_uploaded") return { name: "sent" };
  const reason = WAITS[code] ?? (error.status >= 500 ? "busy" : null);
  return reason === null ? { name: "failed", message: userMessageOf(error) } : { name: "wait", reason };
}
