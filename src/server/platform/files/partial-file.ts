import { randomBytes } from "node:crypto";

/** A name next to a file's own, for its content until it's complete. */
export function partialOf(name: string): string {
  return `${name}.writing-${randomBytes(6).toString("hex")}`;
}

/** Whether a name is of a file being written, or of one that a killed process left. */
export function isPartial(name: string): boolean {
  return /\.writing-[0-9a-f]{12}$/.test(name);
}
