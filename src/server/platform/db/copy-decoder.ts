import { type CopyShape, POSTGRES_EPOCH_MS, type ReadColumn, type TextColumn } from "./copy-columns.ts";

/** The signature, the flags and the length of an extension that is always empty. */
const HEADER_BYTES = 19;
/** Stands in the place of the number of fields when no more rows come. */
const TRAILER = -1;
const LENGTH_BYTES = 4;
/** Of an array with one dimension: dimensions, flags, type of its elements, length, lower bound. */
const ARRAY_HEADER_BYTES = 20;
const WORD = 2 ** 32;
/** Rows for which there is room at the beginning; it doubles when it is used up. */
const FIRST_ROOM = 16_384;

/** Takes the values of one column, row by row. */
interface Sink {
  /** Bytes of a value; null: they vary. */
  readonly size: number | null;
  take(view: DataView, at: number, size: number): void;
  finish(): Int16Array | Int32Array | Float64Array | TextColumn;
}

/** What a stream of binary COPY is written into, piece by piece, however the pieces cut the rows. */
export interface CopyDecoder<Shapes extends readonly CopyShape[]> {
  write(piece: Uint8Array): void;
  /** @throws Error where the stream ended in the middle of a row. */
  finish(): { readonly rows: number; readonly columns: { [At in keyof Shapes]: ReadColumn<Shapes[At]> } };
}

/** @throws Error from `write` for a row of another shape, and for a null. */
export function decodeRows<const Shapes extends readonly CopyShape[]>(shapes: Shapes): CopyDecoder<Shapes> {
  const sinks = shapes.map(sinkOf);
  let rest: Uint8Array = new Uint8Array();
  let isBegun = false;
  let rows = 0;
  return {
    write(piece) {
      const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      rest = bytes;
      if (!isBegun && bytes.length < HEADER_BYTES) return;
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      let at = isBegun ? 0 : HEADER_BYTES;
      for (let end = endOfRow(view, at, sinks.length); end > 0; end = endOfRow(view, at, sinks.length)) {
        takeRow(view, at, sinks);
        rows += 1;
        at = end;
      }
      isBegun = true;
      rest = bytes.subarray(at);
    },
    finish() {
      if (rest.length !== 2 || rest[0] !== 0xff) throw new Error("the copy ended in the middle");
      const columns = sinks.map((sink) => sink.finish());
      return { rows, columns: columns as unknown as { [At in keyof Shapes]: ReadColumn<Shapes[At]> } };
    },
  };
}

/** Where the row that begins here ends; -1 where a part of it has yet to come, or the trailer stands in its place. */
function endOfRow(view: DataView, start: number, fields: number): number {
  const { byteLength } = view;
  if (start + 2 > byteLength) return -1;
  const found = view.getInt16(start);
  if (found === TRAILER) return -1;
  if (found !== fields) throw new Error(`a row has ${found} fields instead of ${fields}`);
  let at = start + 2;
  for (let field = 0; field < fields; field += 1) {
    if (at + LENGTH_BYTES > byteLength) return -1;
    at += LENGTH_BYTES + Math.max(0, view.getInt32(at));
  }
  return at > byteLength ? -1 : at;
}

function takeRow(view: DataView, start: number, sinks: readonly Sink[]): void {
  let at = start + 2;
  for (const sink of sinks) {
    const size = view.getInt32(at);
    if (size < 0 || (sink.size !== null && size !== sink.size)) {
      throw new Error(`a value has ${size} bytes instead of ${sink.size ?? "any"}`);
    }
    sink.take(view, at + LENGTH_BYTES, size);
    at += LENGTH_BYTES + size;
  }
}

function sinkOf(shape: CopyShape): Sink {
  if (shape === "int2") return int2Sink();
  if (shape === "timestamptz") return instantSink();
  if (shape === "text") return textSink();
  return shape === "int4" ? int4Sink() : arraySink(shape.int4s);
}

function int2Sink(): Sink {
  let values = new Int16Array(FIRST_ROOM);
  let count = 0;
  return {
    size: 2,
    take(view, at) {
      if (count === values.length) values = doubled(values, new Int16Array(count * 2));
      values[count] = view.getInt16(at);
      count += 1;
    },
    finish: () => values.slice(0, count),
  };
}

function int4Sink(): Sink {
  let values = new Int32Array(FIRST_ROOM);
  let count = 0;
  return {
    size: 4,
    take(view, at) {
      if (count === values.length) values = doubled(values, new Int32Array(count * 2));
      values[count] = view.getInt32(at);
      count += 1;
    },
    finish: () => values.slice(0, count),
  };
}

function arraySink(length: number): Sink {
  let values = new Int32Array(FIRST_ROOM * length);
  let count = 0;
  return {
    size: ARRAY_HEADER_BYTES + length * (LENGTH_BYTES + 4),
    take(view, at) {
      if (count === values.length) values = doubled(values, new Int32Array(count * 2));
      for (let element = 0; element < length; element += 1) {
        values[count + element] = view.getInt32(at + ARRAY_HEADER_BYTES + element * 8 + LENGTH_BYTES);
      }
      count += length;
    },
    finish: () => values.slice(0, count),
  };
}

function instantSink(): Sink {
  let values = new Float64Array(FIRST_ROOM);
  let count = 0;
  return {
    size: 8,
    take(view, at) {
      if (count === values.length) values = doubled(values, new Float64Array(count * 2));
      const microseconds = view.getInt32(at) * WORD + view.getUint32(at + 4);
      values[count] = Math.floor(microseconds / 1000) + POSTGRES_EPOCH_MS;
      count += 1;
    },
    finish: () => values.slice(0, count),
  };
}

function textSink(): Sink {
  let bytes = new Uint8Array(FIRST_ROOM * 16);
  let ends = new Uint32Array(FIRST_ROOM);
  let [count, end] = [0, 0];
  return {
    size: null,
    take(view, at, size) {
      if (count === ends.length) ends = doubled(ends, new Uint32Array(count * 2));
      while (end + size > bytes.length) bytes = doubled(bytes, new Uint8Array(bytes.length * 2));
      for (let byte = 0; byte < size; byte += 1) bytes[end + byte] = view.getUint8(at + byte);
      end += size;
      ends[count] = end;
      count += 1;
    },
    finish: () => ({ bytes: bytes.slice(0, end), ends: ends.slice(0, count) }),
  };
}

function doubled<Values extends { set(values: Values): void }>(values: Values, larger: Values): Values {
  larger.set(values);
  return larger;
}
