/**
 * An answer with what Panna adds to the fields of the specification, where whoever answered left that out: an instance
 * that still runs an older version, or somebody who stands in for one call (docs/decisions/0025-the-home-asks-call-by-call.md). What is there stays.
 */
export function withAdded<Answer extends object>(answer: Answer, added: Partial<Answer>): Answer {
  return { ...added, ...answer };
}
