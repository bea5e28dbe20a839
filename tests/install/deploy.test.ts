import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "#server/config.ts";
import { importProvider } from "#server/football/import/import-provider.ts";
import { planJobs } from "#server/panna-jobs.ts";
// A started server counts jobs too.
import "#server/platform/jobs/start-jobs.ts";
import { repository } from "#tests/support/panna-process.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { names, read } from "./read-files.ts";

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: {
    readonly inside: { readonly ipam: { readonly config: readonly { subnet: string }[] } };
  };
}

/** An instance takes up to 56 connections; backups and people need some too. */
const CONNECTIONS_EACH = 60;

/** Settings of the README that the containers have no use for. */
const leftToOthers = new Set([
  // The image has its own.
  "HOST",
  "PORT",
  "DATA_DIR",
  // The store of the compose file asks for no region.
  "S3_REGION",
  // For tests, and for looking around.
  "PUSH_SERVICES",
  "PANNA_CLOCK",
  "PANNA_CLOCK_SPEED",
]);

/** What an operator fills in. */
const filledIn: Readonly<Record<string, string>> = {
  PANNA_SITE: "panna.example",
  POSTGRES_PASSWORD: "one",
  STORE_PASSWORD: "another",
  PANNA_SECRET: "s".repeat(64),
  ADMIN_EMAILS: "alice@example.com",
  SMTP_URL: "smtps://panna:one@mail.example",
  MAIL_FROM: "panna@example.com",
  OIDC_ISSUER: "https://login.example",
  OIDC_CLIENT_ID: "panna",
  OIDC_CLIENT_SECRET: "third",
  FOOTBALL_PROVIDER: "api-football",
  API_FOOTBALL_KEY: "fourth",
  API_FOOTBALL_URL: "",
  API_FOOTBALL_PER_DAY: "7500",
  API_FOOTBALL_PER_MINUTE: "",
  FPL_URL: "",
  SECOND_ADMIN: "high-risk",
  LOG_LEVEL: "",
  DATABASE_READ_URL: "",
};

describe("the compose file", () => {
  const text = read("deploy/compose.yaml");
  // Values are filled in as text, after YAML has been read.
  const filled = JSON.stringify(parse(text, { merge: true })).replaceAll(
    /\$\{(\w+)(?::[-?])?\}/g,
    (_, name: string) => filledIn[name] ?? "missing",
  );
  const compose = JSON.parse(filled) as Compose;

  test("runs two instances with settings that a start accepts", () => {
    for (const name of ["panna-1", "panna-2"]) {
      const { environment } = compose.services[name] as Service;
      expect(readConfig(environment)).toMatchObject({
        publicUrl: "https://panna.example",
        trustedProxies: compose.networks.inside.ipam.config.map(({ subnet }) => subnet),
        databaseUrl: "postgres://panna:one@postgres:5432/panna",
        s3: { bucket: "panna", endpoint: "http://store:9000" },
        adminEmails: new Set(["alice@example.com"]),
        smtpUrl: "smtps://panna:one@mail.example",
        mailFrom: "Panna <panna@example.com>",
        oidc: { issuer: "https://login.example", clientId: "panna", clientSecret: "third" },
        apiFootball: { key: "fourth", perDay: 7500, perMinute: 10 },
        asksSecondAdmin: true,
        logLevel: "info",
        databaseReadUrl: null,
      });
    }
  });

  test("passes every setting of the README on, but for those of the image and of tests", () => {
    const settings = new Set(
      [...read("README.md").matchAll(/^\| (`[A-Z].*?)\|/gm)].flatMap(([, cell = ""]) => [
        ...names(cell, /`(\w+)`/g),
      ]),
    );
    const passed = Object.keys(compose.services["panna-1"]?.environment ?? {});
    expect(new Set([...passed, ...leftToOthers])).toEqual(settings);
  });

  test("lets PostgreSQL serve all instances at once, as the guide does", () => {
    const instances = Object.values(compose.services).filter(({ image }) => image === "panna").length;
    const most = `max_connections=${CONNECTIONS_EACH * instances}`;
    expect(compose.services["postgres"]?.command).toEqual(["postgres", "-c", most]);
    expect(read("docs/operating.md")).toContain(`alter system set ${most.replace("=", " = ")}"`);
  });

  test("gives an instance as long to stop as it may take", () => {
    const grace = Number(/stop_grace_period: (\d+)s/.exec(text)?.[1]);
    expect(grace).toBeGreaterThan(Number(compose.services["panna-1"]?.environment["DRAIN_SECONDS"]) + 60);
  });

  test("gives an instance a root that can't be written to, and room for what is passing", () => {
    expect(compose.services["panna-1"]).toMatchObject({
      read_only: true,
      tmpfs: ["/tmp", expect.stringMatching(/^\/data:/)],
    });
  });

  test("mounts that room with options that docker and podman both know", () => {
    const options = (compose.services["panna-1"]?.tmpfs ?? []).flatMap((one) => one.split(":")[1] ?? []);
    for (const option of options.flatMap((some) => some.split(","))) {
      expect(option).toMatch(/^(?:mode=[0-7]{3,4}|size=\d+[kmg])$/);
    }
    // The image's user is not root.
    expect(options).toEqual(["mode=1777"]);
  });

  test("doesn't start without passwords and the secret, which instances would each make for themselves", () => {
    for (const name of ["PANNA_SECRET", "POSTGRES_PASSWORD", "STORE_PASSWORD"]) {
      expect(text).toContain(`\${${name}:?}`);
      expect(text).not.toContain(`\${${name}}`);
    }
  });

  test("names the version of every image, and none that has left its registry", () => {
    const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
    for (const image of images.filter((one) => one !== "panna")) {
      expect(image).toMatch(/^[\w.]+\/[\w./-]+:[\w.-]*\d[\w.-]*$/);
      expect(image).not.toContain("docker.io/minio");
    }
  });

  test("asks for the values that its example quotes, and the proxy knows its names", () => {
    expect(names(text, /\$\{(\w+)/g)).toEqual(names(read("deploy/compose.env.example"), /^(\w+)='[^']*'$/gm));
    const proxied = Object.keys(compose.services["proxy"]?.environment ?? {});
    expect(names(read("deploy/Caddyfile"), /\{\$(\w+):/g)).toEqual(new Set(proxied));
    expect(compose.services["proxy"]?.environment["PANNA_INSTANCES"]).toBe("panna-1:3000 panna-2:3000");
  });
});

describe("the image", () => {
  const text = read("deploy/Containerfile");
  const last = text.slice(text.lastIndexOf("FROM "));

  test("copies files that there are, and none that are left out of its context", () => {
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) =>
      files.split(" "),
    );
    const leftOut = new Set(read(".dockerignore").trim().split("\n"));
    expect(copied).toContain("src");
    for (const file of copied) expect([file, existsSync(join(repository, file))]).toEqual([file, true]);
    for (const file of copied) expect([file, leftOut.has(file)]).toEqual([file, false]);
  });

  test("runs a server that exists, as an unprivileged user, without dev packages", () => {
    expect(/^USER (\w+)$/m.exec(last)?.[1]).toBe("node");
    expect(last).toContain("npm ci --omit=dev");
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(last)?.[1] ?? "[]") as string[];
    expect(command[0]).toBe("node");
    expect(existsSync(join(repository, command[1] ?? "missing"))).toBe(true);
    const settings = Object.fromEntries([...names(last, /(\w+=\S+)/g)].map((pair) => pair.split("=")));
    expect(readConfig({ ...settings, DATA_DIR: "/data" }).port).toBe(3000);
  });
});

describe("the proxies", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeTestApp();
  });
  afterAll(() => app.close());

  /** Whether nginx answers 404 itself: for one path (`=`), or for all that begin with one (`^~`). */
  function isHiddenByNginx(path: string): boolean {
    const hidden = [
      ...read("deploy/nginx.conf").matchAll(/^ *location (=|\^~) (\S+) \{\s+return 404;\s+\}$/gm),
    ];
    return hidden.some(([, kind, name = ""]) => (kind === "=" ? path === name : path.startsWith(name)));
  }

  /** The same of Caddy: for one path, or, with a `*` at its end, for all that begin with it. */
  function isHiddenByCaddy(path: string): boolean {
    const hidden = names(read("deploy/Caddyfile"), /^\s*respond (\S+) 404$/gm);
    return [...hidden].some((name) =>
      name.endsWith("*") ? path.startsWith(name.slice(0, -1)) : path === name,
    );
  }

  test("hide the figures however a client spells their path, and no other answer", async () => {
    for (const path of ["/api/health/metrics", "/api/health/metrics/"]) {
      expect([path, (await app.server.inject(path)).statusCode]).toEqual([path, 200]);
      expect([path, isHiddenByNginx(path), isHiddenByCaddy(path)]).toEqual([path, true, true]);
    }
    for (const path of ["/", "/api/health/live", "/api/health/ready"]) {
      expect([path, isHiddenByNginx(path), isHiddenByCaddy(path)]).toEqual([path, false, false]);
    }
  });
});

describe("what watches it", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeTestApp();
  });
  afterAll(() => app.close());

  test.each(["deploy/alerts.yml", "deploy/grafana-dashboard.json"])(
    "%s asks for figures that there are",
    async (file) => {
      await app.server.inject("/api/health/live");
      const { body } = await app.server.inject("/api/health/metrics");
      const there = names(body, /^# TYPE (\w+) /gm);
      const asked = names(JSON.stringify(parse(read(file))), /\b((?:panna|process|nodejs)_\w+?)(?=[[{\s)])/g);
      expect(asked.size).toBeGreaterThan(4);
      expect([...asked].filter((name) => !there.has(name))).toEqual([]);
    },
  );

  test("Prometheus reads the figures where they are, and these alerts", async () => {
    const config = parse(read("deploy/prometheus.yml")) as {
      readonly rule_files: readonly string[];
      readonly scrape_configs: readonly { readonly job_name: string; readonly metrics_path: string }[];
    };
    expect(config.rule_files).toEqual(["alerts.yml"]);
    const [{ job_name: job, metrics_path: path } = { job_name: "", metrics_path: "/" }] =
      config.scrape_configs;
    expect((await app.server.inject(path)).statusCode).toBe(200);
    expect(names(read("deploy/alerts.yml"), /job="(\w+)"/g)).toEqual(new Set([job]));
  });

  test("a job that keeps failing is told of, however seldom it runs", () => {
    const file = parse(read("deploy/alerts.yml")) as {
      readonly groups: readonly { readonly rules: readonly { alert: string; expr: string }[] }[];
    };
    const expr = file.groups[0]?.rules.find(({ alert }) => alert === "PannaJobs")?.expr ?? "";
    const [, often, seldom] =
      /total\[30m\]\)\) > (\d+)\s+or .*\{job_name=~"[^"]+"\}\[4h\]\)\) > (\d+)/.exec(expr) ?? [];
    const named = new RegExp(`^(?:${/job_name=~"([^"]+)"/.exec(expr)?.[1] ?? ""})$`);
    const plans = Object.entries(planJobs(app.deps, importProvider(app.db)));
    for (const [name, { everySeconds }] of plans) {
      // An increase is counted from the first run in the window to the last.
      const runs = Math.floor((named.test(name) ? 4 * 3600 : 30 * 60) / everySeconds) - 1;
      expect([name, runs > Number(named.test(name) ? seldom : often)]).toEqual([name, true]);
    }
  });

  test("an answer is counted by its status, with its time", async () => {
    const countOf = async (): Promise<number> => {
      const { body } = await app.server.inject("/api/health/metrics");
      return Number(/^panna_answers_total\{status="404"\} (\d+)$/m.exec(body)?.[1] ?? 0);
    };
    const before = await countOf();
    await app.server.inject("/api/nothing");
    expect(await countOf()).toBe(before + 1);
  });
});
