import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { LiveStream } from "./live-stream.ts";

/** Milliseconds after which a page that lost its stream opens the next. */
const RETRY_MS = 3000;

const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // For proxies that would gather what is meant to arrive at once.
  "x-accel-buffering": "no",
};

/**
 * Begins an endless answer and calls back when its connection is closed. An answer in chunks is let go of: request,
 * response, parser and all that hangs on them are thousands of bytes that thousands of open pages have no use for, so to
 * the HTTP server it is over, while the chunks go on over the bare connection.
 */
export function openStream(raw: ServerResponse, onClose: (stream: LiveStream) => void): LiveStream {
  raw.writeHead(200, STREAM_HEADERS);
  raw.write(`retry: ${RETRY_MS}\n\n`);
  const { socket } = raw;
  // An HTTP/1.0 client reads until the connection ends; and an answer behind another one has no connection yet.
  const isChunked = raw.chunkedEncoding && socket !== null;
  const stream = new LiveStream(isChunked ? socket : raw, { isChunked });
  if (isChunked) takeOver(raw, socket);
  (isChunked ? socket : raw).on("close", () => onClose(stream));
  return stream;
}

/**
 * Takes a connection from the HTTP server as if it had been closed: its listeners are told so and removed. Nothing that
 * the page could still send is read as a request.
 */
function takeOver(raw: ServerResponse, socket: Socket): void {
  raw.emit("finish");
  const closing = socket.listeners("close");
  for (const event of ["close", "data", "end", "drain", "error", "timeout"]) socket.removeAllListeners(event);
  for (const tell of closing) Reflect.apply(tell, socket, []);
  socket.setTimeout(0);
  socket.on("end", leaveWithReader);
  socket.on("error", leaveWithReader);
  socket.resume();
}

/** One function for all connections. What was wrong with one does not matter: it is closed, and its page comes back. */
function leaveWithReader(this: Socket): void {
  this.destroy();
}
