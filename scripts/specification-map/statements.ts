import type { Fault } from "#scripts/fault.ts";

export const specificationPath = "docs/specification.md";

/** A heading of the specification, or one statement under it. */
export type Line =
  | { kind: "heading"; text: string }
  | { kind: "statement"; id: string; text: string; line: number };

/** What is wrong with a number such as 2.47, given the one before it and its section; null: nothing. */
function faultOfId(id: string, section: string | undefined, last: string | undefined): string | null {
  const [chapter, number] = id.split(".");
  if (chapter !== section) return `${id} is in section ${section}`;
  const expected = last?.startsWith(`${chapter}.`) ? Number(last.split(".")[1]) + 1 : 1;
  return Number(number) === expected ? null : `${id} should be ${chapter}.${expected}`;
}

/**
 * Reads the statements: `## 2. Screens` starts a section, `### Home` a part of it, `- **2.47** text` is a statement.
 * Within a section the numbers run from 1 without a gap, so duplicates and losses show.
 * @param markdown the text of `docs/specification.md`
 */
export function parseStatements(markdown: string): { lines: Line[]; faults: Fault[] } {
  const lines: Line[] = [];
  const faults: Fault[] = [];
  let section: string | undefined;
  let last: string | undefined;
  for (const [index, text] of markdown.split("\n").entries()) {
    const line = index + 1;
    const [, id, statement] = /^- \*\*(\d+\.\d+)\*\* (.+)$/.exec(text) ?? [];
    if (id !== undefined && statement !== undefined) {
      const message = faultOfId(id, section, last);
      if (message !== null) faults.push({ file: specificationPath, line, message });
      lines.push({ kind: "statement", id, text: statement, line });
      last = id;
    } else if (/^#{2,3} /.test(text)) {
      section = /^## (\d+)\./.exec(text)?.[1] ?? section;
      lines.push({ kind: "heading", text });
    } else if (section !== undefined && text !== "") {
      faults.push({
        file: specificationPath,
        line,
        message: "this line is neither a heading nor a statement",
      });
    }
  }
  if (last === undefined)
    faults.push({ file: specificationPath, line: 1, message: "there are no statements" });
  return { lines, faults };
}
