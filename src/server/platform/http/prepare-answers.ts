import type { FastifyInstance, FastifyRequest } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";
import { PANNA_TIME_HEADER } from "#contract/panna-time.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Closing } from "#server/platform/closing.ts";
import type { Config } from "#server/config.ts";
import { makeCounter } from "#server/platform/metrics/counters.ts";
import { RefusedError } from "./refused-error.ts";
import {
  hostName,
  isAddress,
  isCall,
  isForeign,
  isFromHiddenProxy,
  isHealthCheck,
  isLoopback,
} from "./request-facts.ts";
import { contentSecurityPolicy, policyOfCalls } from "./content-security-policy.ts";

const countAnswer = makeCounter("panna_answers_total", "Answers, by their status.");
const countSeconds = makeCounter("panna_answer_seconds_total", "Seconds from requests to their answers.");

export interface AnswerParts {
  readonly config: Pick<Config, "publicUrl" | "trustedProxies">;
  readonly clock: Clock;
  /** Once a stop has begun, each connection closes after its answer, and the client connects elsewhere. */
  readonly closing: Pick<Closing, "isUnderWay">;
}

/**
 * Gives every answer its id, and answers of calls the game's time and a no-store header; then refuses what's invalid
 * for any route.
 */
export function prepareAnswers(server: FastifyInstance, { config, clock, closing }: AnswerParts): void {
  const publicAddress = config.publicUrl === null ? null : new URL(config.publicUrl);
  const tellTime = timeTeller(clock);
  let hasWarned = false;

  /** Once: the proxy doesn't change while we run. */
  function warnOfProxy({ log }: FastifyRequest): void {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(
      "a browser's call names another host than this machine: if a proxy is in front of Panna, set PUBLIC_URL to the address that browsers use. Until then its visitors count as this machine, without limits, and the first to sign up can be admin",
    );
  }

  function refusalOf(request: FastifyRequest): Refusal | null {
    if (!isServed(request.headers.host, publicAddress) && !isHealthCheck(request))
      return { code: "wrong_host" };
    // Also refused in bodies: no text of ours has it, and PostgreSQL can't store it.
    if (request.url.includes("%00")) return { code: "invalid_input" };
    if (!isForeign(request, publicAddress?.host ?? null)) return null;
    if (publicAddress === null && isFromHiddenProxy(request)) warnOfProxy(request);
    return { code: "foreign_origin" };
  }

  server.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    if (isCall(request)) void reply.header("cache-control", "no-store").header(PANNA_TIME_HEADER, tellTime());
    if (closing.isUnderWay) void reply.header("connection", "close");
    const refusal = refusalOf(request);
    done(refusal === null ? undefined : new RefusedError(refusal));
  });

  server.addHook("onResponse", (_, reply, done) => {
    // A stream's end says nothing about how fast answers are.
    if (reply.getHeader("content-type") !== "text/event-stream") {
      countAnswer(`status="${reply.statusCode}"`);
      countSeconds("", reply.elapsedTime / 1000);
    }
    done();
  });
}

/**
 * Whether a `Host` header has a name that is ours. Another site could point its own name at this machine (DNS rebinding)
 * and would then share our origin. An address can't be pointed elsewhere.
 *
 * With PUBLIC_URL, its host and this machine's own names are served; without it, `localhost` and every address. Health
 * checks may use any name.
 */
function isServed(host: string | undefined, publicAddress: URL | null): boolean {
  if (host !== undefined && host === publicAddress?.host) return true;
  const name = hostName(host);
  return isLoopback(name) || (publicAddress === null ? isAddress(name) : name === publicAddress.hostname);
}

/** The game's time in the format of answers. Requests in the same millisecond share the text. */
function timeTeller(clock: Clock): () => string {
  let instant = Number.NaN;
  let text = "";
  return () => {
    const now = clock.now();
    if (now !== instant) {
      instant = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
}

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
