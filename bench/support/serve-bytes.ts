import { createServer } from "node:http";

/** The floor: a bare node:http server that answers every request with the bytes given as its argument. Prints its port. */
const body = Buffer.from(process.argv[2] ?? "ok");
const headers = { "content-type": "application/json; charset=utf-8", "content-length": body.length };
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`PORT ${typeof address === "object" ? address?.port : ""}`);
});
