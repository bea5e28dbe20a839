import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { hostName, isAddress, isLoopback } from "./host-name.ts";
import { isHealthCheck } from "#server/platform/http/is-call.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";

/**
 * Answers 421 to requests under a name that isn't ours. Another site could point its own name at this machine (DNS
 * rebinding) and would then share our origin. An address can't be pointed elsewhere.
 *
 * With PUBLIC_URL, its host and this machine's own names are served; without it, `localhost` and every address. Health
 * checks may use any name.
 */
export function refuseOtherHosts(server: FastifyInstance, { publicUrl }: Pick<Config, "publicUrl">): void {
  const publicName = publicUrl === null ? null : new URL(publicUrl).hostname;
  const isServed = (name: string): boolean =>
    isLoopback(name) || (publicName === null ? isAddress(name) : name === publicName);
  server.addHook("onRequest", (request, _, done) => {
    const isOurs = isServed(hostName(request.headers.host)) || isHealthCheck(request);
    done(isOurs ? undefined : new RefusedError({ code: "wrong_host" }));
  });
}
