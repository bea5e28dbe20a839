import type { ServerResponse } from "node:http";

/** Bytes that may wait for a slow reader. Beyond that it misses what comes, and reads all again when it has caught up. */
const MOST_WAITING = 64 * 1024;

/** An event as it is written to every stream. */
export interface LiveFrame {
  readonly id: number;
  readonly bytes: Buffer;
}

/** The same bytes for all streams: an event is put into its form once. */
export function toFrame(id: number, kind: string, data: unknown): LiveFrame {
  return { id, bytes: Buffer.from(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`) };
}

/** One open page. Writing never waits: what a reader is too slow for is dropped. */
export class LiveStream {
  readonly #response: ServerResponse;
  #lastId = 0;
  #isBehind = false;
  #beats = 0;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on("drain", () => this.#catchUp());
  }

  /** Of the last event that this stream was given, whether it could take it or not. */
  get lastId(): number {
    return this.#lastId;
  }

  /** An event that it was given already is passed over. */
  send({ id, bytes }: LiveFrame): void {
    if (id <= this.#lastId) return;
    this.#lastId = id;
    if (this.#response.writableLength > MOST_WAITING) this.#isBehind = true;
    if (!this.#isBehind) this.#response.write(bytes);
  }

  /** Begins after an event, without sending it: the page knows that much, or reads all again. */
  startAfter(id: number, { hasMissed }: { hasMissed: boolean }): void {
    this.#lastId = id;
    this.#response.write(hasMissed ? resync(id) : `id: ${id}\n\n`);
  }

  /**
   * A line that means nothing: it keeps proxies from closing, and shows whether the reader is still there. After so many
   * the stream ends, and the page opens the next.
   */
  beat(most: number): void {
    this.#beats += 1;
    if (this.#beats > most) this.end();
    else if (!this.#isBehind) this.#response.write(":\n\n");
  }

  end(): void {
    // What waits for somebody who does not read would keep the connection open.
    if (this.#isBehind) this.#response.destroy();
    else this.#response.end();
  }

  #catchUp(): void {
    if (!this.#isBehind) return;
    this.#isBehind = false;
    this.#response.write(resync(this.#lastId));
  }
}

function resync(id: number): string {
  return `id: ${id}\nevent: resync\ndata: {}\n\n`;
}
