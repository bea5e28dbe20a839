import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Has this process give back what it no longer uses when it is sent SIGUSR2, and then print COLLECTED: what it holds can
 * then be told from what opening it cost.
 */
export function collectOnSignal(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (how: object) => void;
  process.on("SIGUSR2", () => {
    collect({ type: "major", execution: "sync", flavor: "last-resort" });
    console.log("COLLECTED");
  });
}
