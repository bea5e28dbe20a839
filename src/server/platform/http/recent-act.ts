import type { FastifyInstance, FastifyRequest } from "fastify";

/** Longer than a replica's answers may be old. */
const SECONDS = 3;
const COOKIE = "panna.acted";
const SAID = new RegExp(String.raw`(?:^|;\s*)(?:__Host-)?${COOKIE}=1(?:;|$)`);

/**
 * Tells browsers that have just changed something to say so with their next calls, which then read no replica. A cookie,
 * because the next call may reach another instance.
 */
export function markActs(server: FastifyInstance, isSecure: boolean): void {
  const name = isSecure ? `__Host-${COOKIE}` : COOKIE;
  const cookie = `${name}=1; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  server.addHook("onSend", async ({ method }, reply) => {
    if (method === "GET" || method === "HEAD" || reply.statusCode >= 400) return;
    const others = [reply.getHeader("set-cookie") ?? []].flat().map(String);
    reply.removeHeader("set-cookie");
    void reply.header("set-cookie", [...others, cookie]);
  });
}

/** Whether the caller has changed something in the last seconds. */
export function hasJustActed({ headers }: FastifyRequest): boolean {
  return headers.cookie !== undefined && SAID.test(headers.cookie);
}
