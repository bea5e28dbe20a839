import type { EntryView } from "#contract/tournament.ts";

/** Where an entry stands: "#3", or that it is not known before the first settlement. */
export function positionText({ position }: Pick<EntryView, "position">): string {
  return position === null ? "Not ranked yet" : `#${position}`;
}

/** What put an entry behind the one above it, where points alone did not; else null. */
export function decidedByText({ decidedBy }: Pick<EntryView, "decidedBy">): string | null {
  return decidedBy === null || decidedBy === "points" ? null : `Level on points, behind on ${decidedBy}`;
}
