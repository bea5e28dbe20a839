import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/**
 * A fresh folder in the temporary folder, such as for a database of its own. Others may enter it: a database that root
 * starts runs as another user, and would have to lie elsewhere, where nobody removes it after the test.
 */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `panna-${name}-`));
  chmodSync(folder, 0o755);
  made.push(folder);
  return folder;
}

/** Removes every folder that this process has made and that is still there. */
export function removeDataFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
