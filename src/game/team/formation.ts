import type { Position } from "#game/card/position.ts";

/** Every label that a slot can have. */
export const slotLabels = [
  "GK",
  "LB",
  "CB",
  "RB",
  "LWB",
  "RWB",
  "CDM",
  "CM",
  "CAM",
  "LM",
  "RM",
  "LW",
  "RW",
  "ST",
] as const;

export type SlotLabel = (typeof slotLabels)[number];

/** The position that is at home under each label (docs/rules.md#out-of-position). */
const homeOf: Readonly<Record<SlotLabel, Position>> = {
  GK: "goalkeeper",
  LB: "defender",
  CB: "defender",
  RB: "defender",
  LWB: "defender",
  RWB: "defender",
  CDM: "midfielder",
  CM: "midfielder",
  CAM: "midfielder",
  LM: "midfielder",
  RM: "midfielder",
  LW: "forward",
  RW: "forward",
  ST: "forward",
};

/** A point on the pitch in percent: x from the left line, y from the far goal line (the own goal is at the bottom). */
export interface PitchPoint {
  readonly x: number;
  readonly y: number;
}

export interface FormationSlot extends PitchPoint {
  readonly label: SlotLabel;
}

export interface Formation<Name extends string = string> {
  readonly name: Name;
  /** From the goal forward, left to right. A slot's `positionIndex` is its index in this list. */
  readonly slots: readonly FormationSlot[];
}

/** The formations that a team of five is built in (spec §3, coordinates to the letter). */
export const fiveASideFormationNames = ["2-1-1", "1-2-1", "1-1-2", "2-2"] as const;

/** The formations that the active-team and profile pages also know (spec §9). */
export const elevenASideFormationNames = ["4-3-3", "4-4-2", "3-5-2", "4-2-3-1", "5-3-2"] as const;

/** Whether a formation is one of eleven players. */
export function isElevenASide(formation: string): boolean {
  return elevenASideFormationNames.some((name) => name === formation);
}

export type FiveASideFormationName = (typeof fiveASideFormationNames)[number];
export type ElevenASideFormationName = (typeof elevenASideFormationNames)[number];
export type FormationName = FiveASideFormationName | ElevenASideFormationName;

function slot(label: SlotLabel, x: number, y: number): FormationSlot {
  return { label, x, y };
}

const slotsByName: Readonly<Record<FormationName, readonly FormationSlot[]>> = {
  "2-1-1": [
    slot("GK", 50, 85),
    slot("CB", 35, 65),
    slot("CB", 65, 65),
    slot("CM", 50, 45),
    slot("ST", 50, 25),
  ],
  "1-2-1": [
    slot("GK", 50, 85),
    slot("CB", 50, 65),
    slot("CM", 35, 45),
    slot("CM", 65, 45),
    slot("ST", 50, 25),
  ],
  "1-1-2": [
    slot("GK", 50, 85),
    slot("CB", 50, 65),
    slot("CM", 50, 45),
    slot("LW", 30, 25),
    slot("ST", 70, 25),
  ],
  "2-2": [slot("GK", 50, 85), slot("CB", 35, 65), slot("CB", 65, 65), slot("LM", 25, 35), slot("RM", 75, 35)],
  "4-3-3": [
    slot("GK", 50, 90),
    slot("LB", 15, 70),
    slot("CB", 38, 73),
    slot("CB", 62, 73),
    slot("RB", 85, 70),
    slot("CM", 27, 48),
    slot("CM", 50, 51),
    slot("CM", 73, 48),
    slot("LW", 20, 23),
    slot("ST", 50, 18),
    slot("RW", 80, 23),
  ],
  "4-4-2": [
    slot("GK", 50, 90),
    slot("LB", 15, 70),
    slot("CB", 38, 73),
    slot("CB", 62, 73),
    slot("RB", 85, 70),
    slot("LM", 15, 45),
    slot("CM", 38, 48),
    slot("CM", 62, 48),
    slot("RM", 85, 45),
    slot("ST", 37, 20),
    slot("ST", 63, 20),
  ],
  "3-5-2": [
    slot("GK", 50, 90),
    slot("CB", 26, 72),
    slot("CB", 50, 74),
    slot("CB", 74, 72),
    slot("LM", 12, 45),
    slot("CM", 31, 49),
    slot("CM", 50, 51),
    slot("CM", 69, 49),
    slot("RM", 88, 45),
    slot("ST", 37, 20),
    slot("ST", 63, 20),
  ],
  "4-2-3-1": [
    slot("GK", 50, 90),
    slot("LB", 15, 70),
    slot("CB", 38, 73),
    slot("CB", 62, 73),
    slot("RB", 85, 70),
    slot("CDM", 36, 55),
    slot("CDM", 64, 55),
    slot("LM", 18, 36),
    slot("CAM", 50, 36),
    slot("RM", 82, 36),
    slot("ST", 50, 17),
  ],
  "5-3-2": [
    slot("GK", 50, 90),
    slot("LWB", 10, 64),
    slot("CB", 29, 72),
    slot("CB", 50, 74),
    slot("CB", 71, 72),
    slot("RWB", 90, 64),
    slot("CM", 27, 45),
    slot("CM", 50, 48),
    slot("CM", 73, 45),
    slot("ST", 37, 20),
    slot("ST", 63, 20),
  ],
};

export const fiveASideFormations: readonly Formation<FiveASideFormationName>[] = fiveASideFormationNames.map(
  (name) => ({ name, slots: slotsByName[name] }),
);

/** The place of a card with an unknown formation or label (spec §3). */
const UNKNOWN_POINT: PitchPoint = { x: 50, y: 50 };

/** Whether a name is that of a formation with five slots (spec §3). */
export function isFiveASideFormation(name: string): name is FiveASideFormationName {
  return fiveASideFormationNames.some((known) => known === name);
}

/** Whether a name is that of a formation, of five slots or of eleven. */
export function isFormation(name: string): name is FormationName {
  return Object.hasOwn(slotsByName, name);
}

/** Whether a label such as "CB" names a slot of some formation. */
export function isSlotLabel(label: string): label is SlotLabel {
  return Object.hasOwn(homeOf, label);
}

/** The slots of a formation, from the goal forward; none where the name is unknown. */
export function slotsOf(formationName: string): readonly FormationSlot[] {
  return isFormation(formationName) ? slotsByName[formationName] : [];
}

/**
 * The key of a slot in a team (spec §3: "slot keys combine label and index"), such as `CB-2`.
 * `positionIndex` is the index of the slot among all slots of its formation (0–4 in a team of five), so that it alone
 * tells a slot from the others of its team.
 */
export function slotKey(label: string, positionIndex: number): string {
  return `${label}-${positionIndex}`;
}

/**
 * The place of the nth card (`occurrence`, from 0) with this label. Repeated positions take the slots of their label in
 * order and wrap round; an unknown formation or label means the middle (spec §3).
 */
export function pitchPoint(formationName: string, label: string, occurrence: number): PitchPoint {
  const ofLabel = slotsOf(formationName).filter((candidate) => candidate.label === label);
  const found = ofLabel[Math.abs(Math.trunc(occurrence)) % ofLabel.length];
  return found ? { x: found.x, y: found.y } : UNKNOWN_POINT;
}

/** The position that is at home in a slot, or null where the label is unknown (docs/rules.md#out-of-position). */
export function naturalPosition(label: string): Position | null {
  return isSlotLabel(label) ? homeOf[label] : null;
}

/** Whether a card of this position is away from home in this slot. An unknown label is home to all. */
export function isOutOfPosition(label: string, position: Position): boolean {
  const home = naturalPosition(label);
  return home !== null && home !== position;
}
