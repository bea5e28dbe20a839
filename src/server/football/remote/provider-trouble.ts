/** What can be wrong with an answer, or prevent a request. */
export type TroubleKind =
  | "budget spent"
  | "paused"
  | "unreachable"
  | "timed out"
  | "too large"
  | "status"
  | "not JSON"
  | "unknown shape"
  | "refused"
  | "quota"
  | "stale";

/** The provider won't answer before the configuration changes: the account's plan doesn't cover the request. */
export const NEVER_MS = Number.POSITIVE_INFINITY;

/**
 * A provider that didn't deliver. Nothing of such an answer is stored: the previous data stays.
 * `retryAfterMs`: how long the provider wants no requests; null: it didn't say; NEVER_MS: it never will.
 */
export class ProviderTrouble extends Error {
  override readonly name = "ProviderTrouble";
  readonly kind: TroubleKind;
  readonly retryAfterMs: number | null;
  /** The request whose answer ends the trouble; null: any. */
  readonly about: string | null;

  constructor(
    kind: TroubleKind,
    message: string,
    retryAfterMs: number | null = null,
    about: string | null = null,
  ) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.about = about;
  }

  /** Whether the provider failed; otherwise we made no request, which is no reason for fewer. */
  get isFailure(): boolean {
    return this.gravity === MOST_GRAVE;
  }

  /** A failure hides its consequences; a request we didn't make hides nothing. */
  get gravity(): number {
    return gravityOf(this.kind);
  }
}

const MOST_GRAVE = 3;
const gravities: Readonly<Partial<Record<TroubleKind, number>>> = { paused: 0, "budget spent": 1, stale: 2 };

/** How serious a trouble is: from 0 for our own pause to 3 for a failure of the provider. */
export function gravityOf(kind: TroubleKind): number {
  return gravities[kind] ?? MOST_GRAVE;
}
