import type { Readable } from "node:stream";

/** A file in the store. */
export interface StoredFile {
  readonly key: string;
  /** Epoch milliseconds by the store's clock. */
  readonly modifiedAt: number;
}

/** A store of files: below the data folder, or S3-compatible. Keys are paths with slashes. */
export interface Files {
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null: no such file. */
  read(key: string): Promise<Readable | null>;
  /** Null: no such file. */
  readBytes(key: string): Promise<Uint8Array | null>;
  /** Removes all files in a folder; an empty or missing one is fine. */
  removeFolder(folder: string): Promise<void>;
  /** All files below a folder, in no order. */
  list(folder: string): AsyncIterable<StoredFile>;
}
