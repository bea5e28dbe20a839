import { OperatorError } from "#server/platform/operator-error.ts";

/** A backup that cannot be made or put back. The message tells the operator what to do. */
export class BackupError extends OperatorError {
  override readonly name = "BackupError";
}
