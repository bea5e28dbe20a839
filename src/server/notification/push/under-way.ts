import { setTimeout as delay } from "node:timers/promises";
import { throwFailures } from "#server/platform/throw-failures.ts";

/** Work under way, one piece for each key. */
export class UnderWay<Key> {
  readonly #pieces = new Map<Key, Promise<void>>();
  readonly #failures: unknown[] = [];

  get keys(): Key[] {
    return [...this.#pieces.keys()];
  }

  /** Starts a piece; there's none under way for its key. */
  start(key: Key, work: () => Promise<void>): void {
    const piece = work()
      .catch((error: unknown) => void this.#failures.push(error))
      .finally(() => this.#pieces.delete(key));
    this.#pieces.set(key, piece);
  }

  /** Waits until a piece ends, but no longer than `limitMs`. */
  async oneEnds(limitMs: number): Promise<void> {
    const waiting = new AbortController();
    const limit = delay(limitMs, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([limit, ...this.#pieces.values()]);
    waiting.abort();
  }

  /** Waits until every piece has ended. @throws the failures of all that were started */
  async allEnd(): Promise<void> {
    await Promise.all(this.#pieces.values());
    throwFailures(this.#failures);
  }
}
