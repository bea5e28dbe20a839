import { randomBytes } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Files, StoredFile } from "./files.ts";

/**
 * Files in a folder of this machine. A file gets its name when it's complete, so readers, backups and the start after a
 * kill never meet half of one. What a killed process left is listed, and swept away with its folder.
 */
export function diskFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  return {
    async write(key, bytes) {
      const partial = partialOf(key);
      try {
        await disk.put(partial, bytes);
        // Missing: the folder was removed during the write, and the file with it.
        await unlessMissing(() => rename(join(folder, partial), join(folder, key)));
      } catch (error) {
        await rm(join(folder, partial), { force: true });
        throw error;
      }
    },
    read: (key) => unlessMissing(async () => opened(await disk.getStream(key))),
    readBytes: (key) => unlessMissing(() => disk.getBytes(key)),
    removeFolder: (below) => disk.deleteAll(below),
    list: (below) => list(disk, below),
  };
}

/** A name next to a file's own, for its content until it's complete. */
export function partialOf(name: string): string {
  return `${name}.writing-${randomBytes(6).toString("hex")}`;
}

/** Whether a name is of a file being written, or of one that a killed process left. */
export function isPartial(name: string): boolean {
  return /\.writing-[0-9a-f]{12}$/.test(name);
}

/** Waits until a stream has opened: only then does it report a missing file. */
async function opened(stream: Readable): Promise<Readable> {
  return new Promise((resolve, reject) => {
    stream.once("readable", () => resolve(stream));
    stream.once("error", reject);
  });
}

async function unlessMissing<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The disk wraps the file system's error for a missing file. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as NodeJS.ErrnoException).code === "ENOENT" || isMissing(error.cause);
}

async function* list(disk: Disk, below: string): AsyncIterable<StoredFile> {
  const found = await unlessMissing(() => disk.listAll(below, { recursive: true }));
  for (const object of found?.objects ?? []) {
    if (!object.isFile) continue;
    const metaData = await unlessMissing(() => object.getMetaData());
    // Null: removed since it was listed.
    if (metaData !== null) yield { key: object.key, modifiedAt: metaData.lastModified.getTime() };
  }
}
