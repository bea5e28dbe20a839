/** The four positions of a player and of a card, from the goal forward (spec §3). */
export const positions = ["goalkeeper", "defender", "midfielder", "forward"] as const;

export type Position = (typeof positions)[number];

/** Whether a value is one of the four positions (spec §3). */
export function isPosition(value: unknown): value is Position {
  return positions.some((position) => position === value);
}
