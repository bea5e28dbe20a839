import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type Endpoint, keyRefusals, type ParsedRequestOf, type ResponseOf } from "#contract/endpoint.ts";
import { failure } from "#contract/failure.ts";
import type { Outcome } from "#game/outcome.ts";
import { type Refusal, refusals } from "#contract/refusals.ts";
import type { Admin, Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { forEachDatabase } from "#server/platform/db/replica/for-each-database.ts";
import { type Reading, readingPrimary } from "#server/platform/db/replica/reading.ts";
import { afterFirstRun, type PassingRefusal } from "#server/platform/jobs/after-first-run.ts";
import { type ReceivedForm, type SentFile, withForm } from "#server/platform/http/form/with-form.ts";
import {
  answerCallOnce,
  type ChangeParts,
  partsOf,
  takingTurns,
} from "#server/platform/idempotency/answer-once.ts";
import { takingTurnsByAccount } from "#server/platform/http/limits/taking-turns-by-account.ts";
import { hasJustActed } from "./recent-act.ts";
import { RefusedError } from "./refused-error.ts";
import { type Admission, admitting, type SessionGate } from "./session-gate.ts";
import { compressedFor, isKnownToCaller } from "./shared-answer.ts";

interface ViewerOf {
  public: null;
  user: Viewer;
  admin: Admin;
}

/** A handler's argument: the parsed request, and the caller as the endpoint's access demands. */
export interface Call<E extends Endpoint> extends ParsedRequestOf<E> {
  readonly viewer: ViewerOf[E["access"]];
  /** For a verb with a file, which stores its answer itself. */
  readonly idempotencyKey: string | null;
  /**
   * What to work with. For a change with an Idempotency-Key the database is the transaction that stores the answer (see
   * answerCallOnce), so everything that changes something works with these. For an answer that may be seconds old it can
   * be the replica.
   */
  readonly parts: E["method"] extends "GET" ? Deps : ChangeParts;
  /** For an endpoint that takes a file; null if none was sent. */
  readonly file: SentFile | null;
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<ResponseOf<E>, Refusal>>;

/** A call that's refused with `passing` is made once more after the job's first run. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>, passing?: PassingRefusal) => void;

/** Longest Idempotency-Key; a UUID has 36 characters. */
const KEY_LENGTH = 128;

/** Mounts endpoints of the contract on the server, with the session gate before every handler. */
export function mounting(
  app: FastifyInstance,
  gate: SessionGate,
  deps: Deps,
  reading: Reading = readingPrimary(deps),
): Mount {
  const admission = admitting(gate, deps.clock);
  const run = choosingParts(deps, reading, admission);
  return (endpoint, handler, passing) => {
    const answerCall = async (request: FastifyRequest, reply: FastifyReply, form: ReceivedForm | null) => {
      const work = (parts: Deps | ChangeParts) =>
        handler({
          params: request.params,
          query: request.query,
          body: form === null ? request.body : form.body,
          file: form?.file ?? null,
          viewer: request.viewer,
          idempotencyKey: idempotencyKeyOf(request),
          parts,
          http: { request, reply },
        } as unknown as Call<typeof endpoint>);
      const call = () => run(endpoint, request, work);
      const outcome = await (passing === undefined ? call() : afterFirstRun(deps.jobs, passing, call));
      if (!outcome.ok) throw new RefusedError(outcome.refusal);
      return outcome.value;
    };
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      config: endpoint.file === undefined ? {} : { described: describedForm(endpoint, endpoint.file) },
      // After the rate limit, which counts refused requests too, and before the body is parsed: callers without access
      // can't send megabytes.
      preParsing: (request) => admission.admit(request, endpoint.access),
      handler: async (request, reply) => {
        const answer = (form: ReceivedForm | null) => answerCall(request, reply, form);
        const value = await (endpoint.file === undefined
          ? answer(null)
          : withForm(request, endpoint, answer));
        if (isKnownToCaller(value, request, reply)) return reply.code(304).send();
        return compressedFor(value, request, reply) ?? value;
      },
    });
  };
}

type Answered = Outcome<unknown, Refusal>;

/** Runs a call with what it may work with: the transaction that stores its answer, the replica, or the primary. */
function choosingParts(deps: Deps, reading: Reading, admission: Admission) {
  const readingParts = forEachDatabase(({ db }): Deps => ({ ...deps, db }));
  const inTurn = takingTurns();
  const inTurnOfAccount = takingTurnsByAccount();
  return (
    endpoint: Endpoint,
    request: FastifyRequest,
    work: (parts: Deps | ChangeParts) => Promise<Answered>,
  ): Promise<Answered> => {
    const { viewer } = request;
    if (endpoint.method === "GET") {
      if (endpoint.mayBeSecondsOld !== true) return work(deps);
      return reading.read((from) => work(readingParts(from)), hasJustActed(request));
    }
    if (viewer === null) return work(partsOf(deps));
    const key = idempotencyKeyOf(request);
    const isOnce = key !== null && isAnsweredOnceHere(endpoint);
    const change = async (): Promise<Answered> => {
      await admission.admitAgain(request, endpoint.access);
      if (!isOnce) return work(partsOf(deps));
      return answerCallOnce(deps, { viewer, key, ...identityOf(endpoint, request) }, work);
    };
    return inTurnOfAccount(viewer.id, request, () => (isOnce ? inTurn(change) : change()));
  };
}

/** Changes, except those that take a file: they hold no connection while they look at it. */
function isAnsweredOnceHere(endpoint: Endpoint): boolean {
  return isAnswerKept(endpoint) && endpoint.file === undefined;
}

/** Whether a repeated Idempotency-Key means anything to a call. */
function isAnswerKept({ method, isAnswerSecret }: Endpoint): boolean {
  return method !== "GET" && isAnswerSecret !== true;
}

/** Tells two requests under one key apart. */
function identityOf({ method, path }: Endpoint, { params, query, body }: FastifyRequest) {
  return { endpoint: `${method} ${path}`, input: [params, query, body] };
}

function schemaOf(endpoint: Endpoint): Record<string, unknown> {
  const codes = isAnswerKept(endpoint) ? [...endpoint.refusals, ...keyRefusals] : endpoint.refusals;
  const statuses = [...new Set(codes.map((code) => refusals[code].status))];
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[2] ?? ""],
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.file === undefined ? {} : { consumes: ["multipart/form-data"] }),
    // The handler reads and validates a form's text parts.
    ...(endpoint.body && endpoint.file === undefined ? { body: endpoint.body } : {}),
    response: { 200: endpoint.response, ...Object.fromEntries(statuses.map((status) => [status, failure])) },
  };
}

/** For the document of the calls: the form's text parts and its file. */
function describedForm(endpoint: Endpoint, file: string): Record<string, unknown> {
  const parts = endpoint.body instanceof z.ZodMiniObject ? endpoint.body : z.object({});
  return { ...schemaOf(endpoint), body: z.extend(parts, { [file]: z.file() }) };
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key === "string" && key.length >= 1 && key.length <= KEY_LENGTH) return key;
  const message = `has 1 to ${KEY_LENGTH} characters`;
  throw new RefusedError({ code: "invalid_input" }, [{ path: "Idempotency-Key", message }]);
}
