import { Readable } from "node:stream";

/** Bytes that may wait for a slow reader. Beyond that the stream is cut; the page opens the next and hears what it missed. */
export const MOST_WAITING = 64 * 1024;
/** Milliseconds after which a page that lost its stream opens the next. */
const RETRY_MS = 3000;
/** A line that means nothing: it keeps proxies from closing, and shows whether the reader is still there. */
const BEAT = Buffer.from(":\n\n");

/** An event as it is written to every stream. */
export interface LiveFrame {
  readonly id: number;
  readonly bytes: Buffer;
}

/** The same bytes for all streams: an event is put into its form once. */
export function toFrame(id: number, kind: string, data: unknown): LiveFrame {
  return { id, bytes: Buffer.from(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`) };
}

/** One open page: the body of an answer that goes on until the page, its session or the server ends. */
export class LiveStream extends Readable {
  #lastId = 0;

  constructor() {
    super({ highWaterMark: MOST_WAITING });
    this.push(`retry: ${RETRY_MS}\n\n`);
  }

  /** What there is to read is pushed as it happens. */
  override _read(): void {
    return undefined;
  }

  /** Of the last event that this stream was given. */
  get lastId(): number {
    return this.#lastId;
  }

  /** Passes over an event that it was given already. */
  send({ id, bytes }: LiveFrame): void {
    if (id <= this.#lastId) return;
    this.#lastId = id;
    this.#write(bytes);
  }

  /** Begins after an event, without sending it: the page knows that much, or reads all again. */
  startAfter(id: number, { hasMissed }: { hasMissed: boolean }): void {
    this.#lastId = id;
    this.#write(Buffer.from(hasMissed ? `id: ${id}\nevent: resync\ndata: {}\n\n` : `id: ${id}\n\n`));
  }

  beat(): void {
    this.#write(BEAT);
  }

  end(): void {
    // What waits for somebody who does not read would keep the connection open.
    if (this.readableLength > 0) this.destroy();
    else if (!this.destroyed) this.push(null);
  }

  #write(bytes: Buffer): void {
    if (this.readableLength > MOST_WAITING) this.destroy();
    else if (!this.destroyed) this.push(bytes);
  }
}
