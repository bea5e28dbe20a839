import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { stopListening } from "./stop-listening.ts";

const AT_ONCE = 30;

let server: Server;

afterEach(() => server.closeAllConnections());

/** Sends a request on a connection of its own. @returns the first line of the answer, or what went wrong */
async function ask(port: number): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.write("POST / HTTP/1.1\r\nhost: panna\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
  try {
    return (await text(socket)).split("\r\n", 1)[0] ?? "";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "";
  }
}

test("who has a connection by the time of a stop is answered, and nobody after it", async () => {
  server = createServer((_, response) => response.end("answer"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const asked = Array.from({ length: AT_ONCE }, () => ask(port));
  // The system has made the connections by then, and the server has taken none of them.
  await new Promise<void>((settle) => {
    process.nextTick(settle);
  });
  await stopListening(server);
  expect(await Promise.all(asked)).toEqual(asked.map(() => "HTTP/1.1 200 OK"));
  expect(await ask(port)).toBe("ECONNREFUSED");
});
