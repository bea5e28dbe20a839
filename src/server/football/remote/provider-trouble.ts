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

/** The provider will not answer before the configuration changes: the account's plan does not cover what is asked for. */
export const NEVER_MS = Number.POSITIVE_INFINITY;

/**
 * A provider that did not give what was asked for. Nothing is stored of such an answer: what was good before stays.
 * `retryAfterMs`: how long the provider wants to be left alone; null where it did not say, NEVER_MS where it will not do.
 */
export class ProviderTrouble extends Error {
  override readonly name = "ProviderTrouble";
  readonly kind: TroubleKind;
  readonly retryAfterMs: number | null;
  /** The question that, once answered, shows that it is over; null: any. */
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

  /** Whether the provider failed; else we did not ask, which is no reason to ask less. */
  get isFailure(): boolean {
    return this.gravity === MOST_GRAVE;
  }

  /** A failure hides what follows from it, and what we did not ask for hides nothing. */
  get gravity(): number {
    return gravityOf(this.kind);
  }
}

const MOST_GRAVE = 3;
const gravities: Readonly<Partial<Record<TroubleKind, number>>> = { paused: 0, "budget spent": 1, stale: 2 };

/** How grave a trouble is: from 0 for a pause of our own to 3 for a failure of the provider. */
export function gravityOf(kind: TroubleKind): number {
  return gravities[kind] ?? MOST_GRAVE;
}
