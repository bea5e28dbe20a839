import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runInPrompt } from "#tests/db/prompt-process.ts";
import { makeDataFolder, removeDataFolders } from "#tests/support/data-folder.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { names, read } from "./read-files.ts";

afterAll(removeDataFolders);

describe("the file with settings", () => {
  const guide = read("docs/operating.md");
  const settings = /(?:^ {4}\w+='.*'\n)+/m.exec(guide)?.[0].replaceAll(/^ {4}/gm, "") ?? "";

  test("keeps an address with TLS, a dollar, a backtick and a quote whole when a shell reads it", () => {
    expect(names(settings, /^(\w+)=/gm)).toEqual(
      new Set(["DATABASE_URL", "SECRET", "PUBLIC_URL", "DATA_DIR"]),
    );
    const [, parameter = "", another = ""] =
      /`(\?sslmode=[\w-]+)` to `DATABASE_URL`, and `(&sslrootcert=)FILE`/.exec(guide) ?? [];
    const url = `postgres://panna:a$HOME\`date\`"b@localhost:5432/panna${parameter}${another}/etc/ca.pem`;
    expect(url).toContain("?sslmode=verify-full&sslrootcert=/etc/ca.pem");
    const file = join(makeDataFolder("settings"), "settings.env");
    const address = "postgres://panna:PASSWORD@localhost:5432/panna";
    expect(settings).toContain(address);
    writeFileSync(
      file,
      settings.replace(address, () => url),
    );
    const script = 'set -a; . "$1"; set +a; env';
    const output = execFileSync("/bin/sh", ["-c", script, "sh", file], { encoding: "utf8" });
    expect(output.split("\n")).toContain(`DATABASE_URL=${url}`);
  });

  test("takes any password whose other characters are %-codes, as the guide says", () => {
    expect(guide).toContain("such as `%2F` for `/` and `%27` for a single quote");
    const password = "pa/ss#wo?rd%41'@:";
    const written = password.replaceAll(/[^A-Za-z0-9]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
    const client = new pg.Client({ connectionString: `postgres://panna:${written}@localhost:5432/panna` });
    expect(client.password).toBe(password);
    expect(client.host).toBe("localhost");
  });
});

describe("the guide's statements", { timeout: 120_000 }, () => {
  const statements = [...read("docs/operating.md").matchAll(/echo "([^"]+)" \| npm run psql/g)].map(
    ([, statement = ""]) => statement,
  );
  let app: TestApp;
  beforeAll(async () => {
    app = await makeTestApp();
  });
  afterAll(() => app.close());

  const pipe = (start: string) =>
    runInPrompt(`${statements.find((one) => one.startsWith(start)) ?? "nothing"}\n`, {
      DATABASE_URL: app.url,
    });

  test("remove the identities of an OIDC provider, and no password", async () => {
    const { id } = await aUser(app, { username: "alice" });
    await app.pool.query("delete from account");
    await app.pool.query(
      `insert into account (id, account_id, provider_id, user_id)
       values ('1', 'subject', 'oidc', $1), ('2', $1, 'credential', $1)`,
      [id],
    );
    expect(await pipe("delete from account")).toEqual({ code: 0, output: "DELETE 1\n" });
    const { rows } = await app.pool.query("select provider_id from account");
    expect(rows).toEqual([{ provider_id: "credential" }]);
  });

  test("print the folder of the database's socket", async () => {
    const { code, output } = await pipe("show ");
    const { rows } = await app.pool.query<{ folder: string }>(
      "select current_setting('unix_socket_directories') as folder",
    );
    expect([code, output.split("\n")]).toEqual([0, expect.arrayContaining([rows[0]?.folder])]);
  });

  test("all end with a semicolon: the prompt of a terminal runs no other", () => {
    expect(statements).toHaveLength(2);
    for (const statement of statements) expect(statement).toMatch(/;$/);
  });
});
