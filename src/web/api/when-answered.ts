import { ApiError } from "./api-error.ts";

/**
 * For `onSettled` of a change: refetches affected data after a success or a refusal. If the server couldn't be reached,
 * nothing has changed, and refetching would bury the failed change under failed reads.
 */
export function whenAnswered(readAgain: () => Promise<void>) {
  return (_answer: unknown, error: Error | null): Promise<void> | undefined =>
    error === null || error instanceof ApiError ? readAgain() : undefined;
}
