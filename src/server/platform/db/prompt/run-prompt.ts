import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import pg from "pg";
import { readWhereabouts } from "#server/config.ts";
import { OperatorError, textForOperator } from "#server/platform/operator-error.ts";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { answerText } from "./answer-text.ts";

const GREETING = "The database of Panna. End a statement with ; and leave with Ctrl+D or \\q.\n";

/**
 * `npm run psql`: PostgreSQL's own client on Panna's database if the machine has it, else a small prompt. Works while
 * Panna runs and while it is stopped, also with `DATABASE_URL`.
 *
 * @returns the exit code: psql's own, or 0, or 1 without a database or if a piped statement failed
 */
export async function runPrompt(env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const { dataDir, databaseUrl } = readWhereabouts(env);
    if (databaseUrl !== null) return await openPrompt({ connectionString: databaseUrl }, env);
    const embedded = await attachEmbeddedPostgres(dataDir);
    // Ctrl+C is for the client; the database is released after it.
    process.on("SIGINT", () => undefined);
    try {
      return await openPrompt(embedded.connection, env);
    } finally {
      await embedded.release();
    }
  } catch (error) {
    process.stderr.write(`${textForOperator(error)}\n`);
    return 1;
  }
}

async function openPrompt(connection: pg.PoolConfig, env: NodeJS.ProcessEnv): Promise<number> {
  const code = await runClient(connection, env);
  return code ?? (await promptHere(connection));
}

/** @returns the exit code of psql; null where it isn't installed */
async function runClient(connection: pg.PoolConfig, env: NodeJS.ProcessEnv): Promise<number | null> {
  const { args, password } = clientCall(connection);
  const withPassword = password === null ? env : { ...env, PGPASSWORD: password };
  const client = spawn("psql", args, { stdio: "inherit", env: withPassword });
  try {
    await once(client, "spawn");
  } catch {
    return null;
  }
  const [code] = (await once(client, "exit")) as [number | null];
  return code ?? 1;
}

/** The password isn't among the arguments: everybody on the machine can read those. */
function clientCall({ connectionString, host, user, database }: pg.PoolConfig) {
  if (connectionString === undefined) {
    return { args: ["-h", String(host), "-U", String(user), "-d", String(database)], password: null };
  }
  const address = new URL(connectionString);
  const password = address.password === "" ? null : decodeURIComponent(address.password);
  address.password = "";
  return { args: [address.href], password };
}

/**
 * Reads statements from standard input and prints their answers, until it ends. Like psql it runs a last piped statement
 * without a semicolon; at a terminal, that is one that somebody gave up.
 *
 * @returns the exit code: 1 if a piped statement failed
 */
async function promptHere(connection: pg.PoolConfig): Promise<number> {
  const client = new pg.Client({ ...connection, application_name: "panna-psql" });
  client.on("error", (error) => process.stderr.write(`${error.message}\n`));
  await client.connect().catch((error: unknown) => {
    throw new OperatorError(`The address in DATABASE_URL cannot be reached: ${(error as Error).message}`);
  });
  const isTerminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal });
  const ask = (isBegun: boolean): void => {
    lines.setPrompt(isBegun ? "    -> " : "panna=> ");
    if (isTerminal) lines.prompt();
  };
  if (isTerminal) process.stdout.write(GREETING);
  ask(false);
  let rest = "";
  let hasFailed = false;
  const run = async (statement: string): Promise<void> => {
    const { text, isRefused } = await answerText(client, statement);
    process.stdout.write(text);
    hasFailed ||= isRefused;
  };
  for await (const line of lines) {
    if (rest === "" && line.trim() === "\\q") break;
    const taken = takeStatements(`${rest}${line}\n`);
    for (const statement of taken.statements) await run(statement);
    rest = taken.rest;
    ask(rest !== "");
  }
  lines.close();
  if (rest !== "" && isTerminal) process.stdout.write("\nThe last statement has no ; and did not run.\n");
  else if (rest !== "") await run(rest);
  await client.end();
  return hasFailed && !isTerminal ? 1 : 0;
}

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
