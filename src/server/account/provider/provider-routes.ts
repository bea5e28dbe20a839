import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SignInError } from "#contract/account.ts";
import { screenAddress } from "#contract/screen-path.ts";
import { claimFirstAdmin } from "#server/account/admin/claim-first-admin.ts";
import type { AskAuth } from "#server/account/ask-auth.ts";
import { BANNED } from "#server/account/library-refusals.ts";
import { type AuthCall, copyHeaders } from "#server/account/web-request.ts";
import type { Deps } from "#server/deps.ts";
import { orGiveUp } from "#server/platform/batching/give-up.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { OIDC_PROVIDER, PROVIDER_MS } from "./oidc-provider.ts";

/** Where a provider's answer can lead: our start page, or the page that says what went wrong. */
const HOME = "/";
const SIGN_IN = "/sign-in";

/** better-auth's and the provider's error codes; all others are `failed`. */
const ERRORS: Readonly<Record<string, SignInError>> = {
  access_denied: "cancelled",
  account_not_linked: "unverified",
  email_not_found: "no-email",
  [BANNED.toLowerCase()]: "banned",
};

/** For the document of the calls. */
const described = {
  // It leaves a state behind, which a HEAD mustn't.
  exposeHeadRoute: false,
  schema: { hide: true },
  config: {
    described: { summary: "Go to where one signs in: the provider, or the sign-in page", tags: ["auth"] },
  },
};

export interface ProviderRoutesParts {
  readonly deps: Deps;
  readonly auth: AskAuth;
}

/**
 * To the OIDC provider and back. The browser names at most one address: our screen to continue on, as `?to=`.
 */
export function mountProviderRoutes(app: FastifyInstance, parts: ProviderRoutesParts): void {
  const { deps, auth } = parts;

  app.get("/api/login", described, async (request, reply) => {
    const to = screenAddress((request.query as { readonly to?: unknown }).to) ?? HOME;
    const query = to === HOME ? "" : `?to=${strictlyEncoded(to)}`;
    if (deps.config.oidc === null) return reply.redirect(`${SIGN_IN}${query}`);
    const body = { provider: OIDC_PROVIDER, callbackURL: `${HOME}${query}`, errorCallbackURL: SIGN_IN };
    const answer = await askProvider(auth, request, { method: "POST", path: "/sign-in/social", body });
    if (answer === null) return sayUnavailable(request, reply);
    const { url } = (await answer.json()) as { url?: string };
    if (url === undefined) return sayUnavailable(request, reply);
    copyHeaders(answer, reply);
    return reply.redirect(url);
  });

  if (deps.config.oidc === null) return;
  app.get(`/api/auth/callback/${OIDC_PROVIDER}`, { schema: { hide: true } }, async (request, reply) => {
    const query = request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
    const path = `/callback/${OIDC_PROVIDER}${query}`;
    const claim = claimFirstAdmin(request, deps.config);
    const answer = await askProvider(auth, request, { method: "GET", path, claim });
    if (answer === null) return sayUnavailable(request, reply);
    const location = URL.parse(answer.headers.get("location") ?? "", "http://localhost");
    const error = errorOf(answer, location);
    copyHeaders(answer, reply);
    if (error !== null) return reply.redirect(`${SIGN_IN}?error=${error}${untilOf(location)}`);
    return reply.redirect(screenAddress(location?.searchParams.get("to")) ?? HOME);
  });
}

/**
 * Makes a call that waits for the provider, and while it waits doesn't count as one at work: a provider that takes requests
 * and answers none keeps nobody else out.
 *
 * @returns null if the provider didn't answer in time
 */
async function askProvider(auth: AskAuth, request: FastifyRequest, call: AuthCall): Promise<Response | null> {
  const comeBack = request.stepAside();
  try {
    return await orGiveUp(auth.ask(request, call), PROVIDER_MS, "the OIDC provider");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ETIMEDOUT") throw error;
    request.log.warn({ err: error }, "nobody can sign in");
    return null;
  } finally {
    comeBack();
  }
}

/** As one parameter, without the few characters that better-auth takes for a foreign address. */
function strictlyEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*~]/gu,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** What went wrong, from the address where better-auth would redirect; null: nothing. */
function errorOf(answer: Response, location: URL | null): SignInError | null {
  if (answer.status !== 302 || location === null) return "failed";
  const error = location.searchParams.get("error");
  if (error === null && location.pathname === HOME) return null;
  return ERRORS[(error ?? "").toLowerCase()] ?? "failed";
}

/** The end of a ban, for the page that tells it; empty: there is none. */
function untilOf(location: URL | null): string {
  const end = location?.searchParams.get("error_description") ?? "";
  const isEnd = location?.searchParams.get("error") === BANNED && /^\d+$/u.test(end);
  return isEnd ? `&until=${end}` : "";
}

/** The provider is out of reach: a page for a browser, a refusal for a program. */
function sayUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers.accept?.includes("text/html") !== true) throw new RefusedError({ code: "busy" });
  return reply.redirect(`${SIGN_IN}?error=${"unavailable" satisfies SignInError}`);
}
