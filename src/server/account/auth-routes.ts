import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import type { Auth } from "./auth.ts";
import { OIDC_PROVIDER } from "./oidc-provider.ts";

/** Where browsers reach the server; known only once it listens, unless PUBLIC_URL says it. */
export type PublicUrl = () => string;

/** The browser redirects of the specification, and better-auth's own routes. */
export function mountAuthRoutes(app: FastifyInstance, deps: Deps, publicUrl: PublicUrl): void {
  const auth = lazyAuth(deps, publicUrl);

  app.get("/api/login", { schema: { hide: true } }, async (request, reply) => {
    if (deps.config.oidc === null) return reply.redirect("/sign-in");
    const { handler } = await auth();
    const answer = await handler(
      new Request(new URL("/api/auth/sign-in/oauth2", publicUrl()), {
        method: "POST",
        headers: { ...cookieOf(request), "content-type": "application/json", origin: publicUrl() },
        body: JSON.stringify({ providerId: OIDC_PROVIDER, callbackURL: "/", errorCallbackURL: "/" }),
      }),
    );
    const { url } = (await answer.json()) as { url?: string };
    copyHeaders(answer, reply);
    return reply.redirect(url ?? "/");
  });

  app.get("/api/logout", { schema: { hide: true } }, async (request, reply) => {
    const { api } = await auth();
    const answer = await api.signOut({ headers: headersOf(request), asResponse: true });
    copyHeaders(answer, reply);
    return reply.redirect("/");
  });

  app.route({
    method: ["GET", "POST"],
    url: "/api/auth/*",
    schema: { hide: true },
    handler: async (request, reply) => {
      const { handler } = await auth();
      const answer = await handler(toWebRequest(request, publicUrl()));
      copyHeaders(answer, reply);
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
}

function lazyAuth(deps: Deps, publicUrl: PublicUrl): () => Promise<Auth> {
  let made: Promise<Auth> | null = null;
  return () => {
    made ??= import("./auth.ts").then(({ makeAuth }) => makeAuth({ ...deps, publicUrl: publicUrl() }));
    return made;
  };
}

function cookieOf(request: FastifyRequest): Record<string, string> {
  return request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie };
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = headersOf(request);
  headers.delete("content-length");
  const hasBody = request.method !== "GET" && request.body !== undefined && request.body !== null;
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
  });
}

function copyHeaders(answer: Response, reply: FastifyReply): void {
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie" && name !== "content-length") void reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) void reply.header("set-cookie", cookies);
}
