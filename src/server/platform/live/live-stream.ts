import { Readable } from "node:stream";
import type { LiveEvent } from "#contract/football/live.ts";

/** Bytes that can wait for a slow reader. Beyond that the stream is cut; the page reconnects and catches up. */
export const MOST_WAITING = 64 * 1024;
/** Milliseconds until a page that lost its stream reconnects. */
const RETRY_MS = 3000;
/** A comment line: it keeps proxies from closing, and shows whether the reader is still there. */
const BEAT = Buffer.from(":\n\n");

/** An event as written to every stream. */
export interface LiveFrame {
  readonly id: number;
  /** The only user whose pages get it; null: everybody's. */
  readonly userId: string | null;
  readonly bytes: Buffer;
}

/** Formats an event once, as the same bytes for all its streams. */
export function toFrame(id: number, { kind, data }: LiveEvent): LiveFrame {
  const userId = kind === "news" ? data.userId : null;
  return { id, userId, bytes: Buffer.from(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`) };
}

/** One open page: a response body that lasts until the page, its session or the server ends. */
export class LiveStream extends Readable {
  #lastId = 0;
  readonly #userId: string;

  /** @param userId whose page it is */
  constructor(userId: string) {
    super({ highWaterMark: MOST_WAITING });
    this.#userId = userId;
    this.push(`retry: ${RETRY_MS}\n\n`);
  }

  /** Does nothing: events are pushed as they happen. */
  override _read(): void {
    return undefined;
  }

  /** The id of the last event that this stream was given. */
  get lastId(): number {
    return this.#lastId;
  }

  /** Skips an event it was already given, or that is for another user. */
  send({ id, userId, bytes }: LiveFrame): void {
    if (id <= this.#lastId) return;
    this.#lastId = id;
    if (userId === null || userId === this.#userId) this.#write(bytes);
  }

  /** Starts after an event without sending it: the page knows it, or fetches everything again. */
  startAfter(id: number, { hasMissed }: { hasMissed: boolean }): void {
    this.#lastId = id;
    this.#write(Buffer.from(hasMissed ? `id: ${id}\nevent: resync\ndata: {}\n\n` : `id: ${id}\n\n`));
  }

  beat(): void {
    this.#write(BEAT);
  }

  end(): void {
    // Unread data would keep the connection open.
    if (this.readableLength > 0) this.destroy();
    else if (!this.destroyed) this.push(null);
  }

  #write(bytes: Buffer): void {
    if (this.readableLength > MOST_WAITING) this.destroy();
    else if (!this.destroyed) this.push(bytes);
  }
}
