import type { Auth } from "better-auth";
import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#server/deps.ts";
import { OIDC_PROVIDER, PROVIDER_MS } from "#server/account/provider/oidc-provider.ts";
import { orGiveUp } from "#server/platform/batching/give-up.ts";
import { refusalOf } from "./library-refusals.ts";
import { sessionToken } from "./session-cookie.ts";
import { session } from "./table.ts";
import { type AuthCall, copyHeaders, headersOf, toWebRequest, type WebAddress } from "./web-request.ts";

/** Where browsers reach the server; without PUBLIC_URL, known only after it listens. */
export type PublicUrl = () => string;

/** better-auth, behind our own routes, which decide what calls there are and what they take. */
export interface AskAuth {
  /** Where browsers reach Panna. */
  readonly origin: PublicUrl;
  /** Its unchanged answer. */
  readonly ask: (request: FastifyRequest, call: AuthCall) => Promise<Response>;
  /** Forwards its answer. @throws RefusedError with one of our refusals for each of its own */
  readonly send: (answer: Response, reply: FastifyReply) => Promise<FastifyReply>;
  /** The user of the request's session. */
  readonly userOf: (request: FastifyRequest) => Promise<AuthUser | null>;
  /** Whether this is the password of the request's user. */
  readonly isPassword: (request: FastifyRequest, password: string) => Promise<boolean>;
  /** The id of the user whose password a token may reset; null if the token is unknown, used or too old. */
  readonly resetUserId: (token: string) => Promise<string | null>;
  /** Ends the request's session. Its answer makes the browser forget the cookie. @throws if the session can't be ended */
  readonly signOut: (request: FastifyRequest) => Promise<Response>;
}

/** The part of a user that better-auth returns. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly names: readonly (string | null)[];
}

/**
 * Calls better-auth, which is loaded at the first request.
 * @param publicUrl Panna's own address
 */
export function askingAuth(deps: Deps, publicUrl: PublicUrl): AskAuth {
  const auth = lazyAuth(deps, publicUrl);
  const address = (): WebAddress => ({ ...deps.config, origin: publicUrl() });
  return {
    origin: publicUrl,
    async ask(request, call) {
      const { handler } = await auth();
      return handler(toWebRequest(request, call, address()));
    },
    async send(answer, reply) {
      if (answer.status >= 400) throw await refusalOf(answer);
      copyHeaders(answer, reply);
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
    async userOf(request) {
      const { api } = await auth();
      const found = await api.getSession({ headers: headersOf(request, deps.config) });
      if (found === null) return null;
      const { id, email, ...user } = found.user as typeof found.user & NamesOfUser;
      return { id, email, names: [user.name, user.firstName, user.lastName, user.username] };
    },
    async isPassword(request, password) {
      const { api } = await auth();
      const headers = headersOf(request, deps.config);
      const answer = await api.verifyPassword({ headers, body: { password }, asResponse: true });
      return answer.ok;
    },
    async resetUserId(token) {
      const { internalAdapter } = await (await auth()).$context;
      const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      return found === null || found.expiresAt.getTime() <= deps.clock.wallTime() ? null : found.value;
    },
    async signOut(request) {
      const { api } = await auth();
      await endSessionOf(deps, request);
      return api.signOut({ headers: headersOf(request, deps.config), asResponse: true });
    },
  };
}

/** better-auth answers 200 to a sign-out whose deletion failed, and the cookie would still work. */
async function endSessionOf({ db, config }: Deps, { headers }: FastifyRequest): Promise<void> {
  const token = sessionToken(headers.cookie, config);
  if (token !== null) await db.delete(session).where(eq(session.token, token));
}

/** Our own fields, which better-auth's types don't have. */
interface NamesOfUser {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string | null;
}

/**
 * better-auth, made at the first request that needs it; if that fails, or the OIDC provider is out of reach, the next
 * request tries again.
 */
function lazyAuth(deps: Deps, publicUrl: PublicUrl): () => Promise<Auth> {
  let made: Promise<Auth> | null = null;
  async function make(): Promise<Auth> {
    const { makeAuth } = await import("./auth.ts");
    const auth = makeAuth({ ...deps, publicUrl: publicUrl() });
    const { socialProviders } = await orGiveUp(auth.$context, PROVIDER_MS, "the OIDC provider");
    const isWhole = deps.config.oidc === null || socialProviders.some(({ id }) => id === OIDC_PROVIDER);
    if (!isWhole) made = null;
    return auth;
  }
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
