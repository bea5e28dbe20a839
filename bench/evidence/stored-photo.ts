import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodePhoto } from "#server/card/photo/encode-photo.ts";

/** Photos as stored, which the evidence job works on. */
export interface Store {
  /** The path of the photo's largest size. The next photo overwrites it. */
  keep(photo: Buffer): Promise<string>;
  remove(): void;
}

export function makeStore(): Store {
  const folder = mkdtempSync(join(tmpdir(), "panna-evidence-"));
  return {
    async keep(photo) {
      const encoded = await encodePhoto(photo, "jpeg");
      if (!encoded.ok) throw new Error(encoded.refusal.code);
      const path = join(folder, "kept.webp");
      writeFileSync(path, encoded.value.sizes.large);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
