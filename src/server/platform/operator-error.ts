/**
 * A failure the operator can fix: a wrong configuration, a database that's away, an invalid backup. The message says
 * what to do.
 */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError";
}

/**
 * The terminal's text for an error: no stack for an operator's mistake.
 *
 * @param heading a line above the operator's message, such as "Panna cannot start."
 */
export function textForOperator(error: unknown, heading?: string): string {
  if (error instanceof OperatorError) {
    return heading === undefined ? error.message : `${heading}\n${error.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
