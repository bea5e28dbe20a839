import { buffer } from "node:stream/consumers";
import { packTar } from "modern-tar";
import type { Deps } from "#server/deps.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";

/** What ends an archive: two empty blocks. */
const END = new Uint8Array(1024);

/**
 * A user's data as a tar archive: a JSON file for each noun, then the files. Every piece is read when the one before
 * has been sent, so an export needs the memory of one photo.
 */
export async function* packExport(
  deps: Deps,
  parts: readonly PersonalPart[],
  userId: string,
): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    const collected = await part.collect(deps, userId);
    yield entryOf(deps, `${part.name}.json`, Buffer.from(`${JSON.stringify(collected, null, 2)}\n`));
  }
  for (const part of parts) {
    for await (const stored of part.files?.(deps, userId) ?? []) {
      const file = await stored.open();
      // Null: deleted since it was listed.
      if (file !== null) yield entryOf(deps, stored.path, await buffer(file));
    }
  }
  yield END;
}

/** One file as a part of an archive. */
async function entryOf({ clock }: Pick<Deps, "clock">, path: string, body: Uint8Array): Promise<Uint8Array> {
  const mtime = new Date(clock.wallTime());
  const header = { name: `panna/${path}`, size: body.length, type: "file", mtime } as const;
  const archive = await packTar([{ header, body }]);
  return archive.subarray(0, archive.length - END.length);
}
