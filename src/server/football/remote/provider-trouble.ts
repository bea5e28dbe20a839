/** What can be wrong with an answer, or keep us from asking. */
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

/**
 * A provider that did not give what was asked for. Nothing is stored of such an answer: what was good before stays.
 * `retryAfterMs`: how long the provider wants to be left alone; null where it did not say.
 */
export class ProviderTrouble extends Error {
  override readonly name = "ProviderTrouble";
  readonly kind: TroubleKind;
  readonly retryAfterMs: number | null;

  constructor(kind: TroubleKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the provider failed; else we did not ask, which is no reason to ask less. */
  get isFailure(): boolean {
    return this.kind !== "budget spent" && this.kind !== "paused" && this.kind !== "stale";
  }
}
