import { OperatorError } from "#server/platform/operator-error.ts";

/** The embedded PostgreSQL can't be made or started. The message tells the operator what to do. */
export class EmbeddedDatabaseError extends OperatorError {
  override readonly name = "EmbeddedDatabaseError";
}
