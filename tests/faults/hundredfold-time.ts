/** Preloaded into a Panna through NODE_OPTIONS only: its timers fire a hundred times as soon. */
import timers from "node:timers/promises";
import { syncBuiltinESMExports } from "node:module";

const HUNDREDFOLD = 100;

const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => timeout(ms / HUNDREDFOLD);

const wait = timers.setTimeout;
timers.setTimeout = (ms = 0, ...rest) => wait(ms / HUNDREDFOLD, ...rest);
syncBuiltinESMExports();
