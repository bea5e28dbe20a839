import * as z from "zod/mini";

const nothing = z.pipe(
  z.unknown(),
  z.transform(() => null),
);

/** A field that is nice to have: null where it is missing, or is not of the form. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.union([schema, nothing]));
}
