import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textAt, textColumn } from "#tests/support/text-column.ts";
import { decodeRows } from "./copy-decoder.ts";
import { encodeRows } from "./copy-encoder.ts";

const rowsOf = fc.array(
  fc.record({
    small: fc.integer({ min: -32_768, max: 32_767 }),
    whole: fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
    instant: fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) }),
    text: fc.string({ unit: "grapheme" }),
  }),
);

type Rows = typeof rowsOf extends fc.Arbitrary<infer Value> ? Value : never;

function encode(rows: Rows): Buffer {
  const columns = [
    { type: "int2", values: rows.map(({ small }) => small) },
    { type: "int4", values: rows.map(({ whole }) => whole) },
    { type: "int4", every: 7 },
    { type: "timestamptz", values: rows.map(({ instant }) => instant) },
    { type: "text", values: textColumn(rows.map(({ text }) => text)) },
  ] as const;
  return Buffer.concat([...encodeRows(columns, rows.length)]);
}

function decode(pieces: Iterable<Uint8Array>) {
  const decoder = decodeRows(["int2", "int4", "int4", "timestamptz", "text"]);
  for (const piece of pieces) decoder.write(piece);
  return decoder.finish();
}

describe("rows in the format of COPY", () => {
  test("are read as they were written, however the stream is cut", () => {
    fc.assert(
      fc.property(rowsOf, fc.integer({ min: 1, max: 40 }), (rows, size) => {
        const bytes = encode(rows);
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        );
        const read = decode(pieces);
        const [smalls, wholes, sevens, instants, texts] = read.columns;
        expect(read.rows).toBe(rows.length);
        expect(
          rows.map((_, at) => ({
            small: smalls[at],
            whole: wholes[at],
            instant: instants[at],
            text: textAt(texts, at),
          })),
        ).toEqual(rows);
        expect([...sevens].every((seven) => seven === 7)).toBe(true);
      }),
    );
  });

  test("are refused where the stream ends early, has a null or another shape", () => {
    const bytes = encode([{ small: 1, whole: 2, instant: 3, text: "four" }]);
    expect(() => decode([bytes.subarray(0, -3)])).toThrow("in the middle");
    const withNull = encodeRows([{ type: "int4", values: [5], nullAs: 5 }], 1);
    const decoder = decodeRows(["int4"]);
    expect(() => [...withNull].forEach((piece) => decoder.write(piece))).toThrow("-1 bytes instead of 4");
    expect(() => decodeRows(["int4"]).write(bytes)).toThrow("5 fields instead of 1");
  });
});
