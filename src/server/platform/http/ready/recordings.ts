import { isAscii } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PANNA_TIME_HEADER } from "#contract/panna-time.ts";

/** Ways to accept a compressed answer that are told apart; browsers know a handful. */
const MOST_WAYS = 16;
/** What every answer has of its own. */
const OF_EACH_ANSWER = new Set(["content-length", "x-request-id", PANNA_TIME_HEADER]);
/** Bytes from which on the server compresses an answer. */
export const COMPRESSED_FROM = 1024;

/** An answer as it was sent. */
export interface Recording {
  /** Name, value, name, value …; the last two values are the time and the id. */
  readonly head: string[];
  readonly body: string | Buffer;
}

/** Whose answers of a route are recorded: the same for all, or only their heads, for answers that each user has alone. */
export type Recorded = "shared" | "own" | null;

type SendOn = (error: null, payload: unknown) => void;

/** What was sent for an answer, by how the client accepts it compressed. */
export class Recordings {
  readonly #ofAnswers = new WeakMap<object, Map<string, Recording>>();
  readonly #answers = new WeakMap<FastifyRequest, object>();
  /** Without their length, of answers that were too short to be compressed, by path and way. */
  readonly #heads = new Map<string, readonly string[]>();

  /**
   * Records what leaves by some GET routes, those that are mounted from now on: the headers and bytes themselves, behind
   * everything that makes them, so that there is nothing here to keep equal with it.
   */
  record(server: FastifyInstance, recordedOf: (path: string) => Recorded): void {
    server.addHook("onRoute", (route) => {
      const recorded = recordedOf(route.url);
      if (route.method !== "GET" || recorded === null) return;
      route.preSerialization = (request, _, answer, done) => {
        if (typeof answer === "object" && answer !== null) this.#answers.set(request, answer);
        done(null, answer);
      };
      const keep = (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: SendOn): void => {
        // The route for HEAD is made of this one.
        if (request.method === "GET" && reply.statusCode === 200) {
          const headers = reply.getHeaders();
          if (recorded === "shared") this.#keep(request, headers, payload);
          else this.#keepHead(route.url, request, headers);
        }
        done(null, payload);
      };
      // Behind the compression, which stands there already.
      route.onSend = [route.onSend ?? [], keep].flat();
    });
  }

  /** What the client would be sent, if it was sent before. */
  of(answer: object, request: IncomingMessage): Recording | undefined {
    return this.#ofAnswers.get(answer)?.get(wayOf(request.headers));
  }

  /** The recording of an answer of a user's own, which was never sent; undefined where it is not known how it would be. */
  ofOwn(path: string, request: IncomingMessage, text: string): Recording | undefined {
    const head = this.#heads.get(`${path} ${wayOf(request.headers)}`);
    if (head === undefined || Buffer.byteLength(text) >= COMPRESSED_FROM) return undefined;
    return withLength(head, Buffer.from(text));
  }

  #keepHead(path: string, request: FastifyRequest, headers: Readonly<Record<string, unknown>>): void {
    if (headers["content-encoding"] !== undefined || this.#heads.size >= MOST_WAYS) return;
    this.#heads.set(`${path} ${wayOf(request.headers)}`, fixedHead(headers));
  }

  #keep(request: FastifyRequest, headers: object, payload: unknown): void {
    const answer = this.#answers.get(request);
    if (answer === undefined || (typeof payload !== "string" && !Buffer.isBuffer(payload))) return;
    const ways = this.#ofAnswers.get(answer) ?? new Map<string, Recording>();
    this.#ofAnswers.set(answer, ways);
    if (ways.size < MOST_WAYS) ways.set(wayOf(request.headers), recordingOf(headers, Buffer.from(payload)));
  }
}

function recordingOf(headers: object, body: Buffer): Recording {
  return withLength(fixedHead(headers), body);
}

/** What is the same however long an answer is. */
function fixedHead(headers: object): string[] {
  return Object.entries(headers)
    .filter(([name]) => !OF_EACH_ANSWER.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
}

function withLength(head: readonly string[], body: Buffer): Recording {
  return {
    head: [...head, "content-length", String(body.length), PANNA_TIME_HEADER, "", "x-request-id", ""],
    // Plain letters go out in one piece with the head.
    body: isAscii(body) ? body.toString("latin1") : body,
  };
}

/** How a client accepts a compressed answer. */
export function wayOf(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  return String(headers["accept-encoding"] ?? "");
}

/** Sends an answer as it was recorded, with a time and an id of its own. */
export function sendAgain(
  { head, body }: Recording,
  response: ServerResponse,
  { time, id }: { readonly time: string; readonly id: string },
): void {
  // Read at once, so that the array need not be another one for each answer.
  head[head.length - 3] = time;
  head[head.length - 1] = id;
  response.writeHead(200, head);
  if (typeof body === "string") response.end(body, "latin1");
  else response.end(body);
}
