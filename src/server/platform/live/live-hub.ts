import { setImmediate as nextTurn } from "node:timers/promises";
import { asc, gt, sql } from "drizzle-orm";
import type { LiveEvent } from "#contract/football/live.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { listen, type Listening } from "./listen.ts";
import { type LiveFrame, type LiveStream, MOST_WAITING, toFrame } from "./live-stream.ts";
import { LIVE_CHANNEL } from "./publish-live.ts";
import { liveEvent } from "./table.ts";

const BEAT_MS = 20_000;
/** A stream ends within five seconds of its session's end, the query included. */
const LOOK_AT_SESSIONS_MS = 3000;
/** After a failed read: nothing else would ask for its events before the next one is told. */
const READ_AGAIN_MS = 1000;

type HubDeps = Pick<DepsWithPool, "db" | "pool" | "log">;

/** Which of these tokens belong to open sessions. */
export type FindOpenSessions = (tokens: readonly string[]) => Promise<ReadonlySet<string>>;

/** The page's user and session. */
export interface Reader {
  readonly userId: string;
  /** The token of the session that opened the stream. */
  readonly token: string;
}

/** The open pages of this instance. Each event is read once for all of them, while there's a page. */
export class LiveHub {
  readonly #deps: HubDeps;
  readonly #findOpenSessions: FindOpenSessions;
  readonly #streams = new Map<LiveStream, Reader>();
  /** The number of each user's streams, joining ones included. */
  readonly #ofUsers = new Map<string, number>();
  #listening: Promise<Listening> | null = null;
  readonly #timers: NodeJS.Timeout[] = [];
  /** The last event that every stream has been given. */
  #lastId = 0;
  #isReading = false;
  #isReadAgain = false;
  /** Set while the last read failed. */
  #readingAgain: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(deps: HubDeps, findOpenSessions: FindOpenSessions) {
    this.#deps = deps;
    this.#findOpenSessions = findOpenSessions;
  }

  streamsOf(userId: string): number {
    return this.#ofUsers.get(userId) ?? 0;
  }

  /**
   * Gives a page all events after `lastId`; null: from now on. If it missed more than is stored, or than can wait, it's
   * told to fetch everything again. A closed stream is left out.
   */
  async join(stream: LiveStream, reader: Reader, lastId: number | null): Promise<void> {
    const { userId } = reader;
    this.#ofUsers.set(userId, this.streamsOf(userId) + 1);
    stream.once("close", () => this.#leave(stream, userId));
    try {
      await this.#start();
      await this.#catchUp(stream, lastId);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    if (this.#isClosed) stream.end();
    else if (!stream.destroyed) this.#streams.set(stream, reader);
  }

  /** Ends all streams when the process stops. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#stopReadingAgain();
    for (const stream of this.#streams.keys()) stream.end();
    this.#streams.clear();
    await (await this.#listening?.catch(() => null))?.stop();
  }

  async #catchUp(stream: LiveStream, lastId: number | null): Promise<void> {
    const kept = await this.#keptRange();
    const isKnown = lastId !== null && lastId >= kept.first - 1 && lastId <= kept.last;
    const start = isKnown ? lastId : Math.max(kept.last, this.#lastId);
    const missed = await this.#load(start);
    const isTooMuch = missed.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_WAITING;
    stream.startAfter(isTooMuch ? (missed.at(-1)?.id ?? start) : start, {
      hasMissed: isTooMuch || (lastId !== null && !isKnown),
    });
    // There's no await between the last read and the adding, so no event is missed.
    for (let frames = missed; ; frames = await this.#load(stream.lastId)) {
      for (const frame of frames) stream.send(frame);
      if (stream.lastId >= this.#lastId) break;
    }
  }

  #leave(stream: LiveStream, userId: string): void {
    this.#streams.delete(stream);
    const left = this.streamsOf(userId) - 1;
    if (left > 0) this.#ofUsers.set(userId, left);
    else this.#ofUsers.delete(userId);
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
    if (this.#timers.length === 0) {
      this.#timers.push(
        setInterval(() => this.#beat(), BEAT_MS).unref(),
        setInterval(() => void this.#endSignedOut(), LOOK_AT_SESSIONS_MS).unref(),
      );
    }
    const read = (): void => void this.#read();
    return listen(this.#deps, LIVE_CHANNEL, { onNews: read, onConnected: read });
  }

  #beat(): void {
    for (const stream of this.#streams.keys()) stream.beat();
  }

  /** Ends the streams of ended sessions. While the database doesn't answer, no user counts as signed out. */
  async #endSignedOut(): Promise<void> {
    const streams = [...this.#streams];
    if (streams.length === 0) return;
    try {
      const open = await this.#findOpenSessions([...new Set(streams.map(([, { token }]) => token))]);
      for (const [stream, { token }] of streams) if (!open.has(token)) stream.end();
    } catch (error) {
      this.#deps.log.warn({ err: error }, "sessions of live streams could not be looked up");
    }
  }

  /** Gives new events to all streams. If called while it reads, it reads once more afterwards. */
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
    let sent = 0;
    try {
      const frames = await this.#load(this.#lastId);
      this.#stopReadingAgain();
      for (const frame of frames) {
        this.#lastId = frame.id;
        for (const stream of this.#streams.keys()) stream.send(frame);
        sent += frame.bytes.length;
        // Lets connections send what they have, or a burst would cut off readers that do read.
        if (sent > MOST_WAITING / 2) {
          await nextTurn();
          sent = 0;
        }
      }
    } catch (error) {
      this.#readAgainSoon(error);
    }
  }

  /** The connection that listens may be fine, so the next event can be long in coming. Logs the first of many failures. */
  #readAgainSoon(error: unknown): void {
    if (this.#readingAgain === null) this.#deps.log.warn({ err: error }, "live events could not be read");
    else clearTimeout(this.#readingAgain);
    if (this.#isClosed) return;
    this.#readingAgain = setTimeout(() => void this.#read(), READ_AGAIN_MS).unref();
  }

  #stopReadingAgain(): void {
    if (this.#readingAgain !== null) clearTimeout(this.#readingAgain);
    this.#readingAgain = null;
  }

  async #load(after: number): Promise<LiveFrame[]> {
    const rows = await this.#deps.db
      .select()
      .from(liveEvent)
      .where(gt(liveEvent.id, after))
      .orderBy(asc(liveEvent.id));
    // The two columns were written from one event.
    return rows.map(({ id, kind, data }) => toFrame(id, { kind, data } as LiveEvent));
  }

  /** The first and the last stored event; 1 and 0 if there is none. */
  async #keptRange(): Promise<{ first: number; last: number }> {
    const { rows } = await this.#deps.db.execute<{ first: string | null; last: string | null }>(
      sql`select min(id) as first, max(id) as last from live_event`,
    );
    return { first: Number(rows[0]?.first ?? 1), last: Number(rows[0]?.last ?? 0) };
  }
}
