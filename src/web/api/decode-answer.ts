import type * as z from "zod/mini";
import { completed, isRaw, type Raw } from "#contract/completion.ts";
import type { Endpoint, ResponseOf } from "#contract/endpoint.ts";

type Schema = z.core.$ZodType;

/** Marks a value that the schema can't read. */
const UNREADABLE = Symbol("unreadable");

/**
 * Reads a response by its schema, leniently. A missing or unreadable field falls back to its default, to null, or to
 * the empty value of its type; the other fields stay. Text that should be a number is read as one. Unknown fields and
 * unreadable list elements are dropped.
 * @throws TypeError for a response that is unreadable as a whole
 */
export function decodeAnswer<S extends Schema>(schema: S, answer: unknown): z.output<S> {
  const read = readAs(schema, answer);
  if (read === UNREADABLE) throw new TypeError("The answer cannot be read.");
  return read as z.output<S>;
}

/**
 * The response of an endpoint. A change has been made whatever its response says: an unreadable or empty one is
 * returned unchanged.
 * @throws TypeError for an unreadable response to a GET
 */
export function answerOf<E extends Endpoint>(endpoint: E, answer: unknown): ResponseOf<E> {
  try {
    return decodeAnswer(endpoint.response, answer) as ResponseOf<E>;
  } catch (error) {
    if (endpoint.method === "GET") throw error;
    return answer as ResponseOf<E>;
  }
}

function readAs(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return typeof value === "number" ? String(value) : typeof value === "string" ? value : UNREADABLE;
    case "number":
      return numberIn(value);
    case "boolean":
      return typeof value === "boolean" ? value : UNREADABLE;
    case "enum":
      return Object.values(def.entries).includes(value as string) ? value : UNREADABLE;
    case "literal":
      return def.values.includes(value as string) ? value : UNREADABLE;
    case "nullable":
      return value === null ? null : orElse(readAs(def.innerType, value), null);
    case "optional":
      return orElse(readAs(def.innerType, value), undefined);
    case "default":
      return value === undefined ? def.defaultValue : orElse(readAs(def.innerType, value), def.defaultValue);
    case "array":
      return Array.isArray(value) ? value.map((one) => readAs(def.element, one)).filter(isRead) : UNREADABLE;
    case "record":
      return isRaw(value) ? recordOf(def.valueType, value) : UNREADABLE;
    case "union":
      return def.options.map((option) => readAs(option, value)).find(isRead) ?? UNREADABLE;
    case "object":
      return readObject(schema, def.shape, value);
    default:
      return value;
  }
}

function isRead(value: unknown): boolean {
  return value !== UNREADABLE;
}

function orElse(read: unknown, fallback: unknown): unknown {
  return read === UNREADABLE ? fallback : read;
}

function numberIn(value: unknown): unknown {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return Number.isFinite(number) ? number : UNREADABLE;
}

function recordOf(valueType: Schema, given: Raw): unknown {
  const read = Object.entries(given).map(([key, value]) => [key, readAs(valueType, value)] as const);
  return Object.fromEntries(read.filter(([, value]) => isRead(value)));
}

/** A literal field identifies the kind of object: an object without it is unreadable as this kind. */
function readObject(schema: Schema, shape: Readonly<Record<string, Schema>>, value: unknown): unknown {
  const given = completed(schema, value);
  if (given === undefined) return UNREADABLE;
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(shape)) {
    const read = orElse(readAs(field, given[name]), fallbackOf(field));
    if (read === UNREADABLE) return UNREADABLE;
    if (read !== undefined) fields.push([name, read]);
  }
  return Object.fromEntries(fields);
}

/** The value for an unreadable field. */
function fallbackOf(schema: Schema): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return "";
    case "number":
      return 0;
    case "boolean":
      return false;
    case "enum":
      return Object.values(def.entries)[0];
    case "array":
      return [];
    case "record":
    case "object":
      return readAs(schema, {});
    case "literal":
    case "union":
      return UNREADABLE;
    default:
      return undefined;
  }
}
