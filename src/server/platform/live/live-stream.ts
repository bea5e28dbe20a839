import type { Writable } from "node:stream";

/** Bytes that may wait for a slow reader. Beyond that it misses what comes, and reads all again when it has caught up. */
const MOST_WAITING = 64 * 1024;
/** A line that means nothing. */
const BEAT = ":\n\n";
const CHUNK_END = "\r\n";

/** An event as it is written to every stream. */
export interface LiveFrame {
  readonly id: number;
  /** As one chunk of an answer in chunks; and the same memory without what makes it one. */
  readonly chunk: Buffer;
  readonly plain: Buffer;
}

/** The same bytes for all streams: an event is put into its form once. */
export function toFrame(id: number, kind: string, data: unknown): LiveFrame {
  return { id, ...framed(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`) };
}

/**
 * One open page: a connection, and whether what is written to it is framed in chunks. Writing never waits: what a reader
 * is too slow for is dropped.
 */
export class LiveStream {
  readonly #writable: Writable;
  readonly #isChunked: boolean;
  #lastId = 0;
  #isBehind = false;
  #beats = 0;

  constructor(writable: Writable, { isChunked }: { isChunked: boolean }) {
    this.#writable = writable;
    this.#isChunked = isChunked;
  }

  get isClosed(): boolean {
    return this.#writable.closed;
  }

  /** Of the last event that this stream was given, whether it could take it or not. */
  get lastId(): number {
    return this.#lastId;
  }

  /** An event that it was given already is passed over. */
  send(frame: LiveFrame): void {
    if (frame.id <= this.#lastId) return;
    this.#lastId = frame.id;
    if (this.#isBehind) return;
    if (this.#writable.writableLength > MOST_WAITING) this.#fallBehind();
    else this.#writable.write(this.#isChunked ? frame.chunk : frame.plain);
  }

  /** Begins after an event, without sending it: the page knows that much, or reads all again. */
  startAfter(id: number, { hasMissed }: { hasMissed: boolean }): void {
    this.#lastId = id;
    this.#write(hasMissed ? resync(id) : `id: ${id}\n\n`);
  }

  /**
   * A line that means nothing: it keeps proxies from closing, and shows whether the reader is still there. After so many
   * the stream ends, and the page opens the next.
   */
  beat(most: number): void {
    this.#beats += 1;
    if (this.#beats > most) this.end();
    else if (!this.#isBehind) this.#write(BEAT);
  }

  end(): void {
    // What waits for somebody who does not read would keep the connection open.
    if (this.#isBehind) this.#writable.destroy();
    else this.#writable.end(this.#isChunked ? `0${CHUNK_END}${CHUNK_END}` : "");
  }

  #fallBehind(): void {
    this.#isBehind = true;
    this.#writable.once("drain", () => {
      this.#isBehind = false;
      this.#write(resync(this.#lastId));
    });
  }

  #write(text: string): void {
    const { chunk, plain } = framed(text);
    this.#writable.write(this.#isChunked ? chunk : plain);
  }
}

function framed(text: string): { readonly chunk: Buffer; readonly plain: Buffer } {
  const size = `${Buffer.byteLength(text).toString(16)}${CHUNK_END}`;
  const chunk = Buffer.from(`${size}${text}${CHUNK_END}`);
  return { chunk, plain: chunk.subarray(size.length, -CHUNK_END.length) };
}

function resync(id: number): string {
  return `id: ${id}\nevent: resync\ndata: {}\n\n`;
}
