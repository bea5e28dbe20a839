/** Memory for a file while its request is answered. */
export type Room = Buffer<ArrayBuffer>;

/** More than any file may have; pages that no file has touched take no memory. */
const ROOM_BYTES = 16 * 1024 * 1024;
/** How long rooms are kept for the next files. */
const IDLE_MS = 60_000;

let free: Room[] = [];
let timer: NodeJS.Timeout | null = null;

/**
 * Takes a room, one that was used before where there is one. V8 collects the whole heap for each few large buffers that
 * are made, which keeps every request waiting; what is shared it does not count, and what is used again it does not make.
 */
export function takeRoom(): Room {
  return free.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES);
}

/** Gives a room back. Nobody may hold its bytes any more. */
export function giveBackRoom(room: Room): void {
  free.push(room);
  if (timer !== null) clearTimeout(timer);
  timer = setTimeout(() => (free = []), IDLE_MS).unref();
}
