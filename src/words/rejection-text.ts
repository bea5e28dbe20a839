import { isRejectionCode } from "#contract/card/decision.ts";
import type { Words } from "./noun.ts";

/** Why a photo was rejected: in the reader's language if the reason is a code, else in the admin's own words. */
export function rejectionText(t: Words<"card">, reason: string | null): string {
  if (reason === null) return t("rejection.none");
  return isRejectionCode(reason) ? t(`rejection.${reason}`) : reason;
}
