/**
 * Milliseconds between two parts of files, which have up to 64 KB. With this pause 64 MB a second are received, ten
 * times what the photos of a second have that a processor can decode: faster would only take the processors from
 * everybody else.
 */
const PAUSE_MS = 1;

const waiting: (() => void)[] = [];
let isUnderWay = false;

/** Waits until it is this file's turn: of all files that are being received one goes on at a time. */
export function takeTurn(): Promise<void> {
  return new Promise((settle) => {
    waiting.push(settle);
    if (isUnderWay) return;
    isUnderWay = true;
    setTimeout(next, PAUSE_MS);
  });
}

function next(): void {
  waiting.shift()?.();
  isUnderWay = waiting.length > 0;
  if (isUnderWay) setTimeout(next, PAUSE_MS);
}
