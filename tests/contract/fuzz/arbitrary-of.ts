import fc from "fast-check";
import * as z from "zod/mini";
import { hostileValue } from "./hostile-values.ts";

/** The parts of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

/** Values that exist in the database, by the field they fit. */
export interface Known {
  readonly ids: readonly number[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** An acceptable picture. */
  readonly photo: Buffer;
}

/** Longer lists are expensive and show nothing new. */
const LONGEST_LIST = 12;
const LONGEST_TEXT = 60;

const schemas = new WeakMap<z.ZodMiniType, JsonSchema>();

/** Converts each schema once, however many worlds need it. */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const made = schemas.get(schema) ?? (z.toJSONSchema(schema, { unrepresentable: "any" }) as JsonSchema);
  schemas.set(schema, made);
  return made;
}

/** Values a schema accepts; mostly existing ones where the field's name is known. */
export function validOf(schema: JsonSchema, known: Known, name = ""): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf !== undefined) {
    return fc.oneof(...schema.anyOf.map((one) => validOf(one, known, name)));
  }
  switch (schema.type) {
    case "object":
      return objectOf(schema, known);
    case "array":
      return fc.array(validOf(schema.items ?? {}, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? LONGEST_LIST, LONGEST_LIST),
      });
    case "integer":
    case "number":
      return numberOf(schema, known);
    case "string":
      return textOf(schema, known, name);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, validOf(one, known, name)]),
  );
  return fc.record(fields, { requiredKeys: [...required] });
}

function numberOf({ minimum = 0, maximum = 1e9 }: JsonSchema, { ids }: Known): fc.Arbitrary<number> {
  const fitting = ids.filter((id) => id >= minimum && id <= maximum);
  const any = fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 2 ** 31 - 1) });
  const edges = fc.constantFrom(minimum, maximum);
  if (fitting.length === 0) return fc.oneof(any, edges);
  return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...fitting) }, any, edges);
}

function textOf(
  { minLength = 0, maxLength = LONGEST_TEXT, format }: JsonSchema,
  { texts }: Known,
  name: string,
): fc.Arbitrary<string> {
  if (format === "date-time") {
    const instants = fc.date({
      min: new Date("2020-01-01"),
      max: new Date("2030-01-01"),
      noInvalidDate: true,
    });
    return instants.map((at) => at.toISOString());
  }
  const any = fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, LONGEST_TEXT) });
  const fitting = texts[name] ?? [];
  if (fitting.length === 0) return any;
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fitting) }, any);
}

/** Valid values with one fault: something hostile, missing or extra in one place. */
export function nearlyValidOf(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const spoiling = fc.record({
    at: fc.nat(),
    how: fc.constantFrom("replace", "drop", "add"),
    by: hostileValue,
  });
  return fc.tuple(valid, spoiling).map(([value, { at, how, by }]) => spoil(value, at, { how, by }));
}

interface Spoiling {
  readonly how: string;
  readonly by: unknown;
}

function spoil(value: unknown, at: number, spoiling: Spoiling): unknown {
  if (typeof value !== "object" || value === null) return spoiling.by;
  const keys = Object.keys(value);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined || spoiling.how === "add") return added(value, spoiling.by);
  const inner = (value as Record<string, unknown>)[key];
  const goesDeeper = typeof inner === "object" && inner !== null && at % 2 === 0;
  const changed = goesDeeper ? spoil(inner, Math.floor(at / keys.length), spoiling) : spoiling.by;
  const isDropped = spoiling.how === "drop" && !goesDeeper;
  if (Array.isArray(value)) {
    return isDropped ? value.toSpliced(Number(key), 1) : value.with(Number(key), changed);
  }
  const { [key]: _, ...rest } = value as Record<string, unknown>;
  return isDropped ? rest : { ...rest, [key]: changed };
}

function added(value: object, more: unknown): unknown {
  return Array.isArray(value) ? [...value, more] : { ...value, unasked: more };
}
