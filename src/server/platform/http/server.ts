import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type RawRequestDefaultExpression,
} from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import en from "zod/v4/locales/en.js";
import * as z from "zod/mini";
import { answerBrokenConnection } from "./answer-broken-connection.ts";
import { answerError } from "./error-handler.ts";
import { CALLS_AT_WORK, limitCallsAtWork } from "#server/platform/http/limits/limit-calls-at-work.ts";
import { limitSlowBodies, REQUEST_MS } from "#server/platform/http/limits/limit-slow-bodies.ts";
import { limitUnreadAnswers } from "#server/platform/http/limits/limit-unread-answers.ts";
import { limitRates } from "#server/platform/http/limits/rate-limits.ts";
import { type AnswerParts, prepareAnswers, setSecurityHeaders } from "./prepare-answers.ts";
import { RefusedError } from "./refused-error.ts";
import { COMPRESSED_FROM, encodingNames, textOf } from "./shared-answer.ts";
import { isStorable, unstorableEscape } from "#server/platform/db/storable-text.ts";
import { stopListening } from "#server/platform/stop-listening.ts";

/** The largest JSON body; photos have their own limit. */
const BODY_LIMIT = 256 * 1024;
/** The deepest nesting of lists and objects allowed in a JSON body; ours have four levels. */
const DEEPEST = 100;
/** How often a stop checks which requests have been answered. */
const LAST_ANSWERS_MS = 50;
/** An address that no screen has. */
const NOWHERE = "/404";

export interface ServerOptions extends AnswerParts {
  readonly logger: FastifyBaseLogger;
  /** Parse every answer with its declared schema: in tests and development, not in production. */
  readonly checkResponses: boolean;
}

/** A Fastify server with everything before and after the endpoints, but no endpoints. */
export async function makeServer({
  logger,
  checkResponses,
  ...parts
}: ServerOptions): Promise<FastifyInstance> {
  // The contract's small zod has no wording; problems with a request are described in English.
  z.config(en());
  const server = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: [...parts.config.trustedProxies],
    forceCloseConnections: "idle",
    // Clients that connected before a stop still get answers; then their connections close.
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    clientErrorHandler: answerBrokenConnection,
    // A trailing slash isn't an empty id.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator: notBuilt, buildSerializer: notBuilt } },
    rewriteUrl: readableAddress,
    // For refusals before a route is found, such as a malformed address.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(({ schema }) => (checkResponses ? checking(schema) : textOf));
  server.setErrorHandler(answerError);
  acceptJsonAlone(server);
  closeConnectionsAtStop(server);
  server.decorateRequest("viewer", null);
  server.decorateRequest("admittedAt", 0);
  setSecurityHeaders(server);
  prepareAnswers(server, parts);
  await limitRates(server, parts.config);
  limitCallsAtWork(server, CALLS_AT_WORK);
  limitSlowBodies(server, parts.clock);
  limitUnreadAnswers(server, parts.clock);
  await server.register(compress, {
    global: true,
    threshold: COMPRESSED_FROM,
    encodings: encodingNames,
    // Concerns request bodies: an invalid compressed body would never get an answer.
    globalDecompression: false,
  });
  return server;
}

/**
 * For Fastify's `rewriteUrl`: a path that can't be decoded, or has a zero character, leads nowhere, and a person who opens
 * it gets the not-found screen. Calls stay as they are and are refused as invalid.
 */
function readableAddress({ url = "/" }: RawRequestDefaultExpression): string {
  const [path = "/"] = url.split("?", 1);
  return path.startsWith("/api/") || isReadable(path) ? url : NOWHERE;
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/**
 * After a stop has begun, closes each connection when its last answer is sent. A browser would keep the connection
 * open after an answer, and the stop would wait for it.
 */
function closeConnectionsAtStop(fastify: FastifyInstance): void {
  fastify.addHook("preClose", async () => {
    const { server } = fastify;
    if (!server.listening) return;
    await stopListening(server);
    const closing = setInterval(() => server.closeIdleConnections(), LAST_ANSWERS_MS);
    server.once("close", () => clearInterval(closing));
  });
}

/** Replaces compilers that Fastify would load at every start; ours are set on the server. */
function notBuilt(): never {
  throw new Error("the server has compilers of its own");
}

/** Parses an answer with its declared schema, and fails if they differ. */
function checking(schema: unknown): (value: unknown) => string {
  const declared = schema as z.ZodMiniType;
  return (value) => JSON.stringify(z.parse(declared, value));
}

/**
 * Bodies are uncompressed JSON. A call without a body can still have a JSON content type. Text that PostgreSQL can't
 * store (a zero character, a lone surrogate), and nesting that no call has, are refused here for all calls.
 */
function acceptJsonAlone(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isEncoded(request)) done(new RefusedError({ code: "unsupported_type" }), undefined);
    else if (isUnfit(body as string)) done(new RefusedError({ code: "invalid_input" }), undefined);
    else void parse(request, body as string, done);
  });
}

function isEncoded({ headers }: FastifyRequest): boolean {
  const { "content-encoding": encoding = "identity" } = headers;
  return encoding !== "identity";
}

function isUnfit(body: string): boolean {
  return isTooDeep(body) || hasUnstorableText(body);
}

/** The second parsing is rare: programs write such characters as they are, except those that aren't any. */
function hasUnstorableText(json: string): boolean {
  if (!unstorableEscape.test(json)) return false;
  let isFound = false;
  try {
    JSON.parse(json, (name: string, value: unknown) => {
      isFound ||= !isStorable(name) || (typeof value === "string" && !isStorable(value));
      return value;
    });
  } catch {
    // The parser of all bodies says that it isn't JSON.
    return false;
  }
  return isFound;
}

/**
 * Whether a JSON text nests deeper than any valid request. Parsing it is safe; writing or walking the result overflows
 * the stack.
 */
export function isTooDeep(json: string): boolean {
  if (json.length <= 2 * DEEPEST) return false;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInText && character === "\\") at += 1;
    else if (character === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
