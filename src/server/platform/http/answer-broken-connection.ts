import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { refusals } from "#contract/refusals.ts";
import { failureBody } from "./error-handler.ts";

/** Not imported: an import evaluates all exports, which loads Node's WebSocket client. */
const { STATUS_CODES } = process.getBuiltinModule("node:http");

/** Answers input that's not HTTP, too large or too slow like every other failure, and hangs up. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) socket.write(answerTo(error.code));
  socket.destroy(error);
}

function answerTo(errorCode: string | undefined): string {
  const code = codeOf(errorCode);
  const { status } = refusals[code];
  const body = JSON.stringify(failureBody({ code }, randomUUID()));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}

function codeOf(errorCode: string | undefined): "headers_too_large" | "request_too_slow" | "invalid_input" {
  switch (errorCode) {
    case "HPE_HEADER_OVERFLOW":
      return "headers_too_large";
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return "request_too_slow";
    default:
      return "invalid_input";
  }
}
