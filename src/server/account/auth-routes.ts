import type { Auth } from "better-auth";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#server/deps.ts";
import { SIGN_IN_LIMIT } from "#server/platform/http/limits/rate-limits.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { OIDC_PROVIDER } from "./oidc-provider.ts";
import { copyHeaders, headersOf, toWebRequest } from "./web-request.ts";

/** Where browsers reach the server; known only once it listens, unless PUBLIC_URL says it. */
export type PublicUrl = () => string;

/** better-auth's routes that try a password or make an account; each has the tighter limit. */
const SIGN_IN_ROUTES = [
  "/api/auth/sign-in/*",
  "/api/auth/sign-up/*",
  "/api/auth/change-password",
  "/api/auth/verify-password",
];

/** Characters of an address to go on to: half of what Node's own client takes of all headers together. */
const LOCATION_MAX = 8192;

export interface AuthRoutesParts {
  readonly deps: Deps;
  readonly publicUrl: PublicUrl;
}

/** The browser redirects of the specification, and better-auth's own routes. */
export function mountAuthRoutes(app: FastifyInstance, { deps, publicUrl }: AuthRoutesParts): void {
  const auth = lazyAuth(deps, publicUrl);

  app.get("/api/login", { schema: { hide: true } }, async (request, reply) => {
    if (deps.config.oidc === null) return reply.redirect("/sign-in");
    const { handler } = await auth();
    const answer = await handler(signInRequest(request, publicUrl()));
    const { url } = (await answer.json()) as { url?: string };
    if (url === undefined) throw new RefusedError({ code: "busy" });
    copyHeaders(answer, reply);
    return reply.redirect(url);
  });

  app.get("/api/logout", { schema: { hide: true } }, async (request, reply) => {
    const { api } = await auth();
    const answer = await api.signOut({ headers: headersOf(request), asResponse: true });
    copyHeaders(answer, reply);
    return reply.redirect("/");
  });

  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    // A path with "..", "\" and the like would be one route here and another there.
    if (pathOf(request, publicUrl()) !== request.url.split("?", 1)[0]) {
      throw new RefusedError({ code: "not_found" });
    }
    const { handler } = await auth();
    const answer = await handler(toWebRequest(request, publicUrl())).catch(refuseWrongAddress);
    const body = Buffer.from(await answer.arrayBuffer());
    if (body.length === 0 && answer.status === 404) throw new RefusedError({ code: "not_found" });
    // It repeats what it was given; a browser hangs up at such a header, and proxies do.
    if ((answer.headers.get("location") ?? "").length > LOCATION_MAX) {
      throw new RefusedError({ code: "invalid_input" });
    }
    copyHeaders(answer, reply);
    return reply.code(answer.status).send(body);
  };
  const route = { method: ["GET", "POST"], schema: { hide: true }, handler: pass };
  for (const url of SIGN_IN_ROUTES) app.route({ ...route, url, config: { rateLimit: SIGN_IN_LIMIT } });
  app.route({ ...route, url: "/api/auth/*" });
}

/** better-auth takes the address to come back to as it is, and fails where it is none. */
function refuseWrongAddress(error: unknown): never {
  const isWrong = error instanceof TypeError && (error as NodeJS.ErrnoException).code === "ERR_INVALID_URL";
  throw isWrong ? new RefusedError({ code: "invalid_input" }) : error;
}

/** The path as the standard reads the address. */
function pathOf(request: FastifyRequest, publicUrl: string): string | undefined {
  return URL.parse(request.url, publicUrl)?.pathname;
}

/**
 * better-auth, made at the first request that needs it. Where the OIDC provider could not be reached then, it is made
 * again at the next one.
 */
function lazyAuth(deps: Deps, publicUrl: PublicUrl): () => Promise<Auth> {
  let made: Promise<Auth> | null = null;
  async function make(): Promise<Auth> {
    const { makeAuth } = await import("./auth.ts");
    const auth = makeAuth({ ...deps, publicUrl: publicUrl() });
    const { socialProviders } = await auth.$context;
    const isWhole = deps.config.oidc === null || socialProviders.some(({ id }) => id === OIDC_PROVIDER);
    if (!isWhole) made = null;
    return auth;
  }
  return () => {
    made ??= make();
    return made;
  };
}

/** What the browser's own page would send to sign in with the provider. */
function signInRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = headersOf(request);
  headers.set("content-type", "application/json");
  headers.set("origin", publicUrl);
  return new Request(new URL("/api/auth/sign-in/social", publicUrl), {
    method: "POST",
    headers,
    body: JSON.stringify({ provider: OIDC_PROVIDER, callbackURL: "/", errorCallbackURL: "/" }),
  });
}
