import * as z from "zod/mini";

const nothing = z.pipe(
  z.unknown(),
  z.transform(() => null),
);

/** An optional field: null if it's missing or invalid. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.union([schema, nothing]));
}
