import { request } from "node:http";
import { connect, type Socket } from "node:net";

interface Heard {
  readonly id: number;
  readonly kind: string;
}

/** A page with an open stream. */
export class Page {
  readonly heard: Heard[] = [];
  status = 0;
  isOver = false;
  #text = "";
  readonly #request;
  /** Resolves when the stream is open or refused. */
  readonly joined: Promise<void>;
  #join: () => void = () => undefined;

  constructor(port: number, cookie: string, lastId?: number) {
    const headers = { cookie, ...(lastId === undefined ? {} : { "last-event-id": String(lastId) }) };
    this.#request = request({ port, path: "/api/live", headers });
    this.joined = new Promise((settle) => {
      this.#join = settle;
    });
    this.#request.on("response", (response) => {
      this.status = response.statusCode ?? 0;
      response.on("data", (chunk: Buffer) => this.#take(chunk.toString()));
      response.on("close", () => {
        this.isOver = true;
        this.#join();
      });
    });
    this.#request.on("error", () => this.#join());
    this.#request.end();
  }

  #take(text: string): void {
    this.#text += text;
    const parts = this.#text.split("\n\n");
    this.#text = parts.pop() ?? "";
    for (const part of parts) {
      if (part.startsWith("id: ")) this.#join();
      const [, kind] = /^event: (\w+)$/m.exec(part) ?? [];
      if (kind !== undefined) this.heard.push({ id: Number(/^id: (\d+)$/m.exec(part)?.[1]), kind });
    }
  }

  close(): void {
    this.#request.destroy();
  }
}

/** A connection with a handwritten page request. */
export class BareConnection {
  readonly socket: Socket;
  text = "";
  isOver = false;

  constructor(port: number, head: string) {
    this.socket = connect(port, "127.0.0.1");
    this.socket.on("data", (chunk) => {
      this.text += chunk.toString();
    });
    this.socket.on("close", () => {
      this.isOver = true;
    });
    this.socket.write(head);
  }
  /** Whether the whole first chunk has arrived. The head also has lines that end in an `id: `. */
  get hasBegun(): boolean {
    return /^id: \d+\n\n\r\n/m.test(this.text);
  }
}
