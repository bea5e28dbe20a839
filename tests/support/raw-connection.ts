import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection on which a test writes HTTP by hand, to read and to send as slowly as it likes. */
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

  /** Of the first answer; 0 while there is none. */
  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.received)?.[1] ?? 0);
  }

  send(text: string): void {
    this.socket.write(text, "latin1");
  }

  /** Sends the head of a request; the proxy on this machine, as which it speaks, names the client's address. */
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

/** Opens a connection that asks for something and reads nothing of the answer. */
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
