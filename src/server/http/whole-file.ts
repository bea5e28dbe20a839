import { setImmediate as nextTurn } from "node:timers/promises";

/** Memory that is taken at once for what a request says it will send; a file that is larger gets more as it comes. */
const AHEAD = 16 * 1024 * 1024;

/**
 * The bytes of a stream in memory of their own, put there as they come: joined at the end, 10 MB would keep every other
 * request waiting. After each part the other requests have their turn.
 *
 * @param expected bytes that will come, as far as anybody knows.
 */
export async function wholeFile(parts: AsyncIterable<Buffer>, expected: number): Promise<Buffer> {
  let bytes: Buffer = Buffer.allocUnsafeSlow(Math.min(expected, AHEAD));
  let length = 0;
  for await (const part of parts) {
    if (length + part.length > bytes.length) bytes = grown(bytes, length, length + part.length);
    length += part.copy(bytes, length);
    await nextTurn();
  }
  return bytes.subarray(0, length);
}

function grown(bytes: Buffer, length: number, least: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(Math.max(least, 2 * bytes.length));
  bytes.copy(larger, 0, 0, length);
  return larger;
}
