import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const secret = "s".repeat(32);

describe("PUBLIC_URL", () => {
  test.each([
    ["HTTPS://panna.example", "https://panna.example"],
    ["https://Panna.Example:443/", "https://panna.example"],
    ["https://münchen.example", "https://xn--mnchen-3ya.example"],
    ["http://localhost:3000", "http://localhost:3000"],
  ])("%s is read as the origin that browsers send", (written, publicUrl) => {
    const config = readConfig({ SECRET: secret, PUBLIC_URL: written });
    expect(config.publicUrl).toBe(publicUrl);
    expect(config.pushContact).toBe(publicUrl.startsWith("https:") ? publicUrl : "mailto:admin@localhost");
  });
});

describe("a value", () => {
  test("of blanks counts as missing", () => {
    const config = readConfig({ SECRET: secret, PORT: " ", DRAIN_SECONDS: "\t", PANNA_CLOCK_SPEED: " " });
    expect(config).toMatchObject({ port: 3000, drainSeconds: 0, clockSpeed: 1 });
    expect(readConfig({ SECRET: secret, OIDC_ISSUER: " ", S3_BUCKET: " " }).oidc).toBeNull();
  });

  test("has no blanks around it", () => {
    const oidc = {
      OIDC_ISSUER: " https://login.example",
      OIDC_CLIENT_ID: "panna ",
      OIDC_CLIENT_SECRET: "one\r",
    };
    expect(readConfig({ SECRET: ` ${secret} `, ...oidc })).toMatchObject({
      secret,
      oidc: { issuer: "https://login.example", clientId: "panna", clientSecret: "one" },
    });
  });

  test("of a secret is long enough without its blanks", () => {
    expect(() => readConfig({ SECRET: `short${" ".repeat(40)}` })).toThrow(
      "SECRET has a wrong value; expected at least 32 characters.",
    );
  });
});

describe("a start that is refused", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "panna-config-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test.each([
    ["OIDC_CLIENT_ID", { OIDC_ISSUER: "https://login.example" }],
    ["S3_ENDPOINT", { IMAGES: "s3" }],
    ["API_FOOTBALL_KEY", { FOOTBALL_PROVIDER: "api-football" }],
    ["DATABASE_URL", { DATABASE_READ_URL: "postgres://replica.example/panna" }],
  ])("because %s is missing leaves no secret in the data folder", (name, env) => {
    expect(() => readConfig({ DATA_DIR: dataDir, ...env })).toThrow(`${name} is missing`);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
