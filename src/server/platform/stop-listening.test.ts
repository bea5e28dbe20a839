import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import { stopListening } from "./stop-listening.ts";

const AT_ONCE = 30;
/** Milliseconds of other work per turn of the event loop, and the number of turns a stop can start in. */
const BUSY_MS = 3;
const BUSY_TURNS = 100;

let server: Server;

afterEach(() => server.closeAllConnections());

/** Sends a request on a new connection. @returns the answer's first line, or the error */
async function ask(port: number): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.write("POST / HTTP/1.1\r\nhost: panna\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
  try {
    return (await text(socket)).split("\r\n", 1)[0] ?? "";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "";
  }
}

test("connections open at a stop are answered, and new ones refused", async () => {
  server = createServer((_, response) => response.end("answer"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const asked = Array.from({ length: AT_ONCE }, () => ask(port));
  // By now the system has made the connections, and the server has accepted none of them.
  await new Promise<void>((settle) => {
    process.nextTick(settle);
  });
  await stopListening(server);
  expect(await Promise.all(asked)).toEqual(asked.map(() => "HTTP/1.1 200 OK"));
  expect(await ask(port)).toBe("ECONNREFUSED");
});

/** Sends changes on new connections from a separate thread until none is accepted any more. */
const client = `
  const { connect } = require("node:net");
  const { parentPort, workerData: port } = require("node:worker_threads");
  const failures = [];
  let answers = 0;
  let open = 0;
  let isOver = false;
  function ask() {
    if (isOver) return;
    const socket = connect({ port, host: "127.0.0.1" });
    open += 1;
    let answer = "";
    socket.on("data", (part) => (answer += part));
    socket.on("error", ({ code }) => {
      if (code === "ECONNREFUSED") isOver = true;
      else failures.push(code);
    });
    socket.on("close", (hasFailed) => {
      open -= 1;
      if (answer.startsWith("HTTP/1.1 200")) answers += 1;
      else if (!hasFailed) failures.push("no answer");
      if (isOver && open === 0) parentPort.postMessage({ answers, failures });
    });
    socket.write("POST / HTTP/1.1\\r\\nhost: panna\\r\\ncontent-length: 0\\r\\nconnection: close\\r\\n\\r\\n");
    setTimeout(ask, 1);
  }
  ask();`;

test("a server that has other work to do resets nobody", async () => {
  for (let round = 0; round < 3; round += 1) {
    server = createServer((_, response) => response.end("answer"));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const asking = new Worker(client, { eval: true, workerData: port });
    const told = once(asking, "message");
    await once(server, "request");
    let turns = 0;
    const work = (): void => {
      const beganAt = performance.now();
      while (performance.now() - beganAt < BUSY_MS);
      turns += 1;
      if (turns < BUSY_TURNS) setImmediate(work);
    };
    setImmediate(work);
    await stopListening(server);
    const [outcome] = (await told) as [{ answers: number; failures: string[] }];
    expect(outcome.failures).toEqual([]);
    expect(outcome.answers).toBeGreaterThan(0);
  }
});
