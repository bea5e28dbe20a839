/** Quoted text, quoted names, dollar-quoted text and comments, in which a semicolon ends nothing; unclosed to the end. */
const PARTS =
  /'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|(\$\w*\$)[\s\S]*?(?:\1|$(?![\s\S]))|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))|;/g;

const COMMENTS = /--[^\n]*\n|\/\*[\s\S]*?\*\//g;

/** Complete statements of SQL, and the statement begun after the last semicolon; comments alone begin none. */
export function takeStatements(text: string): {
  readonly statements: readonly string[];
  readonly rest: string;
} {
  const statements: string[] = [];
  let start = 0;
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    if (part !== ";") continue;
    const statement = text.slice(start, index).trim();
    if (statement !== "") statements.push(statement);
    start = index + 1;
  }
  const rest = text.slice(start);
  return { statements, rest: rest.replaceAll(COMMENTS, "").trim() === "" ? "" : rest };
}
