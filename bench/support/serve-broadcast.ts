import { createServer, type Socket } from "node:net";
import { collectOnSignal } from "./collect-garbage.ts";

/**
 * The floor of a broadcast: a bare TCP server. It holds every connection; when a client sends "!" and a text, it sends
 * that text to all. Prints its port.
 */
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on("data", (chunk) => {
    if (chunk[0] !== "!".charCodeAt(0)) return;
    for (const each of sockets) each.write(chunk.subarray(1));
  });
  socket.on("close", () => sockets.delete(socket));
  socket.on("error", () => sockets.delete(socket));
});
server.listen({ port: 0, host: "127.0.0.1", backlog: 4096 }, () => {
  const address = server.address();
  console.log(`PORT ${typeof address === "object" ? address?.port : ""}`);
});
collectOnSignal();
