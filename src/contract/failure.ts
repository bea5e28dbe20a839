import * as z from "zod/mini";

/** The body of every answer that is not a success. `requestId` is the one that the log has. */
export const failure = z.strictObject({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
});

export type Failure = z.output<typeof failure>;
