/** Many short texts in one piece of memory: a million strings would be a million objects. */
export interface TextColumn {
  /** All texts in UTF-8, one after the other. */
  readonly bytes: Uint8Array;
  /** Where each text ends; it begins where the one before it ends. */
  readonly ends: Uint32Array;
}

/** Whole numbers, in typed arrays or a plain one. */
export type Numbers = Uint8Array | Int16Array | Int32Array | Uint32Array | Float64Array | readonly number[];

/** A column to be written, with a value for each row. What equals `nullAs` is written as null. */
export type CopyColumn =
  | { readonly type: "int2" | "int4"; readonly values: Numbers; readonly nullAs?: number }
  /** The same number in every row. */
  | { readonly type: "int4"; readonly every: number }
  /** Epoch milliseconds. */
  | { readonly type: "timestamptz"; readonly values: Numbers }
  | { readonly type: "text"; readonly values: TextColumn }
  /** To each row the next `per` values; to the last one those that are left. */
  | {
      readonly type: "bool[]" | "int2[]" | "int4[]";
      readonly values: Numbers;
      readonly per: number;
    }
  | { readonly type: "bytea"; readonly values: readonly Uint8Array[] };

/** What a column that is read holds: five whole numbers to a row are `{ int4s: 5 }`. No value may be null. */
export type CopyShape = "int2" | "int4" | "timestamptz" | "text" | { readonly int4s: number };

/** A column as it was read: epoch milliseconds for instants; arrays one row after the other. */
export type ReadColumn<Shape extends CopyShape> = Shape extends "int2"
  ? Int16Array
  : Shape extends "timestamptz"
    ? Float64Array
    : Shape extends "text"
      ? TextColumn
      : Int32Array;

/** The instant from which PostgreSQL counts microseconds, as epoch milliseconds. */
export const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);
