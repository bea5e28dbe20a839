import type { FastifyInstance, FastifyRequest } from "fastify";
import { RefusedError } from "./refused-error.ts";

const HARMLESS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests that change something and come from another site's page.
 *
 * Browsers name the page's origin; a request without one comes from no page, so no session can be ridden with it.
 */
export function refuseForeignOrigins(server: FastifyInstance, publicUrl: string | null): void {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).host;
  server.addHook("onRequest", async (request) => {
    if (HARMLESS.has(request.method)) return;
    if (request.headers["sec-fetch-site"] === "cross-site")
      throw new RefusedError({ code: "foreign_origin" });
    const { origin } = request.headers;
    if (origin === undefined) return;
    const host = hostOf(origin);
    if (host !== request.headers.host && host !== publicHost)
      throw new RefusedError({ code: "foreign_origin" });
  });
}

function hostOf(origin: NonNullable<FastifyRequest["headers"]["origin"]>): string | null {
  return URL.parse(origin)?.host ?? null;
}
