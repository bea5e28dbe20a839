import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/**
 * Gives every answer helmet's headers. They are the same each time, so they are made once: made anew for each answer
 * they would cost as much as all else that stands before a call.
 */
export async function setSecurityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, { global: false, contentSecurityPolicy, crossOriginEmbedderPolicy: false });
  let headers: Readonly<Record<string, string>> | null = null;
  server.addHook("onRequest", (_, reply, done) => {
    headers ??= headersOf(reply);
    void reply.headers(headers);
    done();
  });
}

/** What helmet writes on the connection, taken from there. */
function headersOf(reply: FastifyReply): Record<string, string> {
  void reply.helmet();
  const written = Object.entries(reply.raw.getHeaders());
  for (const [name] of written) reply.raw.removeHeader(name);
  return Object.fromEntries(written.map(([name, value]) => [name, String(value)]));
}
