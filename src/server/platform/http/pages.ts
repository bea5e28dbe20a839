import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isScreen } from "#contract/screen-path.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { failureBody } from "./error-handler.ts";
import type { SessionGate } from "./session-gate.ts";

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web pages: the landing page to visitors and the application to users at `/`, hashed assets for a
 * year, and the application for every other path, where its router shows the screen or the not-found page, with 404.
 */
export async function mountPages(
  server: FastifyInstance,
  gate: SessionGate,
  webDir: string | null,
): Promise<void> {
  const hasPages = webDir !== null && existsSync(join(webDir, "index.html"));
  if (hasPages) {
    await server.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Found beside the files that they were made from. An address for each would be two thirds of all that there are.
      globIgnore: ["**/*.br", "**/*.gz"],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes("/assets/");
        void reply.header(
          "cache-control",
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
        );
      },
    });
    const landingPolicy = policyOfLanding(webDir);
    server.get("/", { schema: { hide: true } }, async (request, reply) => {
      const viewer = await gate.viewerOf(request);
      // One address, two pages: caches must not give the one for the other.
      void reply.header("vary", "cookie");
      if (viewer !== null) return reply.sendFile("home.html");
      return reply.header("content-security-policy", landingPolicy).sendFile("landing.html");
    });
  }
  server.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPage = isRead && !/^\/(?:api|assets)(?:[/?]|$)/u.test(request.url);
    if (hasPages && isPage) return reply.code(isScreen(pathOf(request)) ? 200 : 404).sendFile("index.html");
    return reply.code(404).send(failureBody({ code: "not_found" }, request.id));
  });
}

function pathOf({ url }: FastifyRequest): string {
  return url.split("?", 1)[0] ?? "";
}

/**
 * The landing page carries its style and its few glyphs within itself, so that nothing blocks its first paint; the
 * build writes down what the policy must allow for that.
 */
function policyOfLanding(webDir: string): string {
  const written = readFileSync(join(webDir, "landing.csp.json"), "utf8");
  const own = JSON.parse(written) as Record<string, readonly string[]>;
  return Object.entries(contentSecurityPolicy.directives)
    .map(([directive, sources]) => [directive, ...sources, ...(own[directive] ?? [])].join(" "))
    .join(";");
}
