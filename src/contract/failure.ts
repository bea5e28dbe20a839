import * as z from "zod/mini";

/** The body of every answer that is not a success. `requestId` is the one that the log has. */
export const failure = z.strictObject({
  code: z.string(),
  message: z.string(),
  /** The facts that the code's text names, such as a name or a number: a client tells them in its own words. */
  params: z.optional(z.record(z.string(), z.unknown())),
  details: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
});

export type Failure = z.output<typeof failure>;
