import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { cookieFor } from "./database.ts";

/** Connections opened at once: the kernel would refuse more. */
const AT_ONCE = 250;

/** In a request: replaced by the cookie of the stream's user, one of those from `insertUsersWithSessions`. */
export const OWN_COOKIE = "<own cookie>";
/** The limit per user. */
export const STREAMS_OF_USER = 10;

/** Many open connections that count what they receive. */
export interface Streams {
  /** Resolves when each connection has received this text once more. */
  allHave(text: string): Promise<void>;
  close(): void;
}

/** Opens connections, each with an initial request; `first` is the response that shows each is ready, "" for none. */
export async function openStreams(
  port: number,
  count: number,
  { request, first }: { request: string; first: string },
): Promise<Streams> {
  const sockets: Socket[] = [];
  let wanted = "";
  let missing = 0;
  let settle = (): void => undefined;
  const expectAll = (text: string, among: number): Promise<void> => {
    wanted = text;
    missing = among;
    return new Promise((resolve) => {
      settle = resolve;
    });
  };

  function take(chunk: Buffer): void {
    if (wanted === "" || !chunk.includes(wanted)) return;
    missing -= 1;
    if (missing === 0) settle();
  }

  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, () =>
      connect(port, "127.0.0.1"),
    );
    const ready = expectAll(first, batch.length);
    for (const socket of batch) socket.on("data", take);
    await Promise.all(batch.map((socket) => once(socket, "connect")));
    for (const [at, socket] of batch.entries()) {
      const user = Math.floor((sockets.length + at) / STREAMS_OF_USER) + 1;
      socket.write(request.replace(OWN_COOKIE, cookieFor(`token-${user}`)));
    }
    if (first !== "") await ready;
    sockets.push(...batch);
  }
  return {
    allHave: (text) => expectAll(text, sockets.length),
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
