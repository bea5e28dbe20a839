import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { PassThrough, pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** A file can't be read as text. The message continues after the file's name and says why. */
export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}

/** The longest line in characters: a record has some hundreds, and a file without line ends isn't one of records. */
const LONGEST_LINE = 1_000_000;

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Called with the share of the file on disk that has been read, from 0 to 1. */
  readonly onRead: (share: number) => void;
}

/**
 * The lines of a UTF-8 text file, without their ends (LF or CRLF) and without a byte order mark. A file that starts
 * like gzip is unpacked, whatever its name.
 *
 * @throws UnreadableFileError for a file that is missing, damaged or cut off, or isn't text in lines.
 */
export async function* readLines(file: string, options: ReadOptions): AsyncGenerator<string> {
  try {
    let rest = "";
    for await (const text of decode(await openFile(file, options))) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield withoutReturn(line);
      if (rest.length > LONGEST_LINE) {
        throw new UnreadableFileError(`has a line of more than ${LONGEST_LINE} characters`);
      }
    }
    if (rest !== "") yield withoutReturn(rest);
  } catch (error) {
    throw explain(error);
  }
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

async function* decode(bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

async function openFile(file: string, { signal, onRead }: ReadOptions): Promise<Readable> {
  const { size, isGzip } = await inspect(file);
  let read = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      read += chunk.length;
      onRead(read / size);
      yield chunk;
    }
  };
  const unpacked = isGzip ? createGunzip() : new PassThrough();
  // An error on the way ends the last stream too, which reports it to its reader.
  return pipeline(createReadStream(file, { signal }), counted, unpacked, () => undefined);
}

async function inspect(file: string): Promise<{ size: number; isGzip: boolean }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const { size } = await handle.stat();
    return { size, isGzip: bytesRead === 2 && buffer.equals(GZIP_MAGIC) };
  } finally {
    await handle.close();
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "is not there",
  EACCES: "may not be read by this user",
  EISDIR: "is a folder",
  Z_BUF_ERROR: "is cut off: its gzip data ends too early",
  Z_DATA_ERROR: "is damaged: its gzip data cannot be unpacked",
  ERR_ENCODING_INVALID_ENCODED_DATA: "is not text in UTF-8",
};

function explain(error: unknown): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
  return reason === undefined ? error : new UnreadableFileError(reason, { cause: error });
}
