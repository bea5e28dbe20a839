import type { FastifyInstance, FastifyReply } from "fastify";
import type { Clock } from "#server/platform/clock.ts";
import { networkOf } from "./caller-network.ts";

/** Bytes up to which an answer is not looked at: the kernel takes it, whether it is read or not. */
const SMALL = 16 * 1024;
/** What a stream keeps in memory for a reader who is slow. */
const OF_A_STREAM = 64 * 1024;
const LOOK_EVERY_MS = 1000;

export interface UnreadLimits {
  /** Answers that may wait for one address. */
  readonly answers: number;
  /** Bytes that may wait for one address. */
  readonly bytes: number;
  /** Bytes that may wait for all together. */
  readonly bytesOfAll: number;
  /** Milliseconds in which an answer has to be read. */
  readonly forMs: number;
}

const MEGABYTE = 1024 * 1024;
/** A page that loads has some ten answers waiting; a proxy elsewhere, which is one address, may have hundreds. */
export const UNREAD_LIMITS: UnreadLimits = {
  answers: 256,
  bytes: 64 * MEGABYTE,
  bytesOfAll: 256 * MEGABYTE,
  forMs: 60_000,
};

interface Unread {
  readonly network: string;
  readonly bytes: number;
  readonly since: number;
  cut(): void;
}

/** The answers that wait for one address, the oldest first. */
interface Pile {
  readonly answers: Set<Unread>;
  bytes: number;
}

/** What waits, by the address that it waits for. */
class UnreadAnswers {
  readonly #limits: UnreadLimits;
  readonly #piles = new Map<string, Pile>();
  #bytes = 0;

  constructor(limits: UnreadLimits) {
    this.#limits = limits;
  }

  /** Adds one, and cuts the oldest off where that is too much. */
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

  cutOlderThan(instant: number): void {
    for (const pile of this.#piles.values()) {
      const old = [...pile.answers].filter(({ since }) => since < instant);
      for (const _ of old) this.#cutOldest(pile);
    }
  }

  #cutOldest({ answers }: Pile): void {
    const [oldest] = answers;
    if (oldest === undefined) return;
    this.remove(oldest);
    oldest.cut();
  }

  #largest(): Pile {
    return [...this.#piles.values()].reduce((largest, pile) => (pile.bytes > largest.bytes ? pile : largest));
  }
}

/**
 * Bounds what waits in memory for those who read slowly or not at all. Beyond a limit the oldest answer of the address
 * that has most waiting is cut off, with its connection; the caller asks again.
 */
export function limitUnreadAnswers(
  server: FastifyInstance,
  { wallTime }: Pick<Clock, "wallTime">,
  limits: UnreadLimits = UNREAD_LIMITS,
): void {
  const unreadAnswers = new UnreadAnswers(limits);
  server.addHook("onSend", (request, reply, payload, done) => {
    const bytes = bytesOf(payload);
    if (bytes > SMALL && !isEndless(reply)) {
      const unread = {
        network: networkOf(request),
        bytes,
        since: wallTime(),
        cut: () => reply.raw.destroy(),
      };
      unreadAnswers.add(unread);
      reply.raw.once("close", () => unreadAnswers.remove(unread));
    }
    done(null, payload);
  });
  const looking = setInterval(
    () => unreadAnswers.cutOlderThan(wallTime() - limits.forMs),
    LOOK_EVERY_MS,
  ).unref();
  server.addHook("onClose", async () => clearInterval(looking));
}

/** A stream of events bounds for itself what waits, and is never read to its end. */
function isEndless(reply: FastifyReply): boolean {
  return reply.getHeader("content-type") === "text/event-stream";
}

function bytesOf(payload: unknown): number {
  if (typeof payload === "string" || Buffer.isBuffer(payload)) return payload.length;
  return payload === null || payload === undefined ? 0 : OF_A_STREAM;
}
