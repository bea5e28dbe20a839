import * as z from "zod/mini";
import {
  CORRECTION_NOTE_MAX,
  correctionOutcomes,
  CORRECTIONS_ALLOWED_MAX,
} from "#game/fantasy/correction.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id, userId } from "#contract/ids.ts";

/** What a correction did to a round of a fantasy league. */
export const correctedRoundView = z.strictObject({
  leagueName: z.string(),
  round: z.int(),
  outcome: z.enum(correctionOutcomes),
  /** How many squads have another total since then; null while it is held, and until it is counted. */
  squads: z.nullable(z.int()),
  /** Some of them. */
  examples: z.array(z.strictObject({ userId, before: z.int(), after: z.int() })),
  /** Why an admin allowed it. */
  note: z.nullable(z.string()),
});

export const allowCorrections = defineEndpoint({
  method: "POST",
  path: "/api/fantasy/corrections",
  access: "admin",
  summary: "Count corrections that are held in rounds that were final, with a note for the ledger",
  body: z.object({
    correctionIds: z.array(id).check(z.minLength(1), z.maxLength(CORRECTIONS_ALLOWED_MAX)),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(CORRECTION_NOTE_MAX)),
  }),
  response: z.strictObject({
    /** How many were held until now. */
    allowed: z.int(),
  }),
  refusals: ["not_found"],
});
