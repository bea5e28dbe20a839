import type { FastifyRequest } from "fastify";

/** Whether a request is one of the API, by its text or by the route that was matched: an address can be written in many ways. */
export function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return url.startsWith("/api/") || routeOptions.url?.startsWith("/api/") === true;
}

/** Whether it asks how the server is. A supervisor ends a server that doesn't answer this, so no limit applies here. */
export function isHealthCheck({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith("/api/health/") === true;
}
