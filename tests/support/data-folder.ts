import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A fresh folder for a database of its own. Others may enter it: a database that root starts runs as another user, and
 * would have to lie elsewhere, where nobody removes it after the test.
 */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `panna-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
