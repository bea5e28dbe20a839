import { DAY_MS } from "#game/milliseconds.ts";

/** Wrong passwords for one account that are answered at once. */
const FREE_GUESSES = 10;
/** Seconds to wait after the wrong passwords that follow; the last one stays. */
const PAUSES = [30, 60, 120, 240, 480, 900];

/** How long an account's wrong passwords are remembered after the last one. */
export const GUESSES_REMEMBERED_MS = DAY_MS;

/** Seconds to wait after one wrong password, after two and so on; after more than that as after the last. */
export const pausesAfterGuesses: readonly number[] = [
  ...Array.from({ length: FREE_GUESSES - 1 }, () => 0),
  ...PAUSES,
];
