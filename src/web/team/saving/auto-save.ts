/** How long after a drop or a removal the positions are saved, in milliseconds (spec §9). */
const AUTO_SAVE_DELAY_MS = 100;

export type SaveState =
  | { readonly name: "idle" | "waiting" | "saving" | "saved" }
  | { readonly name: "failed"; readonly error: unknown };

export interface AutoSave<Draft> {
  /** Saves this soon; what is still to be saved gives way to it. */
  change(draft: Draft): void;
  /** Saves at once what is still to be saved; true when nothing is left unsaved. */
  flush(options?: { readonly isOverwriting?: boolean }): Promise<boolean>;
  /** Gives up what is still to be saved. */
  forget(): void;
}

export interface AutoSaveParts<Draft> {
  readonly save: (draft: Draft, isOverwriting: boolean) => Promise<void>;
  readonly onState: (state: SaveState) => void;
}

/**
 * Saves drafts shortly after they change, one at a time and the newest last: while one is under way, those that come
 * in between are skipped. A draft that could not be saved stays to be saved, so that `flush` tries it again.
 */
export function autoSave<Draft>({ save, onState }: AutoSaveParts<Draft>): AutoSave<Draft> {
  let unsaved: { readonly draft: Draft } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  async function saveAll(isOverwriting: boolean): Promise<boolean> {
    while (unsaved !== null) {
      const sending = unsaved;
      onState({ name: "saving" });
      try {
        await save(sending.draft, isOverwriting);
      } catch (error) {
        onState({ name: "failed", error });
        return false;
      }
      if (unsaved === sending) {
        unsaved = null;
        onState({ name: "saved" });
      }
    }
    return true;
  }

  async function flush({ isOverwriting = false } = {}): Promise<boolean> {
    clearTimeout(timer);
    running ??= saveAll(isOverwriting).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    change(draft) {
      unsaved = { draft };
      onState({ name: "waiting" });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), AUTO_SAVE_DELAY_MS);
    },
    flush,
    forget() {
      clearTimeout(timer);
      unsaved = null;
    },
  };
}
