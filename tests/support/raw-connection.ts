import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection for handwritten HTTP, which a test can read and send as slowly as it likes. */
export class RawConnection {
  readonly socket: Socket;
  received = "";
  isClosed = false;

  constructor(port: number) {
    this.socket = connect(port, "127.0.0.1");
    this.socket.on("data", (chunk: Buffer) => (this.received += chunk.toString("latin1")));
    this.socket.on("error", () => undefined);
    this.socket.on("close", () => (this.isClosed = true));
  }

  /** The status of the first response; 0 before it arrives. */
  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.received)?.[1] ?? 0);
  }

  send(text: string): void {
    this.socket.write(text, "latin1");
  }

  /** Sends a request's head, with the client's address as a local proxy would add it. */
  ask(line: string, headers: Readonly<Record<string, string>> = {}): void {
    const lines = Object.entries({ host: "localhost", ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    this.send([`${line} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.socket.destroy();
    await once(this.socket, "close");
  }
}

/** Opens a connection that sends a request and reads none of the response. */
export async function aSlowReader(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawConnection> {
  const connection = new RawConnection(port);
  await once(connection.socket, "connect");
  connection.socket.pause();
  connection.ask(`GET ${path}`, headers);
  return connection;
}
