import type { FastifyInstance } from "fastify";
import { RefusedError } from "./refused-error.ts";

const HARMLESS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests that change something and come from another site's page.
 *
 * Browsers name the page's origin; a request without one comes from no page, so no session can be ridden with it. An
 * origin that is no address (`null`: a sandboxed frame, a file) is foreign.
 */
export function refuseForeignOrigins(server: FastifyInstance, publicUrl: string | null): void {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).host;
  server.addHook("onRequest", async (request) => {
    if (HARMLESS.has(request.method)) return;
    if (request.headers["sec-fetch-site"] === "cross-site")
      throw new RefusedError({ code: "foreign_origin" });
    const { origin } = request.headers;
    if (origin === undefined) return;
    const host = URL.parse(origin)?.host;
    const isOurs = host !== undefined && (host === request.headers.host || host === publicHost);
    if (!isOurs) throw new RefusedError({ code: "foreign_origin" });
  });
}
