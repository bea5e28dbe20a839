interface Kept<Value> {
  readonly value: Value;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Values by name, each for some milliseconds after it was put in. The oldest one makes room. */
export class ShortMemory<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #most: number;
  readonly #keptMs: number;

  constructor(most: number, keptMs: number) {
    this.#most = most;
    this.#keptMs = keptMs;
  }

  /** @param now epoch milliseconds. */
  get(name: string, now: number): Value | undefined {
    const kept = this.#kept.get(name);
    return kept !== undefined && now < kept.until ? kept.value : undefined;
  }

  put(name: string, value: Value, now: number): void {
    this.#kept.delete(name);
    if (this.#kept.size >= this.#most) this.#kept.delete(this.#kept.keys().next().value ?? "");
    this.#kept.set(name, { value, until: now + this.#keptMs });
  }

  forget(): void {
    this.#kept.clear();
  }
}
