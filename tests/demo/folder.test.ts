import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DemoFolder } from "#scripts/demo/folder.ts";
import { nearestSaturday, type Plan } from "#scripts/demo/plan.ts";
import { demoEnvironment, readDemo } from "#scripts/demo/settings.ts";
import { readWhereabouts } from "#server/config.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";

const PLAN: Plan = { seed: "some", managers: 3, matches: 2, at: 1 };

describe("the folder of a demo", () => {
  let folder: string;

  beforeEach(() => void (folder = makeDataFolder("demo-folder")));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("an installation's folder is refused and left as it is", () => {
    writeFileSync(join(folder, "secret"), "of somebody");
    expect(() => new DemoFolder(folder)).toThrow(OperatorError);
    expect(readdirSync(folder)).toEqual(["secret"]);
  });

  test.each(["", " ", "\r"])("that folder is refused with %j behind its name too", (behind) => {
    const installation = join(folder, "real");
    mkdirSync(installation);
    writeFileSync(join(installation, "secret"), "of somebody");
    expect(() => readDemo({ DATA_DIR: `${installation}${behind}` })).toThrow(OperatorError);
    expect(readdirSync(folder)).toEqual(["real"]);
  });

  test("the server gets the folder that was looked at, with nothing of an installation's settings", () => {
    const installation = { DATABASE_URL: "postgres://panna@db/panna", SECRET: "s".repeat(32), IMAGES: "s3" };
    const { env } = readDemo({ ...installation, DATA_DIR: ` ${folder}\t`, PORT: "4000" });
    expect(env).toEqual({
      DATA_DIR: folder,
      PORT: "4000",
      LOG_LEVEL: "warn",
      PANNA_CLOCK_SPEED: "60",
      FOOTBALL_PROVIDER: "simulated",
    });
    expect(readWhereabouts(env)).toEqual({ dataDir: folder, databaseUrl: null });
  });

  test("a blank DATA_DIR is no folder's name: the demo stays in its own", () => {
    expect(demoEnvironment({ DATA_DIR: " " })["DATA_DIR"]).toBe("./data/demo");
  });

  test("a world is there once it is whole", () => {
    const demo = new DemoFolder(folder);
    expect(demo.madePlan()).toBeNull();
    demo.begin(PLAN);
    expect(new DemoFolder(folder).madePlan()).toBeNull();
    demo.finish(PLAN);
    expect(new DemoFolder(folder).madePlan()).toEqual(PLAN);
  });

  test("photos of the world before are gone when another is begun", () => {
    const demo = new DemoFolder(folder);
    demo.finish(PLAN);
    mkdirSync(join(folder, "files/photos"), { recursive: true });
    demo.begin(PLAN);
    expect(readdirSync(folder)).toEqual(["demo.json"]);
  });
});

describe("the Saturday of the demo", () => {
  test.each([
    ["in a season", "2026-11-23T00:00:00Z", "2026-11-21T11:30:00.000Z"],
    ["early in a month", "2026-12-02T00:00:00Z", "2026-11-28T11:30:00.000Z"],
    ["in summer", "2026-07-01T00:00:00Z", "2026-04-25T11:30:00.000Z"],
    ["early in a season", "2026-08-20T00:00:00Z", "2026-09-26T11:30:00.000Z"],
  ])("%s it is a full one, well into its month and season", (_when, now, expected) => {
    expect(new Date(nearestSaturday(Date.parse(now))).toISOString()).toBe(expected);
  });
});
