import pg from "pg";
import type { Deps } from "../deps.ts";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

export interface Listening {
  stop(): Promise<void>;
}

/**
 * Listens on a channel of the database over a connection of its own, and listens again when that is cut. Calls back at
 * every notification, and after every new connection, as nobody knows what was said meanwhile.
 */
export async function listen(
  deps: Pick<Deps, "pool" | "log">,
  channel: string,
  onNews: () => void,
): Promise<Listening> {
  const listener = new Listener(deps, channel, onNews);
  await listener.connect();
  return listener;
}

class Listener implements Listening {
  readonly #deps: Pick<Deps, "pool" | "log">;
  readonly #channel: string;
  readonly #onNews: () => void;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #wait = FIRST_WAIT_MS;
  #isStopped = false;

  constructor(deps: Pick<Deps, "pool" | "log">, channel: string, onNews: () => void) {
    this.#deps = deps;
    this.#channel = channel;
    this.#onNews = onNews;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.#deps.pool.options);
    // Without a listener a connection that is cut would end the process.
    client.on("error", (error) => this.#lose(client, error));
    client.on("end", () => this.#lose(client, new Error("the server closed the connection")));
    client.on("notification", () => this.#onNews());
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`);
    this.#client = client;
    this.#wait = FIRST_WAIT_MS;
    this.#onNews();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client || this.#isStopped) return;
    this.#client = null;
    this.#deps.log.warn({ err: error }, "live events: the connection was cut");
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
