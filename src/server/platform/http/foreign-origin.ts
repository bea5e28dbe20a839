import type { FastifyRequest } from "fastify";

/**
 * Whether a request comes from another site's page and would change something.
 *
 * Browsers name the page's origin; a request without one comes from no page, so it can't abuse a session. An origin
 * that isn't an address (`null`: a sandboxed frame, a file) is foreign.
 */
export function isForeign({ method, headers }: FastifyRequest, publicHost: string | null): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return false;
  if (headers["sec-fetch-site"] === "cross-site") return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  const host = URL.parse(origin)?.host;
  return host === undefined || (host !== headers.host && host !== publicHost);
}
