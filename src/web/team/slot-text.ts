import { isSlotLabel } from "#game/team/formation.ts";
import type { Words } from "#words/noun.ts";

/** How the reader's language writes the label of a slot; an unknown label stays as it is. */
export function slotText(t: Words<"team">, label: string): string {
  return isSlotLabel(label) ? t(`slot.${label}`) : label;
}
