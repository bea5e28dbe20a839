import { OperatorError } from "#server/platform/operator-error.ts";

/** A backup that can't be made or restored. The message tells the operator what to do. */
export class BackupError extends OperatorError {
  override readonly name = "BackupError";
}
