import type { Refusal } from "#contract/refusals.ts";

/** Carries a refusal to the error handler from where no value can be returned, such as the session gate. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly refusal: Refusal;
  readonly details: unknown;

  constructor(refusal: Refusal, details?: unknown) {
    super(refusal.code);
    this.refusal = refusal;
    this.details = details;
  }
}
