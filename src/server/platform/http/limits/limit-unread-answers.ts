import type { FastifyInstance, FastifyReply } from "fastify";
import type { Clock } from "#server/platform/clock.ts";
import { networkOf } from "#server/platform/http/request-facts.ts";

/** Smaller answers don't count: the kernel takes them, read or not. */
const SMALL = 16 * 1024;
/** The memory a stream uses for a slow reader. */
const OF_A_STREAM = 64 * 1024;
const LOOK_EVERY_MS = 1000;

export interface UnreadLimits {
  /** Unread answers allowed per address. */
  readonly answers: number;
  /** Unread bytes allowed per address. */
  readonly bytes: number;
  /** Unread bytes allowed in total. */
  readonly bytesOfAll: number;
  /** Milliseconds allowed for reading an answer, or the next part of a stream. */
  readonly forMs: number;
}

const MEGABYTE = 1024 * 1024;
/** A loading page has some ten unread answers; a proxy on another machine, which is one address, can have hundreds. */
const UNREAD_LIMITS: UnreadLimits = {
  answers: 256,
  bytes: 64 * MEGABYTE,
  bytesOfAll: 256 * MEGABYTE,
  forMs: 60_000,
};

interface Unread {
  readonly network: string;
  readonly bytes: number;
  /** When the time for reading it began. */
  since: number;
  /** Whether a stream has been read further in this time; an answer that's in memory as a whole never counts. */
  hasGoneOn(): boolean;
  cut(): void;
}

/** An address's unread answers, oldest first. */
interface Pile {
  readonly answers: Set<Unread>;
  bytes: number;
}

/** The unread answers by address. */
class UnreadAnswers {
  readonly #limits: UnreadLimits;
  readonly #piles = new Map<string, Pile>();
  #bytes = 0;

  constructor(limits: UnreadLimits) {
    this.#limits = limits;
  }

  /** Adds an answer, and cuts the oldest off if there are too many. */
  add(unread: Unread): void {
    const pile = this.#piles.get(unread.network) ?? { answers: new Set<Unread>(), bytes: 0 };
    this.#piles.set(unread.network, pile);
    pile.answers.add(unread);
    pile.bytes += unread.bytes;
    this.#bytes += unread.bytes;
    const { answers, bytes, bytesOfAll } = this.#limits;
    while (pile.answers.size > answers || (pile.bytes > bytes && pile.answers.size > 1))
      this.#cutOldest(pile);
    while (this.#bytes > bytesOfAll) this.#cutOldest(this.#largest());
  }

  remove(unread: Unread): void {
    const pile = this.#piles.get(unread.network);
    if (pile?.answers.delete(unread) !== true) return;
    pile.bytes -= unread.bytes;
    this.#bytes -= unread.bytes;
    if (pile.answers.size === 0) this.#piles.delete(unread.network);
  }

  cutOverdue(now: number): void {
    for (const pile of this.#piles.values()) {
      for (const unread of pile.answers) {
        if (unread.since >= now - this.#limits.forMs) continue;
        if (unread.hasGoneOn()) unread.since = now;
        else this.#cut(unread);
      }
    }
  }

  #cutOldest({ answers }: Pile): void {
    const [oldest] = answers;
    if (oldest !== undefined) this.#cut(oldest);
  }

  #cut(unread: Unread): void {
    this.remove(unread);
    unread.cut();
  }

  #largest(): Pile {
    return [...this.#piles.values()].reduce((largest, pile) => (pile.bytes > largest.bytes ? pile : largest));
  }
}

/**
 * Bounds the memory for slow readers. Beyond a limit, the oldest answer of the address with the most unread is cut off
 * with its connection; the caller retries.
 */
export function limitUnreadAnswers(
  server: FastifyInstance,
  { elapsed }: Pick<Clock, "elapsed">,
  limits: UnreadLimits = UNREAD_LIMITS,
): void {
  const unreadAnswers = new UnreadAnswers(limits);
  server.addHook("onSend", (request, reply, payload, done) => {
    const bytes = bytesOf(payload);
    if (bytes > SMALL && !isEndless(reply)) {
      const unread = {
        network: networkOf(request),
        bytes,
        since: elapsed(),
        hasGoneOn: isStream(payload) ? readingOf(reply) : () => false,
        cut: () => reply.raw.destroy(),
      };
      unreadAnswers.add(unread);
      reply.raw.once("close", () => unreadAnswers.remove(unread));
    }
    done(null, payload);
  });
  const looking = setInterval(() => unreadAnswers.cutOverdue(elapsed()), LOOK_EVERY_MS).unref();
  server.addHook("onClose", async () => clearInterval(looking));
}

/** A stream of events has its own bound, and never ends. */
function isEndless(reply: FastifyReply): boolean {
  return reply.getHeader("content-type") === "text/event-stream";
}

function bytesOf(payload: unknown): number {
  if (isStream(payload)) return OF_A_STREAM;
  return typeof payload === "string" || Buffer.isBuffer(payload) ? payload.length : 0;
}

function isStream(payload: unknown): boolean {
  return typeof payload === "object" && payload !== null && !Buffer.isBuffer(payload);
}

/** Whether a stream has progressed since the last check, or the server itself is slow. */
function readingOf({ raw }: FastifyReply): () => boolean {
  let before = 0;
  return () => {
    const { bytesWritten = 0, writableLength = 0 } = raw.socket ?? {};
    const read = bytesWritten - writableLength;
    const hasGoneOn = read - before >= OF_A_STREAM || raw.writableLength === 0;
    before = read;
    return hasGoneOn;
  };
}
