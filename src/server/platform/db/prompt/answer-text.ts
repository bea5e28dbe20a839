import type pg from "pg";

/** More rows than a person reads. */
const MOST_ROWS = 1000;
/** As PostgreSQL writes them: no value is turned into an object of JavaScript. */
const types = { getTypeParser: () => (value: unknown) => value };

export interface Told {
  readonly text: string;
  readonly isRefused: boolean;
}

/** Asks the database, and tells its answer or its refusal as text. */
export async function answerText(client: pg.Client, statement: string): Promise<Told> {
  try {
    return { text: await resultText(client, statement), isRefused: false };
  } catch (error) {
    const { message, detail, hint } = error as pg.DatabaseError;
    const lines = [`ERROR:  ${message}`, detail, hint].filter((line) => line !== undefined);
    return { text: lines.map((line) => `${line}\n`).join(""), isRefused: true };
  }
}

async function resultText(client: pg.Client, statement: string): Promise<string> {
  const result = await client.query<(string | null)[]>({ text: statement, rowMode: "array", types });
  // Comments alone.
  if (result.command === null) return "";
  if (result.fields.length === 0) return `${result.command} ${result.rowCount ?? ""}`.trimEnd().concat("\n");
  const shown = result.rows.slice(0, MOST_ROWS);
  const more = result.rows.length > shown.length ? `, the first ${MOST_ROWS} shown` : "";
  const names = result.fields.map(({ name }) => name);
  return `${tableText(names, shown)}(${result.rows.length} rows${more})\n`;
}

/** Columns under their names, as wide as their widest value. */
function tableText(names: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const cells = rows.map((row) => row.map((value) => value ?? ""));
  const widths = names.map((name, column) =>
    cells.reduce((widest, row) => Math.max(widest, (row[column] ?? "").length), name.length),
  );
  const lineOf = (values: readonly string[]): string =>
    values
      .map((value, column) => value.padEnd(widths[column] ?? 0))
      .join(" | ")
      .trimEnd();
  const rule = widths.map((width) => "-".repeat(width)).join("-+-");
  return [lineOf(names), rule, ...cells.map(lineOf)].map((line) => `${line}\n`).join("");
}
