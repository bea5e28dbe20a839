import type { Deps } from "#server/deps.ts";

/** Codes of a full disk or quota, and PostgreSQL's for the same (disk_full). */
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);
/** HTTP's word for it, which stores of images answer with. */
const INSUFFICIENT_STORAGE = 507;

/** Whether an error, or what caused it, is that there is no room left. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const isFull = typeof code === "string" && FULL.has(code);
  return isFull || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE || isStorageFull(error.cause);
}

/** How long one refusal counts: the database has no other way to say that it has room again. */
const REMEMBERED_MS = 60_000;
const PROBE = "probe";
const PROBE_BYTES = 1024 * 1024;

/** Whether there was room for what was written of late. */
export class StorageRoom {
  readonly #deps: Pick<Deps, "files" | "clock">;
  #fullAt: number | null = null;

  constructor(deps: Pick<Deps, "files" | "clock">) {
    this.#deps = deps;
  }

  noteFull(): void {
    this.#fullAt = this.#deps.clock.wallTime();
  }

  /** After a minute without a refusal it tries to write as much as a photo takes. */
  async isFull(): Promise<boolean> {
    if (this.#fullAt === null) return false;
    const { files, clock } = this.#deps;
    if (clock.wallTime() - this.#fullAt < REMEMBERED_MS) return true;
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
