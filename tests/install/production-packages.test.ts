import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repository } from "#tests/support/panna-process.ts";
import { packageImports } from "./package-imports.ts";

const { dependencies, scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
};

/** What runs on the server: all rooms except the browser's, and the scripts npm runs there. */
const served = [
  ...globSync("src/**/*.ts", { cwd: repository, exclude: ["src/web/**", "**/*.test.ts"] }),
  ...["prepare", "demo"].map((name) => scripts[name]?.split(" ").at(-1) ?? ""),
];

/** `file:line package` for packages that only dev dependencies provide, or none. */
function lacking(file: string, text: string): string[] {
  return packageImports(file, text)
    .filter(({ name }) => dependencies[name] === undefined)
    .map(({ name, line }) => `${file}:${line} ${name}`);
}

describe("an installation without dev packages", () => {
  test("has every package that the server asks for, at its start or later", () => {
    expect(served.length).toBeGreaterThan(400);
    expect(served.flatMap((file) => lacking(file, readFileSync(join(repository, file), "utf8")))).toEqual([]);
  });

  test("has every program that its commands start", () => {
    for (const name of ["start", "import", "admin", "backup", "restore", "demo", "prepare"]) {
      const [program = "", file = ""] = scripts[name]?.split(" ") ?? [];
      expect([name, program, existsSync(join(repository, file))]).toEqual([name, "node", true]);
      expect(dependencies).toHaveProperty(program);
    }
  });

  test.each([
    ['import { build } from "vite";', "vite"],
    ['import "tailwindcss/index.css";', "tailwindcss"],
    ['export { test } from "@playwright/test";', "@playwright/test"],
    ['const { parse } = await import("fast-check");', "fast-check"],
    [
      'const at = import.meta.resolve("@fontsource-variable/figtree/index.css");',
      "@fontsource-variable/figtree",
    ],
    ['import { nothing } from "not-installed";', "not-installed"],
  ])("would lack what asks for a dev package: %s", (line, name) => {
    expect(lacking("src/server/planted.ts", `const before = 1;\n${line}\n`)).toEqual([
      `src/server/planted.ts:2 ${name}`,
    ]);
  });

  test("needs no package for types alone, for Node's own modules and for our own", () => {
    const text = `
      import type { UserConfig } from "vite";
      import { join } from "node:path";
      import pg from "pg";
      import "#server/platform/load-quickly.ts";
      export type { Plugin } from "vite";
      const { start } = await import("./start.ts");
      const { words } = await import(\`#words/\${language}/all.ts\`);`;
    expect(lacking("src/server/planted.ts", text)).toEqual([]);
  });

  test("is not asked for what nobody can read off the sources", () => {
    expect(() => packageImports("src/server/planted.ts", "await import(name);")).toThrow("imports name");
  });
});
