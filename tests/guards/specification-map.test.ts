import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { faultsOfCommitted, makeMap } from "#scripts/specification-map/map.ts";

const specification = [
  "# Specification",
  "",
  "## 1. Points",
  "",
  "- **1.1** A goal counts,",
  "- **1.2** a|b.",
];
const points = [
  "// shows: 1.1",
  'describe("points", () => {',
  "  // shows: 1.2",
  "  // It has a reason.",
  '  test("are whole", () => {});',
  "});",
];

function mapOf(
  statements: string[],
  tests: string[],
  path = "src/game/points.test.ts",
): ReturnType<typeof makeMap> {
  return makeMap(statements.join("\n"), [{ path, text: tests.join("\n") }]);
}

function faultsOf(statements: string[], tests: string[], path?: string): string[] {
  return mapOf(statements, tests, path).faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe("the specification map", () => {
  // shows: 0.2
  test("is up to date, and has a test for every statement of the specification", () => {
    const script = resolve(import.meta.dirname, "../../scripts/specification-map/main.ts");
    const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(status).toBe(0);
  });
});

describe("a statement that a proof shows", () => {
  test.each([
    ["needs a test of the test command too", "tests/points.proof.test.ts", 2],
    ["is shown by a test of the test command", "tests/points.test.ts", 0],
  ])("%s", (_, file, faults) => {
    expect(faultsOf(specification, ["// shows: 1.1, 1.2", 'test("adds up", () => {});'], file)).toHaveLength(
      faults,
    );
  });
});

describe("a statement that a journey shows", () => {
  const journey = (title: string, details = "") => [
    "// shows: 1.1, 1.2",
    `test.describe("a manager"${details}, () => {`,
    `  test("${title}", async () => {});`,
    "});",
  ];
  const path = "tests/journeys/points.journey.ts";

  test.each([
    ["in its title", ["// shows: 1.1, 1.2", 'test("reads points @short", async () => {});']],
    ["in its details", journey("reads points", ', { tag: ["@touch", "@short"] }')],
  ])("is shown in the test command if the journey is tagged short %s", (_, tests) => {
    expect(faultsOf(specification, tests, path)).toEqual([]);
  });

  test("needs another test where the journey isn't short", () => {
    expect(faultsOf(specification, journey("reads points"), path)).toEqual([
      "docs/specification.md:5 only tests outside the test command show 1.1",
      "docs/specification.md:6 only tests outside the test command show 1.2",
    ]);
  });
});

describe("making the map", () => {
  test("writes each statement with the tests that are marked for it", () => {
    const { text, faults } = mapOf(specification, points);
    expect(faults).toEqual([]);
    expect(text.slice(text.indexOf("## 1."))).toBe(
      [
        "## 1. Points",
        "",
        "| | statement | shown by |",
        "|---|---|---|",
        "| 1.1 | A goal counts, | `src/game/points.test.ts` › points |",
        String.raw`| 1.2 | a\|b. | ${"`src/game/points.test.ts`"} › points › are whole |`,
        "",
      ].join("\n"),
    );
  });

  test.each([
    ['test.each([[1], [2]])("each of %s", () => {});', "each of %s"],
    ["test(`is ${most} at most`, () => {});", "is ${most} at most"],
    ["test('it\\'s escaped', () => {});", "it's escaped"],
    ['test.describe("a screen", () => {});', "a screen"],
    ['for (const one of all) {\n  // shows: 1.2\n  test("of one", () => {});\n}', "of one"],
  ])("understands a test written as %s", (written, title) => {
    const marked = written.startsWith("for") ? [written] : ["// shows: 1.2", written];
    const { text, faults } = mapOf(specification, ["// shows: 1.1", 'test("first", () => {});', ...marked]);
    expect(faults).toEqual([]);
    expect(text).toContain(`| 1.2 | a\\|b. | \`src/game/points.test.ts\` › ${title} |`);
  });

  test("puts the tests of one statement in the order of their files, and names each once", () => {
    const text = '// shows: 1.1, 1.2\n// shows: 1.1\ntest("is shown", () => {});';
    const paths = ["tests/journeys/points.journey.ts", "tests/points.test.ts", "src/points.test.ts"];
    const map = makeMap(
      specification.join("\n"),
      paths.map((path) => ({ path, text })),
    );
    const shown = paths.toReversed().map((path) => `\`${path}\` › is shown`);
    expect(map.text).toContain(`| 1.1 | A goal counts, | ${[shown[0], shown[2], shown[1]].join("<br>")} |`);
  });

  test("refuses a statement without a test", () => {
    const without = points.filter((line) => !line.includes("1.2"));
    expect(faultsOf(specification, without)).toEqual(["docs/specification.md:6 no test shows 1.2"]);
  });

  test("refuses a mark that names an unknown statement", () => {
    expect(faultsOf(specification, [...points, "// shows: 1.3", 'test("more", () => {});'])).toEqual([
      "src/game/points.test.ts:7 there is no statement 1.3",
    ]);
  });

  test.each([
    ["nothing", []],
    ["another statement", ["const most = 4;"]],
    ["a test without a title", ["test(title, () => {});"]],
    ["a hook", ["test.beforeEach(() => {});"]],
  ])("refuses a mark above %s", (_, below) => {
    expect(faultsOf(specification, [...points, "// shows: 1.1", ...below])).toEqual([
      "src/game/points.test.ts:7 no test with a title follows this mark",
    ]);
  });

  test.each([
    ['// shows: 1.1\ntest.skip("off", () => {});'],
    ['// shows: 1.1\ntest.fixme("off", () => {});'],
    ['describe.skip("all", () => {\n// shows: 1.1\ntest("off", () => {});\n});'],
  ])("refuses a mark above a test that is switched off: %j", (source) => {
    const line = 6 + source.slice(0, source.indexOf("//")).split("\n").length;
    expect(faultsOf(specification, [...points, source])).toEqual([
      `src/game/points.test.ts:${line} the test that follows this mark is switched off`,
    ]);
  });

  test.each([
    "// shows 1.1",
    "//shows: 1.1",
    "// Shows: 1.1",
    "// shows: 1.1-1.2",
    "// shows: 1.1.",
    "/* shows: 1.1 */",
  ])("refuses a mark of another form: %s", (mark) => {
    expect(faultsOf(specification, [...points, mark, 'test("more", () => {});'])).toEqual([
      'src/game/points.test.ts:7 a mark has the form "// shows: 2.47, 5.5"',
    ]);
  });

  test.each([
    "src/game/points.ts",
    "tests/support/points.ts",
    "tests/points.spec.ts",
    "bench/points.test.ts",
  ])("refuses a mark where no test runner looks: %s", (path) => {
    expect(faultsOf(specification, points, path)).toContain(
      `${path}:1 a mark in a file that no test runner reads`,
    );
  });

  test("takes the word in an ordinary comment or a text for no mark", () => {
    const others = ["// shows the whole", "// what it shows: 9.9", 'const text = "// shows: 9.9";'];
    expect(faultsOf(specification, [...points, ...others])).toEqual([]);
  });
});

describe("the statements", () => {
  test.each([
    ["a number that is there twice", "- **1.1** Again.", "1.1 should be 1.3"],
    ["a number that leaves one out", "- **1.4** More.", "1.4 should be 1.3"],
    ["a number of another section", "- **2.1** More.", "2.1 is in section 1"],
    ["a line that is no statement", "1.3 More.", "this line is neither a heading nor a statement"],
  ])("refuse %s", (_, line, message) => {
    expect(faultsOf([...specification, line], points)).toContain(`docs/specification.md:7 ${message}`);
  });

  test("refuse an empty document", () => {
    expect(faultsOf(["# Specification"], [])).toEqual(["docs/specification.md:1 there are no statements"]);
  });
});

describe("the committed map", () => {
  test("passes when it is what the marks make", () => {
    const { text } = mapOf(specification, points);
    expect(faultsOfCommitted(text, text)).toEqual([]);
  });

  test("is refused at the first line that differs", () => {
    const { text } = mapOf(specification, points);
    const message = "out of date, run `npm run map`";
    const first = text.split("\n").findIndex((line) => line.startsWith("| 1.1"));
    expect(faultsOfCommitted(text.replace("A goal", "Any goal"), text)).toEqual([
      { file: "docs/specification-map.md", line: first + 1, message },
    ]);
    expect(faultsOfCommitted("", text)).toEqual([{ file: "docs/specification-map.md", line: 1, message }]);
    expect(faultsOfCommitted(text.trimEnd(), text)).toHaveLength(1);
  });
});
