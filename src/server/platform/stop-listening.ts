import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** Under a load without a pause the end comes all the same. */
const TURNS_MAX = 10_000;
/** Connections that the system then makes at most before they are taken: one more than the backlog. */
const BACKLOG = 1;

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
 * system lets new clients wait and then refuses them, which a proxy answers by asking elsewhere.
 */
export function stopListening(server: Server): Promise<void> {
  return new Promise((settle) => {
    let isQuiet = false;
    let turns = 0;
    const note = (): void => {
      isQuiet = false;
    };
    const close = (): void => {
      server.off("connection", note);
      server.close();
      settle();
    };
    const look = (): void => {
      turns += 1;
      const wasQuiet = isQuiet;
      isQuiet = true;
      if (turns >= TURNS_MAX) close();
      else if (wasQuiet) fillQueue(server, (isFull) => (isFull ? close() : setImmediate(look)));
      else setImmediate(look);
    };
    server.on("connection", note);
    setImmediate(look);
  });
}

/**
 * Fills the queue of connections that are made and not taken with some of our own, which go again.
 *
 * @param done hears, before anything else happens, whether all of them were made: then the queue holds no others.
 */
function fillQueue(server: Server, done: (isFull: boolean) => void): void {
  const { address, port } = server.address() as AddressInfo;
  const host = address === "::" ? "::1" : address === "0.0.0.0" ? "127.0.0.1" : address;
  (server as Listener)._handle?.listen?.(BACKLOG);
  const own = Array.from({ length: BACKLOG + 1 }, () =>
    connect({ port, host, autoSelectFamily: false }).on("error", () => undefined),
  );
  // Node connects to an address in the next tick, and on one machine the system does its part at once.
  process.nextTick(() => {
    done(own.every(isConnected));
    for (const one of own) one.destroy();
  });
}

/** Whether the system has made the connection, which Node only hears of in its next turn. */
function isConnected(socket: Socket): boolean {
  const handle = (socket as unknown as Connecting)._handle;
  return handle?.getpeername === undefined || handle.getpeername({}) === 0;
}
