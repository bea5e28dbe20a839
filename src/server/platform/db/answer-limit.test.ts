import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { limitAnswers } from "./answer-limit.ts";

/** "Authentication is fine" and "ready" in PostgreSQL's protocol. */
const GREETING = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);
/** The end of an empty statement, and "ready" again. */
const EMPTY_ANSWER = Buffer.from([73, 0, 0, 0, 4, 90, 0, 0, 0, 5, 73]);
const LIMIT_MS = 100;

let server: Server;
let isSilent: boolean;
const sockets: Socket[] = [];

/** A server that accepts every client and answers every statement with nothing, until it falls silent. */
beforeEach(async () => {
  isSilent = false;
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write(GREETING);
      socket.on("data", () => void (isSilent || socket.write(EMPTY_ANSWER)));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port: (server.address() as AddressInfo).port,
    user: "panna",
    database: "panna",
  });
  client.on("error", () => undefined);
  await client.connect();
  limitAnswers(client, LIMIT_MS);
  return client;
}

describe("a connection", () => {
  test("ends when its server falls silent, and callers get an error", async () => {
    const client = await connected();
    await client.query("");
    isSilent = true;
    await expect(client.query("")).rejects.toThrow("Connection terminated");
  });

  test("that is answered lives on, however long it rests between statements", async () => {
    const client = await connected();
    await client.query("");
    const ended = new Promise((end) => client.once("end", () => end("ended")));
    const rested = new Promise((end) => setTimeout(() => end("rested"), 3 * LIMIT_MS));
    expect(await Promise.race([ended, rested])).toBe("rested");
    await client.query("");
    await client.end();
  });
});
