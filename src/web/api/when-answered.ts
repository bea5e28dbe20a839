import { ApiError } from "./api-error.ts";

/**
 * For `onSettled` of a change: reads again what the server may now have otherwise, also where it refused. A server that
 * could not be reached has nothing new, and asking it would bury the failure of the change under failures of reading.
 */
export function whenAnswered(readAgain: () => Promise<void>) {
  return (_answer: unknown, error: Error | null): Promise<void> | undefined =>
    error === null || error instanceof ApiError ? readAgain() : undefined;
}
