import * as z from "zod/mini";

/** A whole number within these bounds. Providers sometimes write one as text: "45". */
export function wholeNumber(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) {
  const number = z.int().check(z.minimum(least), z.maximum(most));
  const text = z.string().check(z.regex(/^-?\d{1,15}$/));
  return z.union([number, z.pipe(z.pipe(text, z.transform(Number)), number)]);
}

const nothing = z.pipe(
  z.unknown(),
  z.transform(() => null),
);

/** An optional field: null if it's missing or invalid. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.union([schema, nothing]));
}
