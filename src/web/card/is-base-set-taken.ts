import { isRefusedWith } from "#web/api/api-error.ts";

/** Whether the user already has the base set: by the code, or by the words that the specification gives (spec §8). */
export function isBaseSetTaken(error: unknown): boolean {
  const isSaid = error instanceof Error && error.message.includes("already has base cards");
  return isSaid || isRefusedWith(error, "base_set_taken");
}
