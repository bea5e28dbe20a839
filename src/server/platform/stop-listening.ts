import type { Server } from "node:http";

/** Under a load without a pause the end comes all the same. */
const TURNS_MAX = 10_000;

/**
 * Takes no new connection any more, once those are taken that the system has made already. It would reset them: a proxy
 * that had sent a change on one could not know whether it was begun, and fails it. Node takes one in each turn of the event
 * loop, so this waits for a turn in which none came, and no request that took time.
 */
export function stopListening(server: Server): Promise<void> {
  return new Promise((settle) => {
    let isQuiet = false;
    let turns = 0;
    const note = (): void => {
      isQuiet = false;
    };
    const look = (): void => {
      if (!isQuiet && turns < TURNS_MAX) {
        isQuiet = true;
        turns += 1;
        setImmediate(look);
        return;
      }
      server.off("connection", note).off("request", note);
      server.close();
      settle();
    };
    server.on("connection", note).on("request", note);
    setImmediate(look);
  });
}
