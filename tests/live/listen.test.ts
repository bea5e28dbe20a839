import { createConnection, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "#server/platform/live/listen.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

/** A connection to the database that can be cut, or made to keep new clients waiting. */
class Way {
  readonly sockets: Socket[] = [];
  isHeld = false;
  readonly #held: (() => void)[] = [];
  readonly #server: Server;

  constructor(database: string) {
    this.#server = createServer((socket) => {
      this.sockets.push(socket);
      socket.on("error", () => undefined);
      const go = (): void => {
        const onward = createConnection(database);
        onward.on("error", () => socket.destroy());
        socket.on("close", () => onward.destroy());
        socket.pipe(onward).pipe(socket);
      };
      if (this.isHeld) this.#held.push(go);
      else go();
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  letGo(): void {
    this.isHeld = false;
    for (const go of this.#held.splice(0)) go();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

describe("a listener to the database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await makeTestDatabase();
  });
  afterAll(() => database.drop());

  test("that stops while connecting again leaves no connection behind", async () => {
    const { host, user, database: name } = database.pool.options;
    const way = new Way(`${host}/.s.PGSQL.5432`);
    const pool = new pg.Pool({ host: "127.0.0.1", port: await way.open(), user, database: name });
    const listening = await listen({ pool, log: pino({ level: "silent" }) }, "told", {
      onNews: () => undefined,
      onConnected: () => undefined,
    });
    way.isHeld = true;
    way.cut();
    await expect.poll(() => way.sockets.length, { timeout: 20_000 }).toBe(2);
    await listening.stop();
    way.letGo();
    await expect.poll(() => way.sockets.every(({ destroyed }) => destroyed), { timeout: 20_000 }).toBe(true);
    way.close();
    await pool.end();
  });
});
