import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Deps } from "#server/deps.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";

/** The options of all these routes, and what the document of the calls says of each. */
export function routeOf(summary: string, body: z.ZodMiniType) {
  return {
    method: "POST",
    schema: { hide: true },
    config: { described: { summary, tags: ["auth"], body } },
    preHandler: refuseOtherSpellings,
  } as const;
}

/** Our own pages spell the address literally; with `%73` and the like, a caller may be trying to get past a limit. */
async function refuseOtherSpellings({ url, routeOptions }: FastifyRequest): Promise<void> {
  if (url.split("?", 1)[0] !== routeOptions.url) throw new RefusedError({ code: "not_found" });
}

/** @throws RefusedError `passwords_off` if users sign in with a provider. */
export function refuseWithProvider({ config }: Pick<Deps, "config">): void {
  if (config.oidc !== null) throw new RefusedError({ code: "passwords_off" });
}

/** @throws RefusedError `invalid_input` */
export function parseBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  { body }: FastifyRequest,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new RefusedError({ code: "invalid_input" });
  return parsed.data;
}
