import pg from "pg";
import type { DepsWithPool } from "#server/deps.ts";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

export interface Listening {
  stop(): Promise<void>;
}

export interface Heard {
  /** On every notification. */
  readonly onNews: () => void;
  /** On every new connection, because earlier notifications may be lost. */
  readonly onConnected: () => void;
}

/** Listens on a database channel over a dedicated connection, and reconnects when it's cut. */
export async function listen(
  deps: Pick<DepsWithPool, "pool" | "log">,
  channel: string,
  heard: Heard,
): Promise<Listening> {
  const listener = new Listener(deps, channel, heard);
  await listener.connect();
  return listener;
}

class Listener implements Listening {
  readonly #deps: Pick<DepsWithPool, "pool" | "log">;
  readonly #channel: string;
  readonly #heard: Heard;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #wait = FIRST_WAIT_MS;
  #isStopped = false;

  constructor(deps: Pick<DepsWithPool, "pool" | "log">, channel: string, heard: Heard) {
    this.#deps = deps;
    this.#channel = channel;
    this.#heard = heard;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.#deps.pool.options);
    // Without a listener, a cut connection would end the process.
    client.on("error", (error) => this.#lose(client, error));
    client.on("end", () => this.#lose(client, new Error("the server closed the connection")));
    client.on("notification", () => this.#heard.onNews());
    await client.connect();
    await this.#listenOn(client);
    if (this.#isStopped) return client.end();
    this.#client = client;
    this.#wait = FIRST_WAIT_MS;
    this.#heard.onConnected();
  }

  async #listenOn(client: pg.Client): Promise<void> {
    try {
      await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`);
    } catch (error) {
      // The next attempt makes a new client, so this one ends here.
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client || this.#isStopped) return;
    this.#client = null;
    this.#deps.log.warn({ err: error, channel: this.#channel }, "listening connection lost");
    this.#retry();
  }

  #retry(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#connectAgain(), this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  async #connectAgain(): Promise<void> {
    try {
      await this.connect();
    } catch {
      this.#retry();
    }
  }
}
