import type { FastifyInstance, RouteOptions } from "fastify";
import {
  drawReferencePage,
  loadReferenceScript,
  referencePagePolicy,
  type ReferenceScript,
} from "./reference-page.ts";
import { writeDocument } from "./write-document.ts";

/** The document, and the page that shows it to people. */
const DOCS_PATH = "/api/docs";
const SCRIPT_PATH = `${DOCS_PATH}/reference.js`;
const DAY_SECONDS = 86_400;

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the document says of a route that validates its input itself. */
    readonly described?: FastifySchema;
  }
}

/**
 * The OpenAPI document, made from the schemas that the server itself validates with, and the reference page made from
 * it: a browser that asks for a page gets that, anything else gets the document. Both are made on the first request,
 * because what makes them is large and would slow starts. Mounted before the endpoints.
 */
export function mountDocs(server: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  let text: Promise<string> | null = null;
  let script: Promise<ReferenceScript> | null = null;
  server.addHook("onRoute", ({ method, url, schema, config }) => {
    if (method === "HEAD") return;
    const shown = config?.described ?? schema;
    routes.push({ method, url, ...(shown && { schema: shown }), handler: () => undefined });
  });
  server.get(DOCS_PATH, { schema: { hide: true } }, async (request, reply) => {
    void reply.header("vary", "accept");
    if (wantsPage(request.headers.accept)) {
      const page = drawReferencePage({ document: DOCS_PATH, script: SCRIPT_PATH });
      return reply
        .header("content-security-policy", referencePagePolicy)
        .type("text/html; charset=utf-8")
        .send(page);
    }
    text ??= writeDocument(routes);
    return reply.type("application/json; charset=utf-8").send(await text);
  });
  server.get(SCRIPT_PATH, { schema: { hide: true } }, async (request, reply) => {
    script ??= loadReferenceScript();
    const { type, plain, gzipped } = await script;
    void reply
      .type(type)
      .headers({ "cache-control": `public, max-age=${DAY_SECONDS}`, vary: "accept-encoding" });
    if (!/\bgzip\b/.test(String(request.headers["accept-encoding"]))) return reply.send(plain);
    return reply.header("content-encoding", "gzip").send(gzipped);
  });
}

/** Browsers name HTML before anything else; fetch and command-line clients don't. */
function wantsPage(accept = ""): boolean {
  return accept.trimStart().startsWith("text/html");
}
