import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { goneSessions } from "../../account/session-lookup.ts";
import type { Deps } from "../../deps.ts";
import { callerOf } from "../rate/network-of.ts";
import type { RateTable } from "../rate/rate-table.ts";
import { inBatches } from "./in-batches.ts";
import { type PlainRequest, plainRequest } from "./plain-request.ts";
import { Recordings, sendAgain } from "./recordings.ts";

/**
 * What a route answers while the mark is this one, the very object; null where it would have to be loaded.
 */
export type KnownAnswer = (mark: string) => object | null;

export interface ReadyParts {
  readonly deps: Pick<Deps, "pool" | "clock" | "config">;
  readonly rates: RateTable;
  /** An SQL expression of type text: while it is the same, so are the answers. */
  readonly mark: string;
}

interface Waiting extends PlainRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly known: KnownAnswer;
  /** World's time at which it came. */
  readonly since: number;
}

interface Fresh {
  readonly mark: string;
  readonly gone: string | null;
}

const LEVELS_THAT_TELL_REQUESTS = new Set(["info", "debug", "trace"]);

/**
 * Gives answers that are the same for all users as they were sent before, without making them again.
 *
 * Of what stands before a call all is done here too: the rate is limited, the session looked up, an id given, the lines
 * logged. Whatever is not plain goes the ordinary way, where it is answered or refused: another method, a body, nobody
 * signed in, too many requests, a stop, an answer that is not known, a database that says nothing.
 *
 * All who wait are one question to the database: which sessions are gone, and what may have changed.
 */
export class ReadyAnswers {
  /** How many were given. */
  given = 0;
  readonly #offers = new Map<string, KnownAnswer>();
  readonly #paths = new Set<string>();
  readonly #recordings = new Recordings();
  readonly #server: FastifyInstance;
  readonly #ordinary: readonly RequestListener[];
  readonly #parts: ReadyParts;
  readonly #question: { readonly name: string; readonly text: string };
  readonly #wait = inBatches<Waiting>((batch) => this.#settle(batch));
  #isClosing = false;

  /** Stands before what listens for requests by now. */
  constructor(server: FastifyInstance, parts: ReadyParts) {
    this.#server = server;
    this.#parts = parts;
    this.#question = {
      name: "ready-answers",
      text: `select (${parts.mark}) as mark, (${goneSessions}) as gone`,
    };
    this.#recordings.record(server, (path) => this.#paths.has(path));
    server.addHook("preClose", async () => void (this.#isClosing = true));
    this.#ordinary = server.server.listeners("request") as RequestListener[];
    server.server.removeAllListeners("request");
    server.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      const waiting = this.#accept(request, response);
      if (waiting === null) this.#goOrdinaryWay(request, response);
      else this.#wait(waiting);
    });
  }

  /**
   * Keeps the answers of a GET route for users ready, of one address of it as a browser writes it; to be said before the
   * route is mounted.
   */
  offer(address: string, known: KnownAnswer): void {
    this.#offers.set(address, known);
    this.#paths.add(address.replace(/\?.*/u, ""));
  }

  #accept(request: IncomingMessage, response: ServerResponse): Waiting | null {
    const known = this.#offers.get(request.url ?? "");
    if (known === undefined || this.#isClosing) return null;
    const { rates, deps } = this.#parts;
    const plain = plainRequest(request, { rates, secret: deps.config.secret });
    if (plain === null) return null;
    const { token, network } = plain;
    return { request, response, known, token, network, since: deps.clock.wallTime() };
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    const fresh = await this.#ask(batch.map(({ token }) => token));
    const gone = new Set(fresh?.gone?.split(",").map(Number));
    const time = new Date(this.#parts.deps.clock.now()).toISOString();
    const routes = new Set(fresh === null ? [] : batch.map(({ known }) => known));
    const answers = new Map([...routes].map((known) => [known, known(fresh?.mark ?? "")]));
    for (const [index, waiting] of batch.entries()) {
      const answer = gone.has(index + 1) ? null : (answers.get(waiting.known) ?? null);
      if (answer === null || !this.#give(waiting, answer, time)) this.#handOver(waiting);
    }
  }

  /** Null where the database does not answer: the ordinary way asks again, and says what is wrong. */
  async #ask(tokens: readonly string[]): Promise<Fresh | null> {
    const { pool, clock } = this.#parts.deps;
    const values = [tokens, new Date(clock.wallTime())];
    const asked = pool.query<Fresh>({ ...this.#question, values });
    return asked.then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    );
  }

  /** @returns false where it was never sent to one who accepts it as this one does. */
  #give(waiting: Waiting, answer: object, time: string): boolean {
    const recording = this.#recordings.of(answer, waiting.request);
    if (recording === undefined) return false;
    const id = randomUUID();
    sendAgain(recording, waiting.response, { time, id });
    this.given += 1;
    if (LEVELS_THAT_TELL_REQUESTS.has(this.#server.log.level)) this.#tell(waiting, id);
    return true;
  }

  /** In the words of the ordinary way. */
  #tell({ request, response, since }: Waiting, reqId: string): void {
    const { log } = this.#server;
    const { method, url } = request;
    const responseTime = this.#parts.deps.clock.wallTime() - since;
    log.info({ reqId, req: { method, url, ip: callerOf(request) } }, "incoming request");
    log.info({ reqId, res: response, responseTime }, "request completed");
  }

  /** There it is counted too. Who went away meanwhile needs no answer. */
  #handOver({ request, response, network }: Waiting): void {
    if (network !== null) this.#parts.rates.giveBack(network);
    if (!response.destroyed) this.#goOrdinaryWay(request, response);
  }

  #goOrdinaryWay(request: IncomingMessage, response: ServerResponse): void {
    for (const handle of this.#ordinary) handle(request, response);
  }
}
