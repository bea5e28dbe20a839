import { endianness } from "node:os";
import type pg from "pg";
import type { SettledTable } from "#game/tournament/settle-entries.ts";
import type { StandingRuns } from "#game/tournament/standing-runs.ts";
import { copyIn } from "#server/platform/db/binary-copy.ts";

/** Numbers in a block: two thousand of four bytes fill a page, and the database's functions count on it. */
const BLOCK = 2000;
const NUMBER_BYTES = 4;
/** Runs in a row of theirs: a reader finds one among them without reading much else. */
const RUNS = 64;
/** Added to the mark of a run whose entries share a position; below it are the tie-breaks, from one. */
const JOINT = 8;

/** Writes a table with PostgreSQL's binary COPY, packed as `table.ts` says, in the transaction of the client. */
export async function writeStandings(
  client: pg.PoolClient,
  settlementId: number,
  { entryIds, table }: { readonly entryIds: Int32Array; readonly table: SettledTable },
): Promise<void> {
  await writeBlocks(client, "standing_order (settlement_id, block, entry_ids)", {
    settlementId,
    blocks: orderBlocks(entryIds, table.order),
  });
  await writeBlocks(client, "standing_place (settlement_id, block, places)", {
    settlementId,
    blocks: placeBlocks(entryIds, table.places),
  });
  await writeRuns(client, settlementId, table.runs);
}

async function writeBlocks(
  client: pg.PoolClient,
  into: string,
  { settlementId, blocks }: { settlementId: number; blocks: ReadonlyMap<number, Uint8Array> },
): Promise<void> {
  const columns = [
    { type: "int4", every: settlementId },
    { type: "int4", values: [...blocks.keys()] },
    { type: "bytea", values: [...blocks.values()] },
  ] as const;
  await copyIn(client, into, { columns, rows: blocks.size });
}

/** The ids of the entries at each block's places. */
function orderBlocks(entryIds: Int32Array, order: Uint32Array): Map<number, Uint8Array> {
  const ids = new Int32Array(order.length);
  for (let place = 0; place < order.length; place += 1) ids[place] = entryIds[order[place] ?? 0] ?? 0;
  const bytes = bigEndian(ids);
  const blocks = new Map<number, Uint8Array>();
  for (let first = 0; first < bytes.length; first += BLOCK * NUMBER_BYTES) {
    blocks.set(blocks.size, bytes.subarray(first, first + BLOCK * NUMBER_BYTES));
  }
  return blocks;
}

/** Numbers as PostgreSQL reads them out of bytes; they are turned where they are. */
function bigEndian(numbers: Int32Array): Uint8Array {
  const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return endianness() === "LE" ? bytes.swap32() : bytes;
}

/** The places of each block's entry ids, counted from one. Entries come in about the order of their ids. */
function placeBlocks(entryIds: Int32Array, places: Uint32Array): Map<number, Uint8Array> {
  const blocks = new Map<number, Int32Array<ArrayBuffer>>();
  let first = 0;
  let numbers = new Int32Array();
  for (let entry = 0; entry < entryIds.length; entry += 1) {
    const id = entryIds[entry] ?? 0;
    if (id < first || id >= first + numbers.length) {
      const block = Math.floor(id / BLOCK);
      first = block * BLOCK;
      numbers = blocks.get(block) ?? new Int32Array(BLOCK);
      blocks.set(block, numbers);
    }
    numbers[id - first] = (places[entry] ?? 0) + 1;
  }
  return new Map([...blocks].map(([block, all]) => [block, bigEndian(all)]));
}

async function writeRuns(client: pg.PoolClient, settlementId: number, runs: StandingRuns): Promise<void> {
  const { firstPlaces, isJoint, keys, decidedBy } = runs;
  const count = keys.length;
  const blocks = Array.from({ length: Math.ceil(count / RUNS) }, (_, block) => block * RUNS);
  const columns = [
    { type: "int4", every: settlementId },
    { type: "int4", values: blocks.map((first) => firstPlaces[first] ?? 0) },
    { type: "int4", values: blocks.map((first) => (firstPlaces[Math.min(first + RUNS, count)] ?? 0) - 1) },
    { type: "int4[]", values: firstPlaces.subarray(0, count), per: RUNS },
    { type: "int4[]", values: keys, per: RUNS },
    {
      type: "int2[]",
      values: decidedBy.map((by, run) => by + 1 + (isJoint[run] === 1 ? JOINT : 0)),
      per: RUNS,
    },
  ] as const;
  const names = "settlement_id, first_place, last_place, first_places, keys, marks";
  await copyIn(client, `standing_run_block (${names})`, { columns, rows: blocks.length });
}
