import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { limitInFlight } from "./limit-in-flight.ts";

const MOST = 2;

let server: ReturnType<typeof fastify>;
let now: number;
let sockets: Socket[];

beforeEach(async () => {
  now = 0;
  sockets = [];
  server = fastify();
  limitInFlight(server, { most: MOST, wallTime: () => now });
  server.post("/", async () => "received");
  await server.listen({ port: 0, host: "127.0.0.1" });
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** Begins to send a megabyte, with so many bytes of it. */
async function begin(bytes: number): Promise<Socket> {
  const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  const received = once(server.server, "request");
  socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 1000000\r\n\r\n");
  const [request] = (await received) as [{ socket: Socket }];
  socket.write("x".repeat(bytes));
  await expect.poll(() => request.socket.bytesRead).toBeGreaterThanOrEqual(bytes);
  return socket;
}

async function statusOfAnother(): Promise<number> {
  return (
    await server.inject({ method: "POST", url: "/", payload: "x", headers: { "content-type": "text/plain" } })
  ).statusCode;
}

describe("requests past the limit", () => {
  test("are turned away while those before them are being sent", async () => {
    await begin(0);
    expect(await statusOfAnother()).toBe(200);
    await begin(0);
    now = 9000;
    expect(await statusOfAnother()).not.toBe(200);
  });

  test("take the place of one that is sent too slowly", async () => {
    const [drips] = [await begin(100), await begin(300_000)];
    const cutOff = once(drips, "close");
    now = 11_000;
    expect(await statusOfAnother()).toBe(200);
    await cutOff;
    await begin(0);
    expect(await statusOfAnother()).not.toBe(200);
  });
});
