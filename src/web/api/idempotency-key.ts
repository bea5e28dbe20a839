import { ApiError, isRefusedWith } from "./api-error.ts";

const BYTES = 16;

/**
 * A key for one attempt at something that mustn't happen twice. It only identifies the attempt, so it can be random.
 * `randomUUID` is missing on a page served without https.
 */
export function newIdempotencyKey(): string {
  // oxlint-disable-next-line panna/no-ambient-input
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The idempotency keys of requests that the server hasn't answered yet. Sending the same input again uses the same key,
 * so if the first request did arrive, its answer comes back and nothing happens twice. Once anything has succeeded, no
 * key is left: an earlier answer must not stand for what is asked for after that.
 */
export class KeptKeys {
  readonly #keys = new Map<string, string>();
  readonly #running = new Map<string, Promise<unknown>>();

  /**
   * Calls with the key of this input. A success drops all keys, a refusal this one. While a call runs, as after a double
   * tap, the same input gets its answer: always give the same `call` for it.
   */
  async send<Answer>(input: unknown, call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
    const id = JSON.stringify(input);
    const running = this.#running.get(id);
    if (running !== undefined) return running as Promise<Answer>;
    const sending = this.#send(id, call).finally(() => this.#running.delete(id));
    this.#running.set(id, sending);
    return sending;
  }

  async #send<Answer>(id: string, call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
    const key = this.#keys.get(id) ?? newIdempotencyKey();
    this.#keys.set(id, key);
    try {
      const answer = await call(key);
      this.#keys.clear();
      return answer;
    } catch (error) {
      if (isAnswer(error)) this.#keys.delete(id);
      throw error;
    }
  }
}

/** Whether the server refused. A server error or a first request that still runs leaves the outcome open. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && !isRefusedWith(error, "idempotency_key_in_use");
}
