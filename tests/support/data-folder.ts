import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/**
 * A fresh folder in the temporary folder, for example for a database. Others can enter it: a database started by root
 * runs as another user, and would otherwise need a folder elsewhere that no test removes.
 */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `panna-${name}-`));
  chmodSync(folder, 0o755);
  made.push(folder);
  return folder;
}

/** Removes every folder that this process made and that still exists. */
export function removeDataFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
