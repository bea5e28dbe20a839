import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { cookieFor } from "./database.ts";

/** Connections opened at once: more would be refused by the kernel. */
const AT_ONCE = 250;

/** In a request: the cookie of the user whose stream it is, of those that `insertUsersWithSessions` makes. */
export const OWN_COOKIE = "<own cookie>";
/** As many as a user may have. */
export const STREAMS_OF_USER = 10;

/** Many open connections that count what comes in. */
export interface Streams {
  /** Resolves when each connection has been sent this text once more. */
  allHave(text: string): Promise<void>;
  close(): void;
}

/** Opens connections, each with a first request; `first` is what each is sent back when it is ready, "" for nothing. */
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
