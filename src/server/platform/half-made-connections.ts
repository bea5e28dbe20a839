import { readFileSync } from "node:fs";

/** Linux's lists of TCP sockets, by the version of their addresses. */
const LISTS = ["/proc/net/tcp", "/proc/net/tcp6"];
/** A socket with an unfinished handshake in these lists (TCP_SYN_RECV). */
const SYN_RECEIVED = "03";

/**
 * Whether a client of a port is in the middle of its handshake. The client may consider the connection made and send a
 * request on it while the system hasn't yet put it into the listener's queue.
 *
 * @returns false on systems without these lists: only Linux has them.
 */
export function hasHalfMadeConnection(port: number): boolean {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return LISTS.some((list) =>
    linesOf(list).some((line) => {
      const [, local = "", , state] = line.trim().split(/\s+/u);
      return state === SYN_RECEIVED && local.endsWith(ending);
    }),
  );
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}
