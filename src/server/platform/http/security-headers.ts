import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
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

type Headers = Readonly<Record<string, string>>;

/**
 * Gives every answer the security headers for its content type: a page gets all of helmet's, anything else those that
 * browsers obey on it. JSON and every answer of the API also get a policy under which they can do nothing. A route's
 * own policy wins.
 */
export function setSecurityHeaders(server: FastifyInstance): void {
  const ofPages = headersOfHelmet();
  const ofAll = Object.fromEntries(Object.entries(ofPages).filter(([name]) => !OF_DOCUMENTS.has(name)));
  server.addHook("onSend", (request, reply, payload, done) => {
    const type = String(reply.getHeader("content-type"));
    const isData = isCall(request) || type.startsWith("application/json");
    const policy = reply.getHeader(POLICY) ?? (isData ? policyOfCalls : undefined);
    void reply.headers(type.startsWith("text/html") ? ofPages : ofAll);
    if (policy !== undefined) void reply.header(POLICY, policy);
    done(null, payload);
  });
}

/** Helmet's headers, which are the same for every page: written once, because writing them costs as much as a call. */
function headersOfHelmet(): Headers {
  const written: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (written[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const write = helmet({ contentSecurityPolicy, crossOriginEmbedderPolicy: false });
  write({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw new Error("helmet wrote no headers", { cause: error });
  });
  return written;
}
