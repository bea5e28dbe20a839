import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** Constant load can't hold up the stop for longer. */
const LONGEST_MS = 5000;
/** How long a stop waits for a moment without a client mid-handshake. An overloaded machine has none. */
const PATIENT_MS = 2000;
/** Until the next try. A client with a dropped handshake packet resends it after a few of these. */
const PAUSE_MS = 20;
/** Connections the system can queue before they're accepted: one more than the backlog. */
const BACKLOG = 1;
/** Node's own. */
const USUAL_BACKLOG = 511;
/** Linux's lists of TCP sockets, by the version of their addresses. */
const LISTS = ["/proc/net/tcp", "/proc/net/tcp6"];
/** A socket with an unfinished handshake in these lists (TCP_SYN_RECV). */
const SYN_RECEIVED = "03";

/** All are our own; or a client's is among them; or a client's is about to be. */
type Queue = "ours" | "shared" | "half-made";

/** Node's sockets have a handle underneath, without a public name. */
type WithHandle<Handle> = { readonly _handle?: Partial<Handle> | null };
type Listener = WithHandle<{ listen(backlog: number): number }>;
type Connecting = WithHandle<{ getpeername(into: object): number }>;

/**
 * Stops listening after accepting the connections that the system has already made. Closing the listener resets them,
 * and a proxy that has sent a change on one can't know whether the change was made, so it fails the request.
 *
 * Node accepts one connection per turn of the event loop, so this waits for a turn without one. More may have come
 * since, so it fills the system's queue with its own connections before it closes: while the queue is full, the system
 * keeps new clients waiting and then refuses them, and a proxy retries elsewhere. A client mid-handshake when the queue
 * filled up isn't in the queue and would be reset too, so the stop waits for it.
 */
export function stopListening(server: Server): Promise<void> {
  return new Promise((settle) => {
    let isPatient = true;
    let isLate = false;
    const timers = [
      setTimeout(() => (isPatient = false), PATIENT_MS),
      setTimeout(() => (isLate = true), LONGEST_MS),
    ];
    let isQuiet = false;
    const note = (): void => {
      isQuiet = false;
    };
    const close = (): void => {
      for (const timer of timers) clearTimeout(timer);
      server.off("connection", note);
      server.close();
      settle();
    };
    const look = (): void => {
      const wasQuiet = isQuiet;
      isQuiet = true;
      if (isLate) close();
      else if (wasQuiet) fillQueue(server, isPatient, finish);
      else setImmediate(look);
    };
    const finish = (queue: Queue): void => {
      isQuiet = false;
      if (queue === "ours") close();
      else if (queue === "shared") setImmediate(look);
      else setTimeout(look, PAUSE_MS);
    };
    server.on("connection", note);
    setImmediate(look);
  });
}

/**
 * Fills the queue of unaccepted connections with some of our own, which then close.
 *
 * @param isPatient whether a half-made connection counts
 * @param done is called, before anything else happens, with whose connections are in the queue
 */
function fillQueue(server: Server, isPatient: boolean, done: (queue: Queue) => void): void {
  const { address, port } = server.address() as AddressInfo;
  const host = address === "::" ? "::1" : address === "0.0.0.0" ? "127.0.0.1" : address;
  (server as Listener)._handle?.listen?.(BACKLOG);
  const own = Array.from({ length: BACKLOG + 1 }, () =>
    connect({ port, host, autoSelectFamily: false }).on("error", () => undefined),
  );
  // Node connects in the next tick, and on one machine the system completes the connection at once.
  process.nextTick(() => {
    const isFull = own.every(isConnected);
    const isHalfMade = isFull && isPatient && hasHalfMadeConnection(port);
    // A short queue makes handshakes fail, so it gets its length back while there's time.
    if (isPatient && (!isFull || isHalfMade)) (server as Listener)._handle?.listen?.(USUAL_BACKLOG);
    done(isHalfMade ? "half-made" : isFull ? "ours" : "shared");
    for (const one of own) one.destroy();
  });
}

/** Whether the system has made the connection, which Node reports only in its next turn. */
function isConnected(socket: Socket): boolean {
  const handle = (socket as unknown as Connecting)._handle;
  return handle?.getpeername === undefined || handle.getpeername({}) === 0;
}

/**
 * Whether a client of a port is in the middle of its handshake. The client may consider the connection made and send a
 * request on it while the system hasn't yet put it into the listener's queue.
 *
 * @returns false on systems without these lists: only Linux has them.
 */
function hasHalfMadeConnection(port: number): boolean {
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
