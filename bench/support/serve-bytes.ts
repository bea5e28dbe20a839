import { createServer } from "node:http";

/**
 * The floor: a bare node:http server that responds to every request with the bytes of its first argument, the type in
 * its second, and the headers in its third, as JSON. Prints its port.
 */
const [, , bytes = "ok", type = "text/plain", more = "{}"] = process.argv;
const body = Buffer.from(bytes);
const headers = { "content-type": type, "content-length": body.length, ...(JSON.parse(more) as object) };
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`PORT ${typeof address === "object" ? address?.port : ""}`);
});
