import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import { contentSecurityPolicy, policyOfCalls } from "./content-security-policy.ts";
import { isCall } from "./is-call.ts";

/** Headers that browsers obey on documents alone. On every script, picture and answer they would be a kilobyte for nothing. */
export const OF_DOCUMENTS: ReadonlySet<string> = new Set([
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
]);

type Written = Readonly<Record<string, string>>;

/**
 * Gives pages all of helmet's headers, and answers of the API those that are obeyed on what is no page, with a policy
 * under which nothing in them could do anything. They are the same each time, so they are made once: made anew for each
 * answer they would cost as much as all else that stands before a call.
 */
export async function setSecurityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, { global: false, contentSecurityPolicy, crossOriginEmbedderPolicy: false });
  let made: { readonly ofPages: Written; readonly ofCalls: Written } | null = null;
  server.addHook("onRequest", (request, reply, done) => {
    made ??= headersOf(reply);
    void reply.headers(isCall(request) ? made.ofCalls : made.ofPages);
    done();
  });
}

/** What helmet writes on the connection, taken from there. */
function headersOf(reply: FastifyReply): { readonly ofPages: Written; readonly ofCalls: Written } {
  void reply.helmet();
  const written = Object.entries(reply.raw.getHeaders()).map(
    ([name, value]) => [name, String(value)] as const,
  );
  for (const [name] of written) reply.raw.removeHeader(name);
  const obeyed = written.filter(([name]) => !OF_DOCUMENTS.has(name));
  return {
    ofPages: Object.fromEntries(written),
    ofCalls: { "content-security-policy": policyOfCalls, ...Object.fromEntries(obeyed) },
  };
}
