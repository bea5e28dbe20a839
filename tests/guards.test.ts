/** Each guard must fail on a file with a violation, and pass on the same file without it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lintPlants } from "#tests/guards/lint-plants.ts";
import {
  compileRooms,
  deadCodeConfigurations,
  findDeadCode,
  lintRooms,
  makeOverlay,
  removeOverlay,
  roomConfigurations,
  rooms,
} from "#tests/guards/overlay.ts";
import { filesOfPlant, sourcesOf } from "#tests/guards/plant.ts";
import { roomSources, typePlants } from "#tests/guards/type-plants.ts";

const overlays: string[] = [];

function overlayOf(configurations: string[], files: Record<string, string>): string {
  const folder = makeOverlay(configurations, files);
  overlays.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of overlays) removeOverlay(folder);
});

describe("types per room", () => {
  let errors: Map<string, string[]>;
  beforeAll(() => {
    errors = compileRooms(overlayOf(roomConfigurations, { ...roomSources(rooms), ...sourcesOf(typePlants) }));
  });

  test.each(typePlants.map((plant, number) => ({ plant, number })))(
    "refuse $plant.name, and pass the same file without it",
    ({ plant, number }) => {
      const files = filesOfPlant(plant, number);
      expect(errors.get(files.planted)).toEqual([plant.code]);
      expect(errors.get(files.clean)).toBeUndefined();
    },
  );
});

describe("the linter", () => {
  const plants = Object.values(lintPlants).flat();
  let findings: Map<string, string[]>;
  beforeAll(() => {
    findings = lintRooms(overlayOf(roomConfigurations, { ...roomSources(rooms), ...sourcesOf(plants) }));
  });

  describe.each(Object.entries(lintPlants))("%s", (_, ofRule) => {
    test.each(ofRule)("refuse $name, and pass the same file without it", (plant) => {
      const files = filesOfPlant(plant, plants.indexOf(plant));
      expect(findings.get(files.planted)).toContain(plant.code);
      expect(findings.get(files.clean)).toBeUndefined();
    });
  });
});

describe("the search for dead code", () => {
  const manifest = {
    name: "planted",
    type: "module",
    imports: { "#game/*": "./src/game/*" },
    scripts: { build: "vite build", start: "node src/server/main.ts" },
    devDependencies: { vite: "*" },
  };
  const clean = {
    "package.json": JSON.stringify({ ...manifest, dependencies: { fastify: "*" } }),
    "index.html": '<script type="module" src="/src/web/main.tsx"></script>\n',
    "src/server/main.ts":
      'import fastify from "fastify";\nimport { goal } from "#game/points.ts";\nfastify().log.info(goal);\n',
    "src/web/main.tsx": 'import { goal } from "#game/points.ts";\ndocument.title = String(goal);\n',
    "src/game/points.ts": "export const goal = 4;\n",
  };

  test("passes a project in which everything is used", () => {
    expect(findDeadCode(overlayOf(deadCodeConfigurations, clean))).toEqual([]);
  });

  test("finds an unused file, an unused export, an unused dependency and one that is not declared", () => {
    const planted = {
      ...clean,
      "package.json": JSON.stringify({ ...manifest, dependencies: { fastify: "*", sharp: "*" } }),
      "src/server/main.ts": `import "pino";\n${clean["src/server/main.ts"]}`,
      "src/game/points.ts": "export const goal = 4;\nexport const assist = 3;\n",
      "src/game/unused.ts": "export const unused = 1;\n",
    };
    expect(findDeadCode(overlayOf(deadCodeConfigurations, planted))).toEqual([
      "dependencies package.json sharp",
      "exports src/game/points.ts assist",
      "files src/game/unused.ts src/game/unused.ts",
      "unlisted src/server/main.ts pino",
    ]);
  });
});
