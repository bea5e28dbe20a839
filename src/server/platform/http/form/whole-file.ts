import { RefusedError } from "#server/platform/http/refused-error.ts";
import type { Room } from "./rooms.ts";
import { takeTurn } from "./take-turn.ts";

/**
 * The bytes of a stream, put into a room as they come: joined at the end, 10 MB would keep every other request waiting.
 * After each part the other requests, and other files, have their turn.
 *
 * @throws RefusedError `file_too_large` past the room.
 */
export async function wholeFile(parts: AsyncIterable<Buffer>, room: Room): Promise<Buffer> {
  let length = 0;
  for await (const part of parts) {
    if (length + part.length > room.length) throw new RefusedError({ code: "file_too_large" });
    length += part.copy(room, length);
    await takeTurn();
  }
  return room.subarray(0, length);
}
