import type { PendingCardView } from "#contract/admin.ts";
import type { Words } from "#words/noun.ts";

export type NamedCard = Pick<PendingCardView, "id" | "playerName">;

/** A decision on one or several cards, as the server took it. */
export interface MadeDecision {
  readonly approved: boolean;
  /** The number of cards that another admin has to approve too. */
  readonly waiting: number;
}

/** What a decision did: "Approved Bukayo Saka", "Rejected 3 cards". */
export function decisionText(
  t: Words<"admin">,
  cards: readonly NamedCard[],
  { approved: isApproval, waiting }: MadeDecision,
): string {
  const [only] = cards;
  const count = cards.length;
  if (only && count === 1) {
    const { playerName } = only;
    if (waiting > 0) return t("decision.approvedFirst", { playerName });
    return isApproval ? t("decision.approved", { playerName }) : t("decision.rejected", { playerName });
  }
  if (waiting === count) return t("decision.approvedFirstMany", { count });
  if (waiting > 0) return t("decision.approvedSome", { approved: count - waiting, waiting });
  return isApproval ? t("decision.approvedMany", { count }) : t("decision.rejectedMany", { count });
}
