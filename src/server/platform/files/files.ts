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
  /** Null: there is no such file. */
  read(key: string): Promise<Readable | null>;
  /** Null: there is no such file. */
  readBytes(key: string): Promise<Uint8Array | null>;
  /** Removes all files of a folder; none there is fine. */
  removeFolder(folder: string): Promise<void>;
  /** All files below a folder, in no order. */
  list(folder: string): AsyncIterable<StoredFile>;
}
