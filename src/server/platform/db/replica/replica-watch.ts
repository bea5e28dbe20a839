import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#server/deps.ts";

/** No answer from a replica misses what was committed longer ago than this. */
export const OLDEST_MS = 2000;
const LOOK_EVERY_MS = 500;
/** After news, readers wait for the next look; a replica rarely takes longer to follow. */
const LOOK_AFTER_NEWS_MS = 25;

/** Why a replica isn't read, or `used`. */
export type ReplicaState = "used" | "behind" | "away" | "not a replica";

/** What a look at a replica shows. */
export interface SeenReplica {
  /** Up to where in the primary's log it has replayed; null: it's no replica of the primary. */
  readonly replayed: bigint | null;
}

export interface WatchedReplica {
  /** How far the primary's log is written. */
  readonly writtenByPrimary: () => Promise<bigint>;
  readonly lookAtReplica: () => Promise<SeenReplica>;
  readonly now: () => number;
  readonly log: Log;
}

/** How far the primary's log was written at a moment. */
interface Mark {
  readonly at: number;
  readonly written: bigint;
}

/**
 * Works out how old a replica is: it notes how far the primary's log was written at a moment, and once the replica has
 * replayed up to there, it has everything that was committed before that moment. No clock of another machine is
 * compared, and a primary on which nothing happens makes no replica old.
 */
export class ReplicaWatch {
  readonly #watched: WatchedReplica;
  #marks: Mark[] = [];
  /** The replica has everything that was committed before this moment. */
  #isCompleteTo = -Infinity;
  /** The last news: readers of it must find what it's about. */
  #newsAt = -Infinity;
  #seen: ReplicaState = "away";
  #said: ReplicaState = "away";
  #wake: (() => void) | null = null;
  #isStopped = false;
  #following: Promise<void> | null = null;

  constructor(watched: WatchedReplica) {
    this.#watched = watched;
  }

  /** Whether a reader may be given what the replica has. */
  isUsable(): boolean {
    return this.state() === "used" && this.#isCompleteTo > this.#newsAt;
  }

  state(): ReplicaState {
    if (this.#seen !== "used") return this.#seen;
    return this.#isCompleteTo >= this.#watched.now() - OLDEST_MS ? "used" : "behind";
  }

  /** Seconds since the moment up to which the replica is known to have everything. */
  age(): number {
    return (this.#watched.now() - this.#isCompleteTo) / 1000;
  }

  /** Readers were told about something just now: until the replica is known to have it, they read the primary. */
  noteNews(): void {
    this.#newsAt = this.#watched.now();
    this.#wake?.();
  }

  /** The replica failed a reader: nobody else asks it until the next look. */
  noteFailure(): void {
    this.#isCompleteTo = -Infinity;
  }

  /** Looks now and from then on. */
  async start(): Promise<void> {
    await this.look();
    this.#following = this.#follow();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake?.();
    await this.#following;
  }

  /** Asks both servers once how far they are. */
  async look(): Promise<void> {
    const at = this.#watched.now();
    // The clock was set back: nothing is known about this time.
    if (this.#marks.some((mark) => mark.at > at)) {
      this.#marks = [];
      this.#isCompleteTo = -Infinity;
    }
    try {
      this.#marks.push({ at, written: await this.#watched.writtenByPrimary() });
      this.#note(await this.#watched.lookAtReplica());
      this.#say();
    } catch (error) {
      this.#seen = "away";
      this.#say(error);
    }
    this.#marks = this.#marks.filter((mark) => mark.at > this.#watched.now() - OLDEST_MS);
  }

  #note({ replayed }: SeenReplica): void {
    const reached =
      replayed === null ? undefined : this.#marks.findLast(({ written }) => written <= replayed);
    if (reached !== undefined) this.#isCompleteTo = Math.max(this.#isCompleteTo, reached.at);
    this.#seen = replayed === null ? "not a replica" : "used";
  }

  #say(error?: unknown): void {
    const replica = this.state();
    if (replica === this.#said) return;
    this.#said = replica;
    if (replica === "used") this.#watched.log.info({ replica }, "reading from the replica");
    else
      this.#watched.log.warn(
        { replica, ...(error !== undefined && { err: error }) },
        "reading from the primary",
      );
  }

  async #follow(): Promise<void> {
    while (!this.#isStopped) {
      const isWoken = await this.#pause();
      if (isWoken && !this.#isStopped) await delay(LOOK_AFTER_NEWS_MS);
      if (!this.#isStopped) await this.look();
    }
  }

  /** @returns whether news came before the time was over */
  async #pause(): Promise<boolean> {
    const woken = Promise.withResolvers<boolean>();
    this.#wake = () => woken.resolve(true);
    const timer = setTimeout(() => woken.resolve(false), LOOK_EVERY_MS);
    timer.unref();
    const isWoken = await woken.promise;
    clearTimeout(timer);
    return isWoken;
  }
}
