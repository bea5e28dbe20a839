/**
 * What a rule answers: the value it decided, or the refusal that says why not.
 *
 * A refusal is a plain object with a `code` from the rule's own closed set, and the facts that its message needs.
 * Rules never throw for something that a person can cause.
 */
export type Outcome<Value, Refusal extends { code: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** An outcome with the value that was decided. */
export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** An outcome with the reason why not: a code, and the facts that its text names. */
export function refused<Refusal extends { code: string }>(
  refusal: Refusal,
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}
