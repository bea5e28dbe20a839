import { parseSync, Visitor, type ESTree, type ParseResult } from "vite";
import type { Fault } from "#scripts/fault.ts";

/**
 * A test that claims to show some statements. `titles` are those of its describes and its own. A journey that isn't short,
 * and a test in a file called `….proof.test.ts`, runs in a proof and not in the test command.
 */
export type MarkedTest = { file: string; line: number; titles: string[]; ids: string[]; isProof: boolean };

type TestCall = {
  node: ESTree.CallExpression;
  titles: (string | null)[];
  switchedOff: boolean;
  isShort: boolean;
};
/** `below` is the offset where the code under the mark starts. */
type Mark = { line: number; text: string; below: number };

/** The files vitest runs (`vitest.config.ts`) and those Playwright runs (`playwright.config.ts`). */
const testFile = /^(?:src|tests)\/.*\.test\.ts$|^tests\/journeys\/.*\.journey\.ts$/;
/** Loose, so a mark with a typo is a fault and not an ordinary comment. */
const markComment = /^[\s*]*shows\s*[:\d]/i;
const idList = /^ shows: \d+\.\d+(?:, \d+\.\d+)*$/;
const off = new Set(["skip", "todo", "fixme", "fails"]);

/** The names in `test.describe.skip(…)` or `test.each([…])(…)`: `["test", "describe", "skip"]`, `["test", "each"]`. */
function namesOf(callee: ESTree.Expression): string[] {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "CallExpression") return namesOf(callee.callee);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
  return [...namesOf(callee.object), callee.property.name];
}

/** The title as in the source, with `%s` and `${…}` unchanged; `null` if the call has none. */
function titleOf(call: ESTree.CallExpression, source: string): string | null {
  const [first] = call.arguments;
  if (first?.type === "Literal" && typeof first.value === "string") return first.value;
  return first?.type === "TemplateLiteral" ? source.slice(first.start + 1, first.end - 1) : null;
}

/** Whether a test or a describe is tagged `@short`, in its title or in its details. */
function isTaggedShort({ arguments: [title, details] }: ESTree.CallExpression, source: string): boolean {
  const end = details?.type === "ObjectExpression" ? details.end : title?.end;
  return title !== undefined && source.slice(title.start, end).includes("@short");
}

/** All calls of `test…(…)` and `describe…(…)` in a file, each with the describes around it. */
function testCallsOf(program: ESTree.Program, source: string): TestCall[] {
  const calls: TestCall[] = [];
  const open: TestCall[] = [];
  new Visitor({
    CallExpression(node) {
      const names = namesOf(node.callee);
      if (names[0] !== "test" && names[0] !== "describe") return;
      const around = open.at(-1);
      const call = {
        node,
        titles: [...(around?.titles ?? []), titleOf(node, source)],
        switchedOff: around?.switchedOff === true || names.some((name) => off.has(name)),
        isShort: around?.isShort === true || isTaggedShort(node, source),
      };
      calls.push(call);
      open.push(call);
    },
    "CallExpression:exit"(node) {
      if (open.at(-1)?.node === node) open.pop();
    },
  }).visit(program);
  return calls;
}

/** A file's marks, each with the offset of the code below, skipping comments and blank lines. */
function marksOf(comments: ParseResult["comments"], source: string): Mark[] {
  const withoutComments = comments.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    source,
  );
  return comments
    .filter(({ value }) => markComment.test(value))
    .map(({ type, value, start, end }) => ({
      line: source.slice(0, start).split("\n").length,
      text: type === "Line" ? value : `*${value}`,
      below: end + withoutComments.slice(end).search(/\S|$/),
    }));
}

function faultOfMark(file: string, mark: Mark, below: TestCall | undefined): string | null {
  if (!testFile.test(file)) return "a mark in a file that no test runner reads";
  if (!idList.test(mark.text)) return 'a mark has the form "// shows: 2.47, 5.5"';
  if (below === undefined || below.titles.at(-1) === null) return "no test with a title follows this mark";
  return below.switchedOff ? "the test that follows this mark is switched off" : null;
}

/**
 * Reads the marks of one file: a comment `// shows: 2.47, 5.5` directly above a `test(…)` or `describe(…)`. Several marks
 * above one test add up.
 * @param file its path from the repository root
 * @param source its text
 * @returns the marked tests, in the order of the file, and the marks that are wrong
 */
export function readMarks(file: string, source: string): { tests: MarkedTest[]; faults: Fault[] } {
  if (!/shows/i.test(source)) return { tests: [], faults: [] };
  const { program, comments } = parseSync(file, source);
  const marks = marksOf(comments, source);
  const calls = marks.length === 0 ? [] : testCallsOf(program, source);
  const tests: MarkedTest[] = [];
  const faults: Fault[] = [];
  for (const mark of marks) {
    const { line, text } = mark;
    const below = calls.find(({ node }) => node.start === mark.below);
    const message = faultOfMark(file, mark, below);
    if (message !== null) faults.push({ file, line, message });
    else {
      const titles = below?.titles.filter((title) => title !== null) ?? [];
      const isLongJourney = file.endsWith(".journey.ts") && below?.isShort !== true;
      const isProof = isLongJourney || file.endsWith(".proof.test.ts");
      tests.push({ file, line, titles, ids: text.replace(" shows: ", "").split(", "), isProof });
    }
  }
  return { tests, faults };
}
