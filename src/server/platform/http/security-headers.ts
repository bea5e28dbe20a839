import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import { contentSecurityPolicy, policyOfCalls } from "./content-security-policy.ts";
import { isCall } from "./request-facts.ts";

const POLICY = "content-security-policy";
/** Headers that browsers obey only on documents. On every script, picture and answer they'd waste a kilobyte. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set([
  POLICY,
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
 * Gives every answer the security headers for its content type: a page gets all of helmet's, anything else those that
 * browsers obey on it. JSON and every answer of the API also get a policy under which they can do nothing. A route's
 * own policy wins. The headers are made once, because helmet's cost as much as the rest of a call.
 */
export async function setSecurityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, { global: false, contentSecurityPolicy, crossOriginEmbedderPolicy: false });
  let made: { readonly ofPages: Written; readonly ofAll: Written } | null = null;
  server.addHook("onSend", (request, reply, payload, done) => {
    made ??= headersOf(reply);
    const type = String(reply.getHeader("content-type"));
    const isData = isCall(request) || type.startsWith("application/json");
    const policy = reply.getHeader(POLICY) ?? (isData ? policyOfCalls : undefined);
    void reply.headers(type.startsWith("text/html") ? made.ofPages : made.ofAll);
    if (policy !== undefined) void reply.header(POLICY, policy);
    done(null, payload);
  });
}

/** Captures the headers that helmet writes on the connection. */
function headersOf(reply: FastifyReply): { readonly ofPages: Written; readonly ofAll: Written } {
  const before = new Set(reply.raw.getHeaderNames());
  void reply.helmet();
  const written = Object.entries(reply.raw.getHeaders())
    .filter(([name]) => !before.has(name))
    .map(([name, value]) => [name, String(value)] as const);
  for (const [name] of written) reply.raw.removeHeader(name);
  return {
    ofPages: Object.fromEntries(written),
    ofAll: Object.fromEntries(written.filter(([name]) => !OF_DOCUMENTS.has(name))),
  };
}
