/** Makes, uses and stops the embedded database of DATA_DIR as the current user, and prints that user. */
import pg from "pg";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";

const attached = await attachEmbeddedPostgres(process.env["DATA_DIR"] ?? "");
const client = new pg.Client(attached.connection);
await client.connect();
const { rows } = await client.query<{ answer: number }>("select 6 * 7 as answer");
await client.end();
await attached.release();
console.log(`used by ${process.getuid?.()}: ${rows[0]?.answer}`);
