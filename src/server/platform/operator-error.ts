/**
 * A failure that the operator can do something about: a wrong configuration, a database that is away, a backup that
 * is none. The message says what to do.
 */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError";
}

/**
 * What the terminal shows of an error: no stack for what is no fault of ours.
 *
 * @param heading a line above the operator's message, such as "Panna cannot start."
 */
export function textForOperator(error: unknown, heading?: string): string {
  if (error instanceof OperatorError) {
    return heading === undefined ? error.message : `${heading}\n${error.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
