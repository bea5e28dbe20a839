import * as z from "zod/mini";

/** An answer, or a part of one, as it came. */
export type Raw = Readonly<Record<string, unknown>>;

/**
 * Fills in fields that an answer lacks. An older server, or a stand-in for one call, may know the fields
 * of the specification alone: what the others are follows from those. It never throws, whatever the fields are.
 */
type Complete = (answer: Raw) => Raw;

/** The object that another value means, such as a list for the page that contains it; undefined: it means none. */
type Wrap = (bare: unknown) => Raw | undefined;

const completions = z.registry<{ readonly complete?: Complete; readonly wrap?: Wrap }>();

/** The schema, with a rule for what an answer lacks. A constant is a `_default` of its field instead. */
export function completedBy<S extends z.ZodMiniType>(schema: S, complete: Complete): S {
  completions.add(schema, { complete });
  return schema;
}

/** The schema, with a rule for what may come in the place of an object. */
export function wrappedBy<S extends z.ZodMiniType>(schema: S, wrap: Wrap): S {
  completions.add(schema, { wrap });
  return schema;
}

/** What came for an object of this schema, completed; undefined where it is no object. */
export function completed(schema: z.core.$ZodType, answer: unknown): Raw | undefined {
  const { complete, wrap } = completions.get(schema) ?? {};
  if (!isRaw(answer)) return wrap?.(answer);
  return complete?.(answer) ?? answer;
}

/** Whether a value is an object with fields, and so not an array. */
export function isRaw(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields that are texts, of what may be an object. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  const fields = isRaw(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

/** The entries of what may be an array; none of anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
