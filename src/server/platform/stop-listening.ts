import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { hasHalfMadeConnection } from "./half-made-connections.ts";

/** A load without a pause doesn't hold up the stop for longer. */
const LONGEST_MS = 5000;
/** How long a stop waits for a moment without a client in the middle of its handshake. A machine at its limits has none. */
const PATIENT_MS = 2000;
/** Until the next try. A client whose last packet of the handshake was dropped sends it again after some of these. */
const PAUSE_MS = 20;
/** Connections that the system then makes at most before they are taken: one more than the backlog. */
const BACKLOG = 1;
/** Node's own. */
const USUAL_BACKLOG = 511;

/** All are our own; or somebody else's is among them; or somebody else's is about to be. */
type Queue = "ours" | "shared" | "half-made";

/** What Node's sockets have below them, and no public name. */
type WithHandle<Handle> = { readonly _handle?: Partial<Handle> | null };
type Listener = WithHandle<{ listen(backlog: number): number }>;
type Connecting = WithHandle<{ getpeername(into: object): number }>;

/**
 * Stops listening once the connections that the system has already made are taken. Closing the listener resets them, and a
 * proxy that has sent a change on one cannot know whether the change was made, so it fails the request.
 *
 * Node takes one connection in each turn of the event loop, so this waits for a turn that brought none. Others may have come
 * since then. So it fills the system's queue with connections of its own before it closes: while the queue is full, the
 * system lets new clients wait and then refuses them, which a proxy answers by asking elsewhere. A client that was in the
 * middle of its handshake when the queue filled up isn't in the queue and would be reset too, so the stop waits for it.
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
 * Fills the queue of connections that are made and not taken with some of our own, which go again.
 *
 * @param isPatient whether a connection that is half made counts
 * @param done hears, before anything else happens, whose connections are in the queue
 */
function fillQueue(server: Server, isPatient: boolean, done: (queue: Queue) => void): void {
  const { address, port } = server.address() as AddressInfo;
  const host = address === "::" ? "::1" : address === "0.0.0.0" ? "127.0.0.1" : address;
  (server as Listener)._handle?.listen?.(BACKLOG);
  const own = Array.from({ length: BACKLOG + 1 }, () =>
    connect({ port, host, autoSelectFamily: false }).on("error", () => undefined),
  );
  // Node connects to an address in the next tick, and on one machine the system does its part at once.
  process.nextTick(() => {
    const isFull = own.every(isConnected);
    const isHalfMade = isFull && isPatient && hasHalfMadeConnection(port);
    // A short queue makes handshakes fail, so it gets its length back while there's time.
    if (isPatient && (!isFull || isHalfMade)) (server as Listener)._handle?.listen?.(USUAL_BACKLOG);
    done(isHalfMade ? "half-made" : isFull ? "ours" : "shared");
    for (const one of own) one.destroy();
  });
}

/** Whether the system has made the connection, which Node only hears of in its next turn. */
function isConnected(socket: Socket): boolean {
  const handle = (socket as unknown as Connecting)._handle;
  return handle?.getpeername === undefined || handle.getpeername({}) === 0;
}
