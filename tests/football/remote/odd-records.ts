import { FIRST_SATURDAY } from "./fake-world.ts";

export const MINUTE_MS = 60_000;

export const HOUR_MS = 60 * MINUTE_MS;

export const NIGHT = FIRST_SATURDAY + 13 * HOUR_MS;

export interface FixtureRecord {
  fixture: { id: number };
  events: unknown[];
  players: { players: unknown[] }[];
}
