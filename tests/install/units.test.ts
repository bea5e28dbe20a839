import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { repository } from "#tests/support/panna-process.ts";
import { names, read } from "./read-files.ts";

describe.each(["panna.service", "panna@.service"])("the unit %s for systemd", (unit) => {
  // systemd puts what follows the @ of an instance's name in place of %i.
  const text = read(`deploy/${unit}`).replaceAll("%i", "3000");
  const valueOf = (name: string): string => new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1] ?? "";
  const settings = Object.fromEntries(
    [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );

  test("runs a server that exists, on the Node from the packages", () => {
    const [program = "", script = "missing"] = valueOf("ExecStart").split(" ");
    const folder = `${valueOf("WorkingDirectory")}/`;
    expect(program.startsWith(folder)).toBe(true);
    for (const file of [program.slice(folder.length), script]) {
      expect([file, existsSync(join(repository, file))]).toEqual([file, true]);
    }
  });

  test("has settings that a start accepts, and may write to the data folder of the user that is made", () => {
    const config = readConfig({ ...settings, SECRET: "s".repeat(32) });
    expect(config).toMatchObject({ port: 3000, dataDir: `/var/lib/${valueOf("StateDirectory")}` });
    const told = unit === "panna.service" ? text : read("docs/operating.md");
    expect(told).toContain(`useradd --system --home-dir ${settings["DATA_DIR"]} ${valueOf("User")}\n`);
  });

  test("waits for a stop as long as it may take", () => {
    // Calls may take half a minute, then jobs ten seconds.
    expect(Number(valueOf("TimeoutStopSec"))).toBeGreaterThan(Number(settings["DRAIN_SECONDS"] ?? 0) + 60);
  });

  test("reads its settings where the guide has them", () => {
    expect(read("docs/operating.md")).toContain(
      `-g ${valueOf("User")} -m 640 /dev/null ${valueOf("EnvironmentFile")}\n`,
    );
  });
});

describe("the guide for two instances", () => {
  const guide = read("docs/operating.md");
  const ports = [...names(read("deploy/nginx.conf"), /^ {2}server 127\.0\.0\.1:(\d+)/gm)];

  test("starts, restarts and watches those that nginx knows", () => {
    expect(ports).toHaveLength(2);
    expect(guide).toContain(`systemctl enable --now ${ports.map((port) => `panna@${port}`).join(" ")}\n`);
    for (const port of ports) expect(guide).toContain(`systemctl restart panna@${port}\n`);
    expect(names(read("deploy/prometheus.yml"), /127\.0\.0\.1:(\d+)/g)).toEqual(new Set(ports));
    // All ports that are named are such.
    expect(names(guide, /panna@(\d+)/g)).toEqual(new Set(ports));
  });

  test("gets the certificate that nginx uses, through the folder that nginx serves for it", () => {
    const nginx = read("deploy/nginx.conf");
    const [, served = "missing"] =
      /location \^~ \/\.well-known\/acme-challenge\/ \{\n\s+root (\S+);/.exec(nginx) ?? [];
    const [, name = "missing"] =
      /ssl_certificate \/etc\/letsencrypt\/live\/(\S+)\/fullchain\.pem;/.exec(nginx) ?? [];
    expect(guide).toContain(`certbot certonly --webroot --webroot-path ${served} --domain ${name} `);
  });

  test("waits between two restarts longer than nginx avoids an instance", () => {
    const [avoided, ...others] = names(read("deploy/nginx.conf"), /^ {2}server \S+ fail_timeout=(\d+)s;$/gm);
    expect(others).toEqual([]);
    // nginx counts whole seconds.
    expect(names(guide, /; sleep (\d+)$/gm)).toEqual(new Set([String(Number(avoided) + 1)]));
  });
});
