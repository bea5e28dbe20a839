import * as z from "zod/mini";

/** A response, or a part of one, before it is completed. */
export type Raw = Readonly<Record<string, unknown>>;

/**
 * Fills in the fields that a response lacks. An older server, or a stand-in for one call, may send only the fields of the
 * specification; the others follow from those. Never throws, whatever the fields are.
 */
type Complete = (answer: Raw) => Raw;

/** Makes the object from another value, such as a page from a bare list; undefined if it can't. */
type Wrap = (bare: unknown) => Raw | undefined;

const completions = z.registry<{ readonly complete?: Complete; readonly wrap?: Wrap }>();

/** The schema, with a rule for the fields that a response lacks. For a constant use a `_default` of its field. */
export function completedBy<S extends z.ZodMiniType>(schema: S, complete: Complete): S {
  completions.add(schema, { complete });
  return schema;
}

/** The schema, with a rule for a value in place of its object. */
export function wrappedBy<S extends z.ZodMiniType>(schema: S, wrap: Wrap): S {
  completions.add(schema, { wrap });
  return schema;
}

/** Completes a response for this schema; undefined if it isn't an object. */
export function completed(schema: z.core.$ZodType, answer: unknown): Raw | undefined {
  const { complete, wrap } = completions.get(schema) ?? {};
  if (!isRaw(answer)) return wrap?.(answer);
  return complete?.(answer) ?? answer;
}

/** Whether a value is an object with fields, and so not an array. */
export function isRaw(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text fields of a value; none if it isn't an object. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  const fields = isRaw(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

/** The entries of a value; none if it isn't an array. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
