import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Clock } from "#server/platform/clock.ts";
import { RefusedError } from "./refused-error.ts";
import type { Admin, SessionUser, Viewer } from "./viewer.ts";

/** How sessions are found: the cookie with their tokens, and their users. */
export interface Sessions {
  /** The token in a Cookie header; null if there's none that we signed. */
  tokenOf(cookieHeader: string | undefined): string | null;
  lookUp(token: string): Promise<{ readonly user: SessionUser } | null>;
}

/** Finds out who sent a request. Only the session gate makes viewers and admins. */
export interface SessionGate {
  /** The token of the session, whether or not it has ended; null for a visitor. */
  tokenOf(request: FastifyRequest): string | null;
  /** The viewer, or null for a visitor. */
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  /** @throws RefusedError `unauthorized` for a visitor. */
  requireViewer(request: FastifyRequest): Promise<Viewer>;
  /** @throws RefusedError `unauthorized` for a visitor, `admin_only` for a user who isn't an admin. */
  requireAdmin(request: FastifyRequest): Promise<Admin>;
}

/** The gate that identifies a request's user by its cookie. Only it makes a `Viewer`. */
export function sessionGate(sessions: Sessions): SessionGate {
  const tokenOf = ({ headers }: FastifyRequest): string | null => sessions.tokenOf(headers.cookie);

  async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const token = tokenOf(request);
    if (token === null) return null;
    const session = await sessions.lookUp(token);
    return session === null ? null : mintViewer(session.user);
  }

  async function requireViewer(request: FastifyRequest): Promise<Viewer> {
    const viewer = await viewerOf(request);
    if (viewer === null) throw new RefusedError({ code: "unauthorized" });
    return viewer;
  }

  return {
    tokenOf,
    viewerOf,
    requireViewer,
    async requireAdmin(request) {
      const viewer = await requireViewer(request);
      const admin = mintAdmin(viewer);
      if (admin !== null) return admin;
      request.log.warn({ accountId: viewer.id }, "refused: for admins only");
      throw new RefusedError({ code: "admin_only" });
    },
  };
}

/** A call that is older asks for its session again: its body was slow, or it waited for the account's other calls. */
const ADMITTED_MS = 1000;

/** Admits callers as an endpoint's access demands. */
export interface Admission {
  /** Sets the request's viewer. @throws RefusedError `unauthorized` or `admin_only` */
  admit(request: FastifyRequest, access: Endpoint["access"]): Promise<void>;
  /** The same, for a call that's about to change something, if it was admitted more than a second ago. */
  admitAgain(request: FastifyRequest, access: Endpoint["access"]): Promise<void>;
}

/** Before a body is parsed, and once more before a call that took long changes something: a ban reaches it too. */
export function admitting(gate: SessionGate, { elapsed }: Pick<Clock, "elapsed">): Admission {
  const viewers = {
    public: async () => null,
    user: (request: FastifyRequest) => gate.requireViewer(request),
    admin: (request: FastifyRequest) => gate.requireAdmin(request),
  };
  const admit: Admission["admit"] = async (request, access) => {
    request.viewer = await viewers[access](request);
    request.admittedAt = elapsed();
  };
  return {
    admit,
    async admitAgain(request, access) {
      if (elapsed() - request.admittedAt > ADMITTED_MS) await admit(request, access);
    },
  };
}

/** For the session gate: nothing else mints a viewer. */
export function mintViewer(user: SessionUser): Viewer {
  return { id: user.id, user } as Viewer;
}

/** For the session gate: an admin, or null. */
export function mintAdmin(viewer: Viewer): Admin | null {
  return viewer.user.isAdmin ? { ...viewer, isAdmin: true } : null;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the session gate before the handler of a mounted endpoint runs. */
    viewer: Viewer | Admin | null;
    /** When it was last set, by `clock.elapsed`. */
    admittedAt: number;
  }
}
