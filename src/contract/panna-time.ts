/**
 * The header of every answer of the API that says what time it is in the game, ISO 8601, UTC. With PANNA_CLOCK that is
 * not the time of the browser, and deadlines are shown by it.
 */
export const PANNA_TIME_HEADER = "x-panna-time";
