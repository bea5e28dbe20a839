import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AttachedPostgres, attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { postgresOf } from "#tests/support/panna-process.ts";
import { runInPrompt } from "./prompt-process.ts";

const dataDir = makeDataFolder("prompt");

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a prompt answers statements and leaves no server running", async () => {
  const typed = [
    "create table cap (name text, size int);",
    "insert into cap values ('A; B', 7),",
    "  ('Çelik', null);",
    "-- What is there?",
    "select * from cap order by name; -- That is all.",
    "\\q",
    "",
  ];
  expect(await runInPrompt(typed.join("\n"), { DATA_DIR: dataDir })).toEqual({
    code: 0,
    output: [
      "CREATE",
      "INSERT 2",
      "name  | size",
      "------+-----",
      "A; B  | 7",
      "Çelik |",
      "(2 rows)",
      "",
    ].join("\n"),
  });
  expect(postgresOf(dataDir)).toBeNull();
});

describe("a prompt", () => {
  let attached: AttachedPostgres;

  // One server for all.
  beforeAll(async () => {
    attached = await attachEmbeddedPostgres(dataDir);
  });

  afterAll(() => attached.release());

  test("runs a last statement without a semicolon, as psql does, and nothing twice", async () => {
    const typed = "create table hat (); select 1 as one\n-- the end\n";
    const { code, output } = await runInPrompt(typed, { DATA_DIR: dataDir });
    expect([code, output]).toEqual([0, "CREATE\none\n---\n1\n(1 rows)\n"]);
  });

  test.each(["select nonsense; select 1", "select nonsense"])(
    "says what is wrong with a statement in a pipe, and ends with 1: %s",
    async (typed) => {
      const { code, output } = await runInPrompt(typed, { DATA_DIR: dataDir });
      expect(output).toContain('ERROR:  column "nonsense" does not exist\n');
      expect(output.includes("(1 rows)")).toBe(typed.endsWith("1"));
      expect(code).toBe(1);
    },
  );
});

test("says what to do about a database that isn't there", async () => {
  const env = { DATABASE_URL: "postgres://panna:secret@127.0.0.1:1/panna" };
  const { code, output } = await runInPrompt("select 1;\n", env);
  expect(code).toBe(1);
  expect(output).toContain("DATABASE_URL");
  expect(output).not.toContain("secret");
});
