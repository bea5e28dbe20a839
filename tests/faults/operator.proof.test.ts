import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, startPanna } from "#tests/support/panna-process.ts";
import { makeTestDatabase } from "#tests/support/test-database.ts";
import { failedStart } from "./failed-start.ts";
import { wrongValues } from "./wrong-values.ts";

beforeAll(haveWeb, 180_000);

describe("a wrong value in the environment", { timeout: 180_000 }, () => {
  test.each(wrongValues)(
    "%s=%s names itself and what was expected, and ends the start with 1",
    async (name, value, words) => {
      const { code, output } = await failedStart({ [name]: value });
      expect(output).toContain("Panna cannot start.");
      expect(output).toContain(words);
      expect(output).not.toMatch(/^\s+at /m);
      expect(code).toBe(1);
    },
  );

  test("that is a file where a folder is expected names DATA_DIR", async () => {
    const file = join(makeDataFolder("fault"), "a-file");
    writeFileSync(file, "");
    const { code, output } = await failedStart({ DATA_DIR: file });
    expect(output).toContain("DATA_DIR");
    expect(code).toBe(1);
  });

  test.runIf(existsSync("/proc/self"))("that is a place for no folders names DATA_DIR", async () => {
    const { code, output } = await failedStart({ DATA_DIR: "/proc/panna/data" });
    expect(output).toContain('DATA_DIR is "/proc/panna/data"; expected a folder');
    expect(code).toBe(1);
  });
});

describe("a database that cannot be used", () => {
  test("because it is too old says so, with the version that Panna needs", async () => {
    const { server, port } = await startOldServer();
    const { code, output } = await failedStart({ DATABASE_URL: `postgres://panna@127.0.0.1:${port}/panna` });
    server.close();
    expect(output).toContain(
      "PostgreSQL at the address in DATABASE_URL is version 15.8; Panna needs 16 or newer.",
    );
    expect(code).toBe(1);
  });
});

describe("a database from a newer release", { timeout: 180_000 }, () => {
  test("is named in the log with its newest migration, and served", async () => {
    const database = await makeTestDatabase();
    try {
      await database.pool.query("insert into schema_migration (hash, created_at) values ('0123abc', $1)", [
        Date.parse("2100-01-01T00:00:00Z"),
      ]);
      const env = { DATABASE_URL: database.url, LOG_LEVEL: "error", PORT: "0" };
      const panna = startPanna({ DATA_DIR: makeDataFolder("fault"), ...env });
      const url = await panna.url();
      expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
      const signUp = { name: "Alice", email: "alice@example.com", password: "correct horse battery" };
      const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(signUp),
      });
      expect(signedUp.status).toBe(200);
      const line =
        panna
          .output()
          .split("\n")
          .find((one) => one.includes("from a newer release")) ?? "{}";
      expect(JSON.parse(line)).toMatchObject({
        msg: "the database is from a newer release; update this instance",
        migration: { madeAt: "2100-01-01T00:00:00.000Z", hash: "0123abc" },
      });
      await panna.end("SIGTERM");
    } finally {
      await database.drop();
    }
  });
});

describe("a port that is taken", { timeout: 180_000 }, () => {
  test("is named, and nothing is left running", async () => {
    const other = createServer();
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { code, output } = await failedStart({ PORT: String(port) });
    other.close();
    expect(output).toContain("The port is in use; set PORT to another one.");
    expect(code).toBe(1);
  });
});

/** Speaks just enough of PostgreSQL's protocol to report an old version. */
async function startOldServer(): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    let hasBegun = false;
    socket.on("data", (asked) => {
      if (hasBegun && asked.includes("server_version_num")) {
        const columns = ["server_version_num", "server_version"].map(describeColumn);
        socket.write(message("T", [int16(2), ...columns]));
        socket.write(message("D", [int16(2), field("150008"), field("15.8")]));
        socket.write(message("C", [text("SELECT 1")]));
      } else if (!hasBegun) {
        hasBegun = true;
        socket.write(message("R", [int32(0)]));
      }
      socket.write(message("Z", [Buffer.from("I")]));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

function message(type: string, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function describeColumn(name: string): Buffer {
  const textType = 25;
  return Buffer.concat([text(name), int32(0), int16(0), int32(textType), int16(-1), int32(-1), int16(0)]);
}

function field(value: string): Buffer {
  return Buffer.concat([int32(value.length), Buffer.from(value)]);
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
