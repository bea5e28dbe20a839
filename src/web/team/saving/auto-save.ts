/** The delay between a drop or removal and the save, in milliseconds (spec §9). */
const AUTO_SAVE_DELAY_MS = 100;

/** The delays before retries after consecutive failures; the last one repeats. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

export type SaveState =
  | { readonly name: "idle" | "waiting" | "saving" | "saved" }
  | { readonly name: "failed"; readonly error: unknown; readonly isTryingAgain: boolean };

export interface AutoSaveParts<Draft> {
  readonly save: (draft: Draft, isOverwriting: boolean) => Promise<void>;
  readonly onState: (state: SaveState) => void;
  /** Whether the same save can succeed later, for example because the server was down. */
  readonly isWorthRetrying: (error: unknown) => boolean;
}

/**
 * Saves drafts shortly after they change, one at a time: only the newest draft waits for a running save. A failed
 * draft is retried automatically if the server was down, else at the next `flush`. Permission to overwrite lasts until
 * the draft is saved.
 */
export class AutoSave<Draft> {
  readonly #parts: AutoSaveParts<Draft>;
  #unsaved: { readonly draft: Draft } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  #failures = 0;
  #hasFailed = false;
  #mayOverwrite = false;

  constructor(parts: AutoSaveParts<Draft>) {
    this.#parts = parts;
  }

  /** Saves this soon, replacing any unsaved draft. */
  change(draft: Draft): void {
    this.#unsaved = { draft };
    this.#parts.onState({ name: "waiting" });
    this.#flushIn(AUTO_SAVE_DELAY_MS);
  }

  /** Saves the unsaved draft now; true if nothing is left unsaved. */
  async flush({ isOverwriting = false }: { readonly isOverwriting?: boolean } = {}): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#mayOverwrite ||= isOverwriting;
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Whether there is an unsaved draft. */
  hasUnsaved(): boolean {
    return this.#unsaved !== null;
  }

  /** Whether the last save of the unsaved draft failed. */
  hasFailed(): boolean {
    return this.#unsaved !== null && this.#hasFailed;
  }

  /** Drops the unsaved draft. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#unsaved = null;
    this.#settle();
  }

  #flushIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  async #saveAll(): Promise<boolean> {
    while (this.#unsaved !== null) if (!(await this.#saveOne(this.#unsaved))) return false;
    return true;
  }

  /** @returns false if saving should stop, as this draft failed and no newer one exists */
  async #saveOne(sending: { readonly draft: Draft }): Promise<boolean> {
    this.#parts.onState({ name: "saving" });
    try {
      await this.#parts.save(sending.draft, this.#mayOverwrite);
    } catch (error) {
      if (!this.hasUnsaved()) return true;
      // A newer draft can succeed after this one was refused.
      return !this.#fail(error) && this.#unsaved !== sending;
    }
    this.#settle();
    if (this.#unsaved === sending) {
      this.#unsaved = null;
      this.#parts.onState({ name: "saved" });
    }
    return true;
  }

  /** @returns whether it will be retried automatically */
  #fail(error: unknown): boolean {
    const isTryingAgain = this.#parts.isWorthRetrying(error);
    this.#hasFailed = true;
    this.#parts.onState({ name: "failed", error, isTryingAgain });
    if (isTryingAgain) {
      this.#flushIn(RETRY_DELAYS_MS[Math.min(this.#failures, RETRY_DELAYS_MS.length - 1)] ?? 0);
      this.#failures += 1;
    }
    return isTryingAgain;
  }

  #settle(): void {
    this.#failures = 0;
    this.#hasFailed = false;
    this.#mayOverwrite = false;
  }
}
