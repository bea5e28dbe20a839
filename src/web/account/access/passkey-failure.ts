import type { Words } from "#words/noun.ts";
import { userMessageOf } from "#web/api/api-error.ts";

/** Why a passkey wasn't added or used, for the user; null: the server said nothing that helps. */
export function passkeyFailure(error: unknown, t: Words<"access">): string | null {
  if (!(error instanceof DOMException)) return userMessageOf(error);
  return error.name === "InvalidStateError" ? t("passkey.already") : t("passkey.stopped");
}
