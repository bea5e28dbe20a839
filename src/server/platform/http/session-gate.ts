import type { FastifyRequest } from "fastify";
import type { LookUpSession } from "#server/account/session-lookup.ts";
import { type CookieConfig, sessionToken } from "#server/account/session-cookie.ts";
import { type Admin, mintAdmin, mintViewer, type Viewer } from "#server/account/viewer.ts";
import { RefusedError } from "./refused-error.ts";

/** Turns a request into who asks. Viewers and admins are minted here and nowhere else. */
export interface SessionGate {
  /** The viewer, or null for a visitor. */
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  /** @throws RefusedError `unauthorized` for a visitor. */
  requireViewer(request: FastifyRequest): Promise<Viewer>;
  /** @throws RefusedError `unauthorized` for a visitor, `admin_only` for a user who is no admin. */
  requireAdmin(request: FastifyRequest): Promise<Admin>;
}

export function sessionGate(lookUp: LookUpSession, config: CookieConfig): SessionGate {
  async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const token = sessionToken(request.headers.cookie, config);
    if (token === null) return null;
    const session = await lookUp(token);
    return session === null ? null : mintViewer(session.user);
  }

  async function requireViewer(request: FastifyRequest): Promise<Viewer> {
    const viewer = await viewerOf(request);
    if (viewer === null) throw new RefusedError({ code: "unauthorized" });
    return viewer;
  }

  return {
    viewerOf,
    requireViewer,
    async requireAdmin(request) {
      const admin = mintAdmin(await requireViewer(request));
      if (admin === null) throw new RefusedError({ code: "admin_only" });
      return admin;
    },
  };
}
