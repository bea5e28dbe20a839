import type { FastifyInstance } from "fastify";
import { mountPasskeyRoutes } from "#server/account/passkey/passkey-routes.ts";
import { mountPasswordRoutes } from "#server/account/password/password-routes.ts";
import { mountProviderRoutes } from "#server/account/provider/provider-routes.ts";
import type { Deps } from "#server/deps.ts";
import type { AskAuth } from "./ask-auth.ts";
import { sessionToken } from "./session-cookie.ts";
import { readerLanguage } from "#server/platform/http/reader-language.ts";
import { isPartOfPage } from "#server/platform/http/request-facts.ts";
import { signOutPage, signOutPagePolicy } from "./sign-out-page.ts";
import { copyHeaders } from "./web-request.ts";

export interface AuthRoutesParts {
  readonly deps: Deps;
  readonly auth: AskAuth;
}

/**
 * The specification's browser redirects, and the better-auth routes that the product uses, each by name: no others
 * exist.
 */
export function mountAuthRoutes(app: FastifyInstance, { deps, auth }: AuthRoutesParts): void {
  mountPasswordRoutes(app, { deps, auth });
  mountPasskeyRoutes(app, { deps, auth });
  mountProviderRoutes(app, { deps, auth });

  app.get("/api/logout", withoutHead("Sign out, and go to the landing page"), async (request, reply) => {
    const isSignedIn = sessionToken(request.headers.cookie, deps.config) !== null;
    // Neither a link on another site nor a picture at this address may sign people out; a click here does.
    const isAsked = request.headers["sec-fetch-site"] !== "cross-site" && !isPartOfPage(request);
    if (isSignedIn && !isAsked) {
      return reply
        .header("content-security-policy", signOutPagePolicy)
        .type("text/html; charset=utf-8")
        .send(signOutPage(readerLanguage(request)));
    }
    const answer = await auth.signOut(request);
    copyHeaders(answer, reply);
    return reply.redirect("/");
  });

  app.post("/api/auth/sign-out", described("Sign out"), async (request, reply) => {
    const answer = await auth.signOut(request);
    return auth.send(answer, reply);
  });
}

/** For a GET that changes something: Fastify would run it for a HEAD too, which mustn't. */
function withoutHead(summary: string) {
  return { ...described(summary), exposeHeadRoute: false };
}

/** For the document of the calls. */
function described(summary: string) {
  return { schema: { hide: true }, config: { described: { summary, tags: ["auth"] } } };
}
