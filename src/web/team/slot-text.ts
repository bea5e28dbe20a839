import { isSlotLabel, slotsOf } from "#game/team/formation.ts";
import type { Words } from "#words/noun.ts";

/** The middle of the pitch, in percent from the left. */
const MIDDLE = 50;

/** The label of a slot in the reader's language; an unknown label doesn't change. */
export function slotText(t: Words<"team">, label: string): string {
  return isSlotLabel(label) ? t(`slot.${label}`) : label;
}

/** The name of a slot in its formation, with its side if others have the same label: "CB left", "ST". */
export function slotName(t: Words<"team">, formation: string, index: number): string {
  const slots = slotsOf(formation);
  const slot = slots[index];
  if (slot === undefined) return "";
  const text = slotText(t, slot.label);
  const isOnlyOne = slots.filter(({ label }) => label === slot.label).length === 1;
  if (isOnlyOne) return text;
  if (slot.x === MIDDLE) return t("slotSide.middle", { slot: text });
  return t(slot.x < MIDDLE ? "slotSide.left" : "slotSide.right", { slot: text });
}
