import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, startPanna } from "#tests/support/panna-process.ts";
import { makeTestDatabase } from "#tests/support/test-database.ts";

let folders: string[] = [];

beforeAll(haveWeb, 180_000);

afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});

function aDataDir(): string {
  const folder = makeDataFolder("fault");
  folders.push(folder);
  return folder;
}

async function failureOf(env: Readonly<Record<string, string>>) {
  const panna = startPanna({ DATA_DIR: aDataDir(), ...env });
  const { code } = await panna.ended();
  return { code, output: panna.output() };
}

describe("a wrong value in the environment", { timeout: 180_000 }, () => {
  test.each([
    ["PORT", "http", 'PORT is "http"; expected a port number from 0 to 65535'],
    ["PUBLIC_URL", "panna.example", "PUBLIC_URL has a wrong value; expected the address that browsers use"],
    ["PUBLIC_URL", "ftp://panna.example", "PUBLIC_URL has a wrong value"],
    ["PUBLIC_URL", "https://example.org/panna", "PUBLIC_URL has a wrong value"],
    ["PUBLIC_URL", "https://boss@panna.example", "PUBLIC_URL has a wrong value"],
    [
      "DATABASE_URL",
      "mysql://somewhere/panna",
      "DATABASE_URL has a wrong value; expected a PostgreSQL address",
    ],
    ["SECRET", "short", "SECRET has a wrong value; expected at least 32 characters"],
    ["ADMIN_EMAILS", "boss", 'ADMIN_EMAILS is "boss"; expected e-mail addresses, separated by commas'],
    ["OIDC_ISSUER", "https://login.example", "OIDC_CLIENT_ID is missing"],
    ["OIDC_CLIENT_ID", "panna", "OIDC_ISSUER is missing"],
    ["FOOTBALL_PROVIDER", "guesswork", 'FOOTBALL_PROVIDER is "guesswork"; expected'],
    ["PANNA_CLOCK", "yesterday", 'PANNA_CLOCK is "yesterday"; expected an instant with its zone'],
    ["PANNA_CLOCK_SPEED", "-1", 'PANNA_CLOCK_SPEED is "-1"; expected a number from 0'],
    ["LOG_LEVEL", "loud", 'LOG_LEVEL is "loud"; expected one of fatal'],
  ])("%s=%s names itself and what was expected, and ends the start with 1", async (name, value, words) => {
    const { code, output } = await failureOf({ [name]: value });
    expect(output).toContain("Panna cannot start.");
    expect(output).toContain(words);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  test("shows no secret", async () => {
    const { output } = await failureOf({ SECRET: "hush", DATABASE_URL: "mysql://panna:hush@host/panna" });
    expect(output).toContain("SECRET");
    expect(output).not.toContain("hush");
  });

  test("that is a file where a folder is expected names DATA_DIR", async () => {
    const file = join(aDataDir(), "a-file");
    writeFileSync(file, "");
    const { code, output } = await failureOf({ DATA_DIR: file });
    expect(output).toContain("DATA_DIR");
    expect(code).toBe(1);
  });

  test.runIf(existsSync("/proc/self"))("that is a place for no folders names DATA_DIR", async () => {
    const { code, output } = await failureOf({ DATA_DIR: "/proc/panna/data" });
    expect(output).toContain('DATA_DIR is "/proc/panna/data"; expected a folder');
    expect(code).toBe(1);
  });

  test("in the kept secret is named: with a part of one anybody could sign sessions", async () => {
    const dataDir = aDataDir();
    writeFileSync(join(dataDir, "secret"), "cut o");
    const { code, output } = await failureOf({ DATA_DIR: dataDir });
    expect(output).toContain(`The file secret in ${dataDir} is too short.`);
    expect(code).toBe(1);
  });
});

describe("a database that cannot be used", () => {
  test("because nothing answers there is named, with what to check", async () => {
    // This machine's discard port, where nothing listens.
    const { code, output } = await failureOf({ DATABASE_URL: "postgres://panna:hush@127.0.0.1:9/panna" });
    expect(output).toMatch(/PostgreSQL at the address in DATABASE_URL cannot be reached: .*ECONNREFUSED/);
    expect(output).toContain("Is it running, and is the address right?");
    expect(output).not.toContain("hush");
    expect(code).toBe(1);
  });

  test("because it is too old says so, with the version that Panna needs", async () => {
    const { server, port } = await startOldServer();
    const { code, output } = await failureOf({ DATABASE_URL: `postgres://panna@127.0.0.1:${port}/panna` });
    server.close();
    expect(output).toContain(
      "PostgreSQL at the address in DATABASE_URL is version 15.8; Panna needs 16 or newer.",
    );
    expect(code).toBe(1);
  });
});

describe("a migration that fails", { timeout: 180_000 }, () => {
  test("is reported in PostgreSQL's own words, with the statement", async () => {
    const database = await makeTestDatabase();
    try {
      // Looks like another program's database.
      await database.pool.query("delete from schema_migration");
      const { code, output } = await failureOf({ DATABASE_URL: database.url });
      expect(output).toContain("Panna cannot start.");
      expect(output).toMatch(/PostgreSQL says: .* already exists.* \(42\w{3}\)\nStatement: [^]*create /i);
      expect(output).not.toMatch(/^\s+at /m);
      expect(code).toBe(1);
    } finally {
      await database.drop();
    }
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
      const panna = startPanna({ DATA_DIR: aDataDir(), ...env });
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
    const { code, output } = await failureOf({ PORT: String(port) });
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
