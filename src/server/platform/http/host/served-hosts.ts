import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { hostName, isAddress, isLoopback } from "./host-name.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";

/**
 * Refuses what is asked for under a name that is not ours with 421. A page of another site could have its own name lead to
 * this machine (DNS rebinding), and would then be of one origin with us. An address cannot be made to lead elsewhere.
 *
 * With PUBLIC_URL its host and this machine's own names are served; without it `localhost` and every address. Whoever
 * watches over the server may call it what they like.
 */
export function refuseOtherHosts(server: FastifyInstance, { publicUrl }: Pick<Config, "publicUrl">): void {
  const publicName = publicUrl === null ? null : new URL(publicUrl).hostname;
  const isServed = (name: string): boolean =>
    isLoopback(name) || (publicName === null ? isAddress(name) : name === publicName);
  server.addHook("onRequest", (request, _, done) => {
    const isOurs = isServed(hostName(request.headers.host)) || isHealth(request);
    done(isOurs ? undefined : new RefusedError({ code: "wrong_host" }));
  });
}

function isHealth({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith("/api/health/") === true;
}
