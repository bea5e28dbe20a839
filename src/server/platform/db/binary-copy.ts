import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { CopyColumn, CopyShape, ReadColumn } from "./copy-columns.ts";
import { decodeRows } from "./copy-decoder.ts";
import { encodeRows } from "./copy-encoder.ts";

/**
 * Writes rows out of columns with PostgreSQL's binary COPY, in the transaction of the client.
 *
 * @param into the table with its columns, as COPY names them: `standing (entry_id, points)`. An option follows a word
 *   with `freeze`, for a table that this transaction has made.
 */
export async function copyIn(
  client: pg.PoolClient,
  into: string,
  { columns, rows, freeze = false }: { columns: readonly CopyColumn[]; rows: number; freeze?: boolean },
): Promise<void> {
  const options = freeze ? "format binary, freeze" : "format binary";
  const stream = client.query(copyFrom(`copy ${into} from stdin with (${options})`));
  await pipeline(Readable.from(encodeRows(columns, rows), { objectMode: true }), stream);
}

/**
 * Reads the rows of a query as columns, with PostgreSQL's binary COPY.
 *
 * @param query without parameters, which COPY does not know; whoever writes a value into it makes sure what it is.
 * @param shapes of the query's columns, in their order.
 * @throws Error for a value that is null or not of its shape.
 */
export async function copyOut<const Shapes extends readonly CopyShape[]>(
  client: pg.PoolClient,
  query: string,
  shapes: Shapes,
): Promise<{ rows: number; columns: { [At in keyof Shapes]: ReadColumn<Shapes[At]> } }> {
  const decoder = decodeRows(shapes);
  const stream = client.query(copyTo(`copy (${query}) to stdout with (format binary)`));
  for await (const piece of stream) decoder.write(piece as Uint8Array);
  return decoder.finish();
}
