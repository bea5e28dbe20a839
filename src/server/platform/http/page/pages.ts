import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_CODES,
  languageCookie,
} from "#contract/languages.ts";
import { loginAddress, screenAt } from "#contract/screen-path.ts";
import { escapedMarkup } from "#server/platform/escaped-markup.ts";
import { contentSecurityPolicy } from "#server/platform/http/content-security-policy.ts";
import { failureBody } from "#server/platform/http/error-handler.ts";
import { limitingRate, OPEN_READS } from "#server/platform/http/limits/rate-limits.ts";
import { readerLanguage } from "#server/platform/http/reader-language.ts";
import { type LinksOfScreen, readScreenLinks } from "./screen-links.ts";
import type { SessionGate } from "#server/platform/http/session-gate.ts";

const YEAR_SECONDS = 31_536_000;

/** Changes the landing page for this request, such as for an invite or a share; null: no change. */
export type ChangeLanding = (
  request: FastifyRequest,
  language: Language,
  html: string,
) => Promise<string | null>;

/** The landing page with a sentence above its headline. */
export function headed(html: string, sentence: string): string {
  return html.replace("<h1>", () => `<p class="invitation">${escapedMarkup(sentence)}</p><h1>`);
}

/** The landing page with links that lead back to an address of it, such as `/?join=CODE`, through signing in as well. */
export function leadingBackTo(html: string, address: string): string {
  return html
    .replaceAll('href="/api/login"', () => `href="${escapedMarkup(loginAddress(address))}"`)
    .replaceAll('href="/?lang=', () => `href="${escapedMarkup(address)}&amp;lang=`);
}

export interface Pages {
  readonly webDir: string | null;
  /** The first that changes the page for a request does it alone. */
  readonly changeLandings: readonly ChangeLanding[];
}

/**
 * Serves the built web pages: at `/` the landing page for visitors and the application for users, hashed assets for a
 * year, and the application for every other path, where its router shows the screen or the not-found page, with 404.
 */
export async function mountPages(
  server: FastifyInstance,
  gate: SessionGate,
  { webDir, changeLandings }: Pages,
): Promise<void> {
  const hasPages = webDir !== null && existsSync(join(webDir, `index.${DEFAULT_LANGUAGE}.html`));
  const linksOf = hasPages ? readScreenLinks(webDir) : null;
  if (hasPages) {
    const landings = new Map(LANGUAGE_CODES.map((code) => [code, readLanding(webDir, code)]));
    await server.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Found through the files they're made from. Routes of their own would be two thirds of all routes.
      globIgnore: ["**/*.br", "**/*.gz"],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes("/assets/");
        void reply.header(
          "cache-control",
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
        );
        // The service worker stores the landing page from its file, with the headers that come with it.
        const landing = LANGUAGE_CODES.find((code) => path.includes(`landing.${code}.html`));
        const policy = landing && landings.get(landing)?.policy;
        if (policy !== undefined) void reply.header("content-security-policy", policy);
      },
    });
    const limitLinks = limitingRate(server, OPEN_READS);
    server.get("/", { schema: { hide: true } }, async (request, reply) => {
      // A link such as a share's, which costs a query. The plain page costs none, and stays there for everybody.
      if (Object.keys(request.query as object).length > 0) await limitLinks(request, reply);
      const viewer = await gate.viewerOf(request);
      const language = languageOfPage(request, reply);
      if (viewer !== null) return reply.sendFile(`home.${language}.html`);
      const { html = "", policy } = landings.get(language) ?? {};
      void reply.header("content-security-policy", policy);
      for (const changeLanding of changeLandings) {
        const changed = await changeLanding(request, language, html);
        if (changed === null) continue;
        return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(changed);
      }
      return reply.sendFile(`landing.${language}.html`);
    });
  }
  server.setNotFoundHandler(answerTheRest(gate, linksOf));
}

/** Answers what has no route: with the application at a screen's address, with 404 anywhere else. */
function answerTheRest(gate: SessionGate, linksOf: LinksOfScreen | null) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (linksOf === null || !isForPage(request)) {
      return reply.code(404).send(failureBody({ code: "not_found" }, request.id));
    }
    const language = languageOfPage(request, reply);
    const screen = screenAt(pathOf(request));
    if (screen === null) return reply.code(404).sendFile(`index.${language}.html`);
    const links = linksOf(screen, { language, isVisitor: gate.tokenOf(request) === null });
    return reply.header("link", links).sendFile(`index.${language}.html`);
  };
}

/** Whether a request without a route of its own is for a page: a read of anything but a call or a hashed file. */
function isForPage({ method, url }: FastifyRequest): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !/^\/(?:api(?:[/?]|$)|assets\/[^?])/u.test(url);
}

/**
 * The page's language for this caller, which `/?lang=es` also sets for the next pages. One address serves several
 * languages, and `/` users as well as visitors, so caches must not mix them up.
 */
function languageOfPage(request: FastifyRequest, reply: FastifyReply): Language {
  void reply.header("vary", "cookie, accept-language");
  const { lang } = request.query as { readonly lang?: unknown };
  if (typeof lang !== "string" || !isLanguage(lang)) return readerLanguage(request);
  void reply.header("set-cookie", languageCookie(lang, request.protocol === "https"));
  return lang;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split("?", 1)[0] ?? "";
}

/** The landing page in a language, with its policy. */
function readLanding(webDir: string, language: Language) {
  const html = readFileSync(join(webDir, `landing.${language}.html`), "utf8");
  return { html, policy: policyOfLanding(webDir, language) };
}

/**
 * The landing page embeds its style and its few glyphs, so nothing blocks its first paint; the build writes down what
 * the policy must allow for that.
 */
function policyOfLanding(webDir: string, language: Language): string {
  const written = readFileSync(join(webDir, `landing.${language}.csp.json`), "utf8");
  const own = JSON.parse(written) as Record<string, readonly string[]>;
  return Object.entries(contentSecurityPolicy.directives)
    .map(([directive, sources]) => [directive, ...sources, ...(own[directive] ?? [])].join(" "))
    .join(";");
}
