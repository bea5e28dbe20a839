import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#server/platform/files/make-folder.ts";

/** A shorter secret was cut off on its way to the disk, or written by hand. */
export const SECRET_LENGTH = 32;

/**
 * A secret made at the first start and stored in the data folder, readable only by its owner. It appears under its name
 * complete: two processes starting together read the same one, and a killed one leaves none.
 *
 * @returns null if the file's content is too short to sign sessions with.
 */
export function generatedSecret(dataDir: string): string | null {
  const file = join(dataDir, "secret");
  makeFolder(dataDir);
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, "utf8").trim();
  return secret.length >= SECRET_LENGTH ? secret : null;
}

function makeSecret(file: string): void {
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, randomBytes(SECRET_LENGTH).toString("base64url"), { mode: 0o600, flush: true });
  try {
    linkSync(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(partial, { force: true });
  }
}
