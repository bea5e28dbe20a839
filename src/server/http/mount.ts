import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint, ParsedRequestOf, ResponseOf } from "#contract/endpoint.ts";
import { failure } from "#contract/failure.ts";
import type { Outcome } from "#game/outcome.ts";
import { refusals, type Refusal } from "#contract/refusals.ts";
import type { Admin, Viewer } from "../account/viewer.ts";
import { receiveForm } from "./receive-form.ts";
import { RefusedError } from "./refused-error.ts";
import type { SessionGate } from "./session-gate.ts";

interface ViewerOf {
  public: null;
  user: Viewer;
  admin: Admin;
}

/** What a handler gets: the parsed request, and who asks as the endpoint's access demands. */
export interface Call<E extends Endpoint> extends ParsedRequestOf<E> {
  readonly viewer: ViewerOf[E["access"]];
  readonly idempotencyKey: string | null;
  /** Of an endpoint that takes a file; null where none was sent. */
  readonly file: Buffer | null;
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<ResponseOf<E>, Refusal>>;

export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** Longest Idempotency-Key; a UUID has 36 characters. */
const KEY_LENGTH = 128;

/** Mounts endpoints of the contract on the server, with the session gate before every handler. */
export function mounting(app: FastifyInstance, gate: SessionGate): Mount {
  const viewers = {
    public: async () => null,
    user: (request: FastifyRequest) => gate.requireViewer(request),
    admin: (request: FastifyRequest) => gate.requireAdmin(request),
  };
  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      // After the rate limit, which counts refused requests too, and before the body is parsed: who may not ask does not
      // get to hand over megabytes.
      preParsing: async (request) => {
        request.viewer = await viewers[endpoint.access](request);
      },
      handler: async (request, reply) => {
        const form = endpoint.file === undefined ? null : await receiveForm(request, endpoint);
        const outcome = await handler({
          params: request.params,
          query: request.query,
          body: form === null ? request.body : form.body,
          file: form?.file ?? null,
          viewer: request.viewer,
          idempotencyKey: idempotencyKeyOf(request),
          http: { request, reply },
        } as unknown as Call<typeof endpoint>);
        if (!outcome.ok) throw new RefusedError(outcome.refusal);
        return outcome.value;
      },
    });
  };
}

function schemaOf(endpoint: Endpoint): Record<string, unknown> {
  const statuses = [...new Set(endpoint.refusals.map((code) => refusals[code].status))];
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[2] ?? ""],
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.file === undefined ? {} : { consumes: ["multipart/form-data"] }),
    // The text parts of a form are read, and looked at, by the handler.
    ...(endpoint.body && endpoint.file === undefined ? { body: endpoint.body } : {}),
    response: { 200: endpoint.response, ...Object.fromEntries(statuses.map((status) => [status, failure])) },
  };
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key === "string" && key.length >= 1 && key.length <= KEY_LENGTH) return key;
  const message = `has 1 to ${KEY_LENGTH} characters`;
  throw new RefusedError({ code: "invalid_input" }, [{ path: "Idempotency-Key", message }]);
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the session gate before the handler of a mounted endpoint runs. */
    viewer: Viewer | Admin | null;
  }
}
