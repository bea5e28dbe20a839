import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { TestApp } from "#tests/support/test-app.ts";

/** How many photos Panna has stored. */
export function storedPhotos({ deps }: TestApp): number {
  const folder = join(deps.config.dataDir, "files", "photos");
  return existsSync(folder) ? readdirSync(folder).length : 0;
}
