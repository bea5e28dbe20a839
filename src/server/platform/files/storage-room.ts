import type { Deps } from "#server/deps.ts";

/** Codes of a full disk or quota, and PostgreSQL's for the same (disk_full). */
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);
/** The HTTP status for it, which image stores answer with. */
const INSUFFICIENT_STORAGE = 507;

/** Whether an error, or its cause, is that storage is full. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const isFull = typeof code === "string" && FULL.has(code);
  return isFull || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE || isStorageFull(error.cause);
}

/** How long one refusal counts, because the database can't report that it has room again. */
const REMEMBERED_MS = 60_000;
const PROBE = "probe";
const PROBE_BYTES = 1024 * 1024;

/** Whether recent writes found room. */
export class StorageRoom {
  readonly #deps: Pick<Deps, "files" | "clock">;
  #fullAt: number | null = null;

  constructor(deps: Pick<Deps, "files" | "clock">) {
    this.#deps = deps;
  }

  noteFull(): void {
    this.#fullAt = this.#deps.clock.elapsed();
  }

  /** A minute after the last refusal it tries to write as much as a photo takes. */
  async isFull(): Promise<boolean> {
    if (this.#fullAt === null) return false;
    const { files, clock } = this.#deps;
    if (clock.elapsed() - this.#fullAt < REMEMBERED_MS) return true;
    try {
      await files.write(`${PROBE}/room`, Buffer.alloc(PROBE_BYTES, "room"), "text/plain");
      this.#fullAt = null;
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      this.noteFull();
    }
    await files.removeFolder(PROBE).catch(() => undefined);
    return this.#fullAt !== null;
  }
}
