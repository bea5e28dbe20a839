import type * as z from "zod/mini";
import type { Log } from "#server/deps.ts";
import { ProviderTrouble } from "./provider-trouble.ts";

/**
 * The valid records of an answer. Invalid ones are left out and logged; if none is valid, the format has changed.
 *
 * @throws ProviderTrouble `unknown shape` if there are records and none is readable.
 */
export function readRecords<Schema extends z.ZodMiniType>(
  records: readonly unknown[],
  schema: Schema,
  log: Log,
): z.output<Schema>[] {
  const read: z.output<Schema>[] = [];
  let wrong: string | null = null;
  for (const record of records) {
    const parsed = schema.safeParse(record);
    if (parsed.success) read.push(parsed.data);
    else wrong = describe(parsed.error);
  }
  if (wrong !== null) {
    if (read.length === 0) throw new ProviderTrouble("unknown shape", `no record could be read: ${wrong}`);
    log.warn({ left: records.length - read.length, taken: read.length, wrong }, "records left out");
  }
  return read;
}

function describe({
  issues,
}: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join(".")}: ${message}`)
    .join("; ");
}
