import { expect, test } from "vitest";
import { takeStatements } from "./run-prompt.ts";

test("a semicolon ends a statement, and several can be on a line", () => {
  expect(takeStatements("select 1; select\n2;\nselect 3")).toEqual({
    statements: ["select 1", "select\n2"],
    rest: "\nselect 3",
  });
});

test.each([
  ["quoted text", "select 'a;b''c;'"],
  ["a quoted name", 'select 1 as "a;b"'],
  ["a dollar-quoted body", "do $x$ begin; perform 1; end $x$"],
  ["a line comment", "select 1 -- a;b\n"],
  ["a block comment", "select /* a;b */ 1"],
])("a semicolon in %s ends nothing", (_, statement) => {
  expect(takeStatements(`${statement};`).statements).toEqual([statement.trim()]);
});

test.each(["select 'a;", 'select "a;', "do $$ a;", "select /* a;"])(
  "%s continues on the next line",
  (begun) => {
    expect(takeStatements(begun)).toEqual({ statements: [], rest: begun });
  },
);

test.each(["  \n", "-- a\n", "/* a\n b */ -- c\n"])("%j begins no statement", (text) => {
  expect(takeStatements(`select 1;${text}`)).toEqual({ statements: ["select 1"], rest: "" });
});

test("empty statements are none", () => {
  expect(takeStatements(";; ;\n").statements).toEqual([]);
});
