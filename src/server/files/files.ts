import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Disk } from "flydrive";
import type { Config } from "../config.ts";

/** A file in the store. */
export interface StoredFile {
  readonly key: string;
  /** Epoch milliseconds by the store's clock. */
  readonly modifiedAt: number;
}

/** Where files are kept: below the data folder, or in an S3-compatible store. Keys are paths with slashes. */
export interface Files {
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null: there is no such file. */
  read(key: string): Promise<Readable | null>;
  /** Null: there is no such file. */
  readBytes(key: string): Promise<Uint8Array | null>;
  /** Removes all files of a folder; none there is fine. */
  removeFolder(folder: string): Promise<void>;
  /** All files below a folder, in no order. */
  list(folder: string): AsyncIterable<StoredFile>;
}

/** The store that the configuration names. The S3 client is loaded only where it is used: it is large. */
export async function openFiles(config: Pick<Config, "dataDir" | "s3">): Promise<Files> {
  const { Disk: DiskOf } = await import("flydrive");
  return filesOn(new DiskOf(await driverOf(config)));
}

async function driverOf({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">) {
  if (s3 === null) {
    const { FSDriver } = await import("flydrive/drivers/fs");
    return new FSDriver({ location: join(dataDir, "files"), visibility: "private" });
  }
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3;
  return new S3Driver({
    endpoint,
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's know neither buckets as host names nor its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    supportsACL: false,
    visibility: "private",
  });
}

function filesOn(disk: Disk): Files {
  return {
    write: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    read: (key) => unlessMissing(async () => opened(await disk.getStream(key))),
    readBytes: (key) => unlessMissing(() => disk.getBytes(key)),
    removeFolder: (folder) => disk.deleteAll(`${folder}/`),
    list: (folder) => listAll(disk, folder),
  };
}

/** Waits until a stream has begun: only then does a file on disk say that it is not there. */
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

/** The drivers wrap what the file system and S3 say of a file that is not there. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isIt = (error as NodeJS.ErrnoException).code === "ENOENT" || error.name === "NoSuchKey";
  return isIt || isMissing(error.cause);
}

async function* listAll(disk: Disk, folder: string): AsyncIterable<StoredFile> {
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll(folder, { recursive: true, ...(paginationToken === undefined ? {} : { paginationToken }) })
      .catch((error: unknown) => {
        if (isMissing(error)) return { objects: [], paginationToken: undefined };
        throw error;
      });
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const { lastModified } = await object.getMetaData();
      yield { key: object.key, modifiedAt: lastModified.getTime() };
    }
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
}
