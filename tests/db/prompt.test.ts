import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { postgresOf, repository } from "#tests/support/panna-process.ts";

const dataDir = makeDataFolder("prompt");

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command of `npm run psql` where PostgreSQL's own client isn't installed. */
async function prompt(typed: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["src/server/platform/db/prompt/main.ts"], {
    cwd: repository,
    env: { PATH: "/nowhere", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (piece: Buffer) => (output += piece.toString()));
  }
  child.stdin.end(typed);
  await once(child, "close");
  return { code: child.exitCode, output };
}

test("a prompt answers statements, says what is wrong with one, and leaves no server running", async () => {
  const typed = [
    "create table cap (name text, size int);",
    "insert into cap values ('A; B', 7),",
    "  ('Çelik', null);",
    "select * from cap order by name; select nonsense;",
    "\\q",
    "",
  ];
  expect(await prompt(typed.join("\n"), { DATA_DIR: dataDir })).toEqual({
    code: 0,
    output: [
      "CREATE",
      "INSERT 2",
      "name  | size",
      "------+-----",
      "A; B  | 7",
      "Çelik |",
      "(2 rows)",
      'ERROR:  column "nonsense" does not exist',
      "",
    ].join("\n"),
  });
  expect(postgresOf(dataDir)).toBeNull();
});

test("says what to do about a database that isn't there", async () => {
  const env = { DATABASE_URL: "postgres://panna:secret@127.0.0.1:1/panna" };
  const { code, output } = await prompt("select 1;\n", env);
  expect(code).toBe(1);
  expect(output).toContain("DATABASE_URL");
  expect(output).not.toContain("secret");
});
