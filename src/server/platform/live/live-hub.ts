import { asc, gt, sql } from "drizzle-orm";
import { LIVE_STREAM_MS } from "#contract/football/live.ts";
import type { Deps } from "#server/deps.ts";
import { listen, type Listening } from "./listen.ts";
import { type LiveFrame, type LiveStream, toFrame } from "./live-stream.ts";
import { LIVE_CHANNEL } from "./publish-live.ts";
import { liveEvent } from "./table.ts";

const BEAT_MS = 20_000;

type HubDeps = Pick<Deps, "db" | "pool" | "log">;

/** The open pages of this instance. Each event is read once for all of them, from the first page on. */
export class LiveHub {
  readonly #deps: HubDeps;
  readonly #streams = new Set<LiveStream>();
  #listening: Promise<Listening> | null = null;
  #beat: NodeJS.Timeout | null = null;
  /** The last event that all streams have been given. */
  #lastId = 0;
  #isReading = false;
  #isReadAgain = false;
  #isClosed = false;

  constructor(deps: HubDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#streams.size;
  }

  /**
   * Gives a page all events from the one after `lastId` on; null: from now on. Where more was missed than is kept it is
   * told to read all again. The page is left out once it is taken out with `leave`.
   */
  async join(stream: LiveStream, lastId: number | null): Promise<void> {
    await this.#start();
    const kept = await this.#keptRange();
    const isKnown = lastId !== null && lastId >= kept.first - 1 && lastId <= kept.last;
    const start = isKnown ? lastId : Math.max(kept.last, this.#lastId);
    stream.startAfter(start, { hasMissed: lastId !== null && !isKnown });
    // The last look and the adding happen without waiting in between: no event falls through.
    for (let frames = await this.#load(start); ; frames = await this.#load(stream.lastId)) {
      for (const frame of frames) stream.send(frame);
      if (stream.lastId >= this.#lastId) break;
    }
    if (this.#isClosed) stream.end();
    else if (!stream.isClosed) this.#streams.add(stream);
  }

  leave(stream: LiveStream): void {
    this.#streams.delete(stream);
  }

  /** Ends all streams, for the stop of the process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#beat !== null) clearInterval(this.#beat);
    for (const stream of this.#streams) stream.end();
    this.#streams.clear();
    await (await this.#listening?.catch(() => null))?.stop();
  }

  async #start(): Promise<void> {
    this.#listening ??= this.#listen();
    await this.#listening.catch((error: unknown) => {
      // The next page tries again.
      this.#listening = null;
      throw error;
    });
  }

  async #listen(): Promise<Listening> {
    this.#lastId = (await this.#keptRange()).last;
    this.#beat ??= setInterval(() => {
      for (const stream of this.#streams) stream.beat(LIVE_STREAM_MS / BEAT_MS);
    }, BEAT_MS).unref();
    const read = (): void => void this.#read();
    return listen(this.#deps, LIVE_CHANNEL, { onNews: read, onConnected: read });
  }

  /** Gives what is new to all streams. Asked for while it reads, it reads once more afterwards. */
  async #read(): Promise<void> {
    this.#isReadAgain = true;
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#isReadAgain) {
      this.#isReadAgain = false;
      await this.#broadcastNew();
    }
    this.#isReading = false;
  }

  async #broadcastNew(): Promise<void> {
    try {
      for (const frame of await this.#load(this.#lastId)) {
        this.#lastId = frame.id;
        for (const stream of this.#streams) stream.send(frame);
      }
    } catch (error) {
      this.#deps.log.warn({ err: error }, "live events could not be read");
    }
  }

  async #load(after: number): Promise<LiveFrame[]> {
    const rows = await this.#deps.db
      .select()
      .from(liveEvent)
      .where(gt(liveEvent.id, after))
      .orderBy(asc(liveEvent.id));
    return rows.map(({ id, kind, data }) => toFrame(id, kind, data));
  }

  /** The first and the last event that are kept; 1 and 0 where there is none. */
  async #keptRange(): Promise<{ first: number; last: number }> {
    const { rows } = await this.#deps.db.execute<{ first: string | null; last: string | null }>(
      sql`select min(id) as first, max(id) as last from live_event`,
    );
    return { first: Number(rows[0]?.first ?? 1), last: Number(rows[0]?.last ?? 0) };
  }
}
