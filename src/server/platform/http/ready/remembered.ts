import { listen, type Listening } from "#server/platform/live/listen.ts";
import type { Deps } from "#server/deps.ts";
import type { Recording } from "./recordings.ts";
import { ShortMemory } from "./short-memory.ts";

/**
 * On which the database says that a session has ended, or that readers see another settlement: triggers on session,
 * tournament and season.
 */
const CHANNEL = "panna_changed";
/** Where the database has fallen silent without cutting the connection, nothing is believed for longer than this. */
const BELIEVED_MS = 5000;
/** A session takes about 200 bytes. */
const MOST_SESSIONS = 20_000;
/** An answer of a user's own takes about a kilobyte. */
const MOST_ANSWERS = 10_000;

export interface KnownSession {
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

/** What the database was asked for, and for which tokens. */
export interface Found {
  readonly mark: string;
  readonly sessions: ReadonlyMap<string, KnownSession>;
}

interface OwnRecording {
  readonly name: string;
  readonly recording: Recording;
}

/**
 * What the database said of sessions and settlements, believed until it says that something changed. Before it was heard
 * once, and while it cannot be heard, nothing is remembered, and everybody asks.
 */
export class Remembered {
  readonly #deps: Pick<Deps, "pool" | "log">;
  readonly #sessions = new ShortMemory<KnownSession>(MOST_SESSIONS, BELIEVED_MS);
  readonly #marks = new ShortMemory<string>(1, BELIEVED_MS);
  readonly #own = new ShortMemory<OwnRecording>(MOST_ANSWERS, BELIEVED_MS);
  #listening: Promise<Listening> | null = null;
  #isHearing = false;
  #isStopped = false;
  #era = 0;

  constructor(deps: Pick<Deps, "pool" | "log">) {
    this.#deps = deps;
  }

  /** Changes whenever all is forgotten: what was asked for in an earlier era may have changed meanwhile. */
  get era(): number {
    return this.#era;
  }

  /** Begins to listen, once; where that fails, at the next call. */
  start(): void {
    if (this.#isStopped) return;
    this.#listening ??= this.#listen();
    this.#listening.catch(() => (this.#listening = null));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.forget();
    await (await this.#listening?.catch(() => null))?.stop();
  }

  forget(): void {
    this.#era += 1;
    this.#sessions.forget();
    this.#marks.forget();
    this.#own.forget();
  }

  session(token: string, now: number): KnownSession | undefined {
    const known = this.#sessions.get(token, now);
    return known !== undefined && now < known.endsAt ? known : undefined;
  }

  mark(now: number): string | undefined {
    return this.#marks.get("", now);
  }

  /** What was last sent to a user, if it went by this name. */
  own(key: string, name: string, now: number): Recording | undefined {
    const known = this.#own.get(key, now);
    return known?.name === name ? known.recording : undefined;
  }

  /** @param era when it was asked for. */
  learn(era: number, { mark, sessions }: Found, now: number): void {
    if (!this.#isOf(era)) return;
    this.#marks.put("", mark, now);
    for (const [token, session] of sessions) this.#sessions.put(token, session, now);
  }

  /** @param era when it was asked for. */
  learnOwn(era: number, key: string, own: OwnRecording, now: number): void {
    if (this.#isOf(era)) this.#own.put(key, own, now);
  }

  #isOf(era: number): boolean {
    return this.#isHearing && era === this.#era;
  }

  #listen(): Promise<Listening> {
    return listen(this.#deps, CHANNEL, {
      onConnected: () => void this.#speak(),
      onNews: () => {
        this.#isHearing = true;
        this.forget();
      },
      onCut: () => {
        this.#isHearing = false;
        this.forget();
      },
    });
  }

  /** A pool of connections between us and the database may take the listening and bring no news: what is said tells. */
  async #speak(): Promise<void> {
    await this.#deps.pool.query("select pg_notify($1, '')", [CHANNEL]).catch(() => undefined);
  }
}
