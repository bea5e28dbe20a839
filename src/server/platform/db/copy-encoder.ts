import { type CopyColumn, type Numbers, POSTGRES_EPOCH_MS, type TextColumn } from "./copy-columns.ts";

/** The signature, no flags and no extension: how PostgreSQL's binary COPY begins. */
const HEADER = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const TRAILER = Buffer.from([0xff, 0xff]);
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;
/** Rows encoded at a time: some hundred kilobytes, also where a row holds a page of bytes. */
const CHUNK_ROWS = 8192;
const CHUNK_PAGES = 64;
const WORD = 2 ** 32;
/** Of an array with one dimension: dimensions, flags, type of its elements, length, lower bound. */
const ARRAY_HEADER_BYTES = 20;
/** What arrays are made of: the number that PostgreSQL has for the type, and the bytes of a value. */
const elements = {
  "bool[]": { type: 16, bytes: 1 },
  "int2[]": { type: 21, bytes: 2 },
  "int4[]": { type: 23, bytes: 4 },
} as const;

/** The rows of a chunk: which they are, and how far each of them has been written. */
interface Chunk {
  readonly view: DataView;
  readonly bytes: Uint8Array;
  readonly first: number;
  readonly count: number;
  readonly cursors: Uint32Array;
}

/**
 * Rows in PostgreSQL's binary COPY format, in chunks. A chunk is written column by column: each is a loop over one array,
 * which takes a tenth of the time of a call for each field.
 */
export function* encodeRows(columns: readonly CopyColumn[], rows: number): Generator<Uint8Array> {
  yield HEADER;
  const step = columns.some(({ type }) => type === "bytea") ? CHUNK_PAGES : CHUNK_ROWS;
  const cursors = new Uint32Array(step);
  for (let first = 0; first < rows; first += step) {
    yield encodeChunk(columns, { first, count: Math.min(step, rows - first), cursors });
  }
  yield TRAILER;
}

function encodeChunk(
  columns: readonly CopyColumn[],
  of: Pick<Chunk, "first" | "count" | "cursors">,
): Uint8Array {
  const { first, count, cursors } = of;
  cursors.fill(2 + LENGTH_BYTES * columns.length, 0, count);
  for (const column of columns) addSizes(column, of);
  let size = 0;
  for (let row = 0; row < count; row += 1) {
    const start = size;
    size += cursors[row] ?? 0;
    cursors[row] = start;
  }
  const bytes = Buffer.allocUnsafeSlow(size);
  const view = new DataView(bytes.buffer, bytes.byteOffset, size);
  for (let row = 0; row < count; row += 1) {
    const at = cursors[row] ?? 0;
    view.setInt16(at, columns.length);
    cursors[row] = at + 2;
  }
  for (const column of columns) writeColumn(column, { view, bytes, first, count, cursors });
  return bytes;
}

/** Adds what the values of a column take to the sizes of the rows. */
function addSizes(column: CopyColumn, of: Pick<Chunk, "first" | "count" | "cursors">): void {
  const { first, count, cursors } = of;
  const fixed = fixedSize(column);
  const nullAs = "nullAs" in column ? column.nullAs : undefined;
  for (let row = 0; row < count; row += 1) {
    let size = fixed;
    if (column.type === "text") size = textSize(column.values, first + row);
    else if ("per" in column) size = arraySize(column, first + row);
    else if (column.type === "bytea") size = column.values[first + row]?.length ?? 0;
    else if (nullAs !== undefined && "values" in column && column.values[first + row] === nullAs) size = 0;
    cursors[row] = (cursors[row] ?? 0) + size;
  }
}

function fixedSize({ type }: CopyColumn): number {
  if (type === "int2") return 2;
  if (type === "int4") return 4;
  return type === "timestamptz" ? 8 : 0;
}

function textSize({ ends }: TextColumn, row: number): number {
  return (ends[row] ?? 0) - (row === 0 ? 0 : (ends[row - 1] ?? 0));
}

type ArrayColumn = Extract<CopyColumn, { per: number }>;

function lengthOf({ values, per }: ArrayColumn, row: number): number {
  return Math.max(0, Math.min(per, values.length - row * per));
}

function arraySize(column: ArrayColumn, row: number): number {
  return ARRAY_HEADER_BYTES + lengthOf(column, row) * (LENGTH_BYTES + elements[column.type].bytes);
}

function writeColumn(column: CopyColumn, chunk: Chunk): void {
  if (column.type === "text") writeTexts(column.values, chunk);
  else if (column.type === "bytea") writeBytes(column.values, chunk);
  else if ("per" in column) writeArrays(column, chunk);
  else if (column.type === "timestamptz") writeInstants(column.values, chunk);
  else if ("every" in column) writeEvery(column.every, chunk);
  else if (column.nullAs !== undefined) writeNullable(column, column.nullAs, chunk);
  else if (column.type === "int4") writeInt4s(column.values, chunk);
  else writeInt2s(column.values, chunk);
}

function writeInt4s(values: Numbers, { view, first, count, cursors }: Chunk): void {
  for (let row = 0; row < count; row += 1) {
    const at = cursors[row] ?? 0;
    view.setInt32(at, 4);
    view.setInt32(at + LENGTH_BYTES, values[first + row] ?? 0);
    cursors[row] = at + LENGTH_BYTES + 4;
  }
}

function writeInt2s(values: Numbers, { view, first, count, cursors }: Chunk): void {
  for (let row = 0; row < count; row += 1) {
    const at = cursors[row] ?? 0;
    view.setInt32(at, 2);
    view.setInt16(at + LENGTH_BYTES, values[first + row] ?? 0);
    cursors[row] = at + LENGTH_BYTES + 2;
  }
}

function writeEvery(value: number, { view, count, cursors }: Chunk): void {
  for (let row = 0; row < count; row += 1) {
    const at = cursors[row] ?? 0;
    view.setInt32(at, 4);
    view.setInt32(at + LENGTH_BYTES, value);
    cursors[row] = at + LENGTH_BYTES + 4;
  }
}

function writeNullable(
  { type, values }: Extract<CopyColumn, { nullAs?: number }>,
  nullAs: number,
  { view, first, count, cursors }: Chunk,
): void {
  const size = type === "int4" ? 4 : 2;
  for (let row = 0; row < count; row += 1) {
    const at = cursors[row] ?? 0;
    const value = values[first + row] ?? 0;
    const isNull = value === nullAs;
    view.setInt32(at, isNull ? NULL_LENGTH : size);
    if (!isNull && size === 4) view.setInt32(at + LENGTH_BYTES, value);
    if (!isNull && size === 2) view.setInt16(at + LENGTH_BYTES, value);
    cursors[row] = at + LENGTH_BYTES + (isNull ? 0 : size);
  }
}

/** A whole number of microseconds passes 32 bits, so it is written as two words. */
function writeInstants(values: Numbers, { view, first, count, cursors }: Chunk): void {
  for (let row = 0; row < count; row += 1) {
    const at = cursors[row] ?? 0;
    const microseconds = ((values[first + row] ?? 0) - POSTGRES_EPOCH_MS) * 1000;
    const high = Math.floor(microseconds / WORD);
    view.setInt32(at, 8);
    view.setInt32(at + LENGTH_BYTES, high);
    view.setUint32(at + LENGTH_BYTES + 4, microseconds - high * WORD);
    cursors[row] = at + LENGTH_BYTES + 8;
  }
}

function writeTexts(values: TextColumn, { view, bytes, first, count, cursors }: Chunk): void {
  for (let row = 0; row < count; row += 1) {
    const at = cursors[row] ?? 0;
    const size = textSize(values, first + row);
    const end = values.ends[first + row] ?? 0;
    view.setInt32(at, size);
    // Shorter than the call that copies them.
    for (let byte = 0; byte < size; byte += 1) {
      bytes[at + LENGTH_BYTES + byte] = values.bytes[end - size + byte] ?? 0;
    }
    cursors[row] = at + LENGTH_BYTES + size;
  }
}

function writeBytes(values: readonly Uint8Array[], { view, bytes, first, count, cursors }: Chunk): void {
  for (let row = 0; row < count; row += 1) {
    const at = cursors[row] ?? 0;
    const value = values[first + row] ?? new Uint8Array();
    view.setInt32(at, value.length);
    bytes.set(value, at + LENGTH_BYTES);
    cursors[row] = at + LENGTH_BYTES + value.length;
  }
}

function writeArrays(column: ArrayColumn, { view, first, count, cursors }: Chunk): void {
  const { type, bytes } = elements[column.type];
  for (let row = 0; row < count; row += 1) {
    const at = cursors[row] ?? 0;
    const length = lengthOf(column, first + row);
    view.setInt32(at, arraySize(column, first + row));
    const header = [1, 0, type, length, 1];
    for (const [word, value] of header.entries()) view.setInt32(at + LENGTH_BYTES * (1 + word), value);
    let element = at + LENGTH_BYTES + ARRAY_HEADER_BYTES;
    const start = (first + row) * column.per;
    for (let index = start; index < start + length; index += 1) {
      const value = column.values[index] ?? 0;
      view.setInt32(element, bytes);
      if (bytes === 4) view.setInt32(element + LENGTH_BYTES, value);
      else if (bytes === 2) view.setInt16(element + LENGTH_BYTES, value);
      else view.setInt8(element + LENGTH_BYTES, value);
      element += LENGTH_BYTES + bytes;
    }
    cursors[row] = element;
  }
}
