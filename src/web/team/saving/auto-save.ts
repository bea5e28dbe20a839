/** How long after a drop or a removal the positions are saved, in milliseconds (spec §9). */
const AUTO_SAVE_DELAY_MS = 100;

/** How long after the first failure in a row, the second and so on a save is tried again; the last one goes on. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

export type SaveState =
  | { readonly name: "idle" | "waiting" | "saving" | "saved" }
  | { readonly name: "failed"; readonly error: unknown; readonly isTryingAgain: boolean };

export interface AutoSaveParts<Draft> {
  readonly save: (draft: Draft, isOverwriting: boolean) => Promise<void>;
  readonly onState: (state: SaveState) => void;
  /** Whether the same save may succeed later: the server was away, not of another opinion. */
  readonly isWorthRetrying: (error: unknown) => boolean;
}

/**
 * Saves drafts shortly after they change, one at a time and the newest last: while one is under way, those that come
 * in between are skipped. A draft that could not be saved stays to be saved: by itself where the server was away, else
 * by the next `flush`. A draft that may overwrite may do so until it is saved.
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

  /** Saves this soon; what is still to be saved gives way to it. */
  change(draft: Draft): void {
    this.#unsaved = { draft };
    this.#parts.onState({ name: "waiting" });
    this.#flushIn(AUTO_SAVE_DELAY_MS);
  }

  /** Saves at once what is still to be saved; true when nothing is left unsaved. */
  async flush({ isOverwriting = false }: { readonly isOverwriting?: boolean } = {}): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#mayOverwrite ||= isOverwriting;
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Whether there is something that is not saved yet. */
  hasUnsaved(): boolean {
    return this.#unsaved !== null;
  }

  /** Whether the last save of it failed. */
  hasFailed(): boolean {
    return this.#unsaved !== null && this.#hasFailed;
  }

  /** Gives up what is still to be saved. */
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

  /** @returns whether there is another draft to go on with at once, or none at all */
  async #saveOne(sending: { readonly draft: Draft }): Promise<boolean> {
    this.#parts.onState({ name: "saving" });
    try {
      await this.#parts.save(sending.draft, this.#mayOverwrite);
    } catch (error) {
      if (!this.hasUnsaved()) return true;
      // A newer draft may be taken where this one was refused.
      return !this.#fail(error) && this.#unsaved !== sending;
    }
    this.#settle();
    if (this.#unsaved === sending) {
      this.#unsaved = null;
      this.#parts.onState({ name: "saved" });
    }
    return true;
  }

  /** @returns whether it is tried again by itself */
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
