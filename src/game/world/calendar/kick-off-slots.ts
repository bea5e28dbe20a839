import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";

/** When a match of a round kicks off: days after the round's Friday, and the local time of day. */
export interface KickOffSlot {
  readonly dayOffset: number;
  readonly time: string;
}

interface LeagueSlots {
  /** A whole round on one weekend, in the order in which slots are filled; a larger league fills some twice. */
  readonly whole: readonly KickOffSlot[];
  /** Half a round. */
  readonly half: readonly KickOffSlot[];
  /** The last round, all matches at once, as the three leagues do. */
  readonly last: readonly KickOffSlot[];
}

const FRIDAY = 0;
const SATURDAY = 1;
const SUNDAY = 2;
const MONDAY = 3;

/** The usual kick-off times of the leagues, local time (docs/rules.md#simulated-football). */
export const kickOffSlots: Readonly<Record<LeagueSlug, LeagueSlots>> = {
  "premier-league": {
    whole: [
      ...at(FRIDAY, "20:00"),
      ...at(SATURDAY, "12:30", "15:00", "15:00", "15:00", "15:00", "17:30"),
      ...at(SUNDAY, "14:00", "16:30"),
      ...at(MONDAY, "20:00"),
    ],
    half: [...at(SATURDAY, "12:30", "15:00", "15:00", "17:30"), ...at(SUNDAY, "16:30")],
    last: at(SUNDAY, "16:00"),
  },
  "la-liga": {
    whole: [
      ...at(FRIDAY, "21:00"),
      ...at(SATURDAY, "14:00", "16:15", "18:30", "21:00"),
      ...at(SUNDAY, "14:00", "16:15", "18:30", "21:00"),
      ...at(MONDAY, "21:00"),
    ],
    half: [...at(SATURDAY, "16:15", "18:30", "21:00"), ...at(SUNDAY, "16:15", "21:00")],
    last: at(SUNDAY, "18:30"),
  },
  "serie-a": {
    whole: [
      ...at(FRIDAY, "20:45"),
      ...at(SATURDAY, "15:00", "15:00", "18:00", "20:45"),
      ...at(SUNDAY, "12:30", "15:00", "18:00", "20:45"),
      ...at(MONDAY, "20:45"),
    ],
    half: [...at(SATURDAY, "15:00", "18:00", "20:45"), ...at(SUNDAY, "15:00", "20:45")],
    last: at(SUNDAY, "15:00"),
  },
};

function at(dayOffset: number, ...times: readonly string[]): KickOffSlot[] {
  return times.map((time) => ({ dayOffset, time }));
}
