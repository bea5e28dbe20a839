import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { goneSessions, sessionOwners } from "../../account/session-lookup.ts";
import type { Deps } from "../../deps.ts";
import { callerOf } from "../rate/network-of.ts";
import type { RateTable } from "../rate/rate-table.ts";
import { inBatches } from "./in-batches.ts";
import { type PlainRequest, plainRequest } from "./plain-request.ts";
import { type Recorded, type Recording, Recordings, sendAgain } from "./recordings.ts";

/**
 * What a route answers while the mark is this one, the very object; null where it would have to be loaded.
 */
export type KnownAnswer = (mark: string) => object | null;

/** What a route answers to a user, in a few hundred bytes; those who ask together are best answered together. */
export type OwnAnswer = (userId: string) => Promise<object>;

export interface ReadyParts {
  readonly deps: Pick<Deps, "pool" | "clock" | "config">;
  readonly rates: RateTable;
  /** An SQL expression of type text: while it is the same, so are the answers. */
  readonly mark: string;
}

type Offer =
  | { readonly kind: "shared"; readonly path: string; readonly known: KnownAnswer }
  | { readonly kind: "own"; readonly path: string; readonly answer: OwnAnswer };

interface Waiting extends PlainRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly offer: Offer;
  /** World's time at which it came. */
  readonly since: number;
}

interface Question {
  readonly name: string;
  readonly text: string;
}

const ownersQuestion: Question = { name: "session-owners", text: `select (${sessionOwners}) as "userIds"` };

interface Owners {
  readonly userIds: readonly (string | null)[];
}

interface Fresh {
  readonly mark: string;
  readonly gone: string | null;
}

/** Batches of own answers at a time: their questions take the database as long as they take us. */
const OWN_AT_WORK = 2;
const LEVELS_THAT_TELL_REQUESTS = new Set(["info", "debug", "trace"]);

/**
 * Gives answers that are the same for all users as they were sent before, without making them again, and small answers of
 * a user's own under the headers with which such answers were sent before.
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
  readonly #offers = new Map<string, Offer>();
  readonly #recordings = new Recordings();
  readonly #server: FastifyInstance;
  readonly #ordinary: readonly RequestListener[];
  readonly #parts: ReadyParts;
  readonly #question: Question;
  readonly #waitShared = inBatches<Waiting>((batch) => this.#settle(batch));
  readonly #waitOwn = inBatches<Waiting>((batch) => this.#settleOwn(batch), OWN_AT_WORK);
  #isClosing = false;

  /** Stands before what listens for requests by now. */
  constructor(server: FastifyInstance, parts: ReadyParts) {
    this.#server = server;
    this.#parts = parts;
    this.#question = {
      name: "ready-answers",
      text: `select (${parts.mark}) as mark, (${goneSessions}) as gone`,
    };
    this.#recordings.record(server, (path) => this.#recordedOf(path));
    server.addHook("preClose", async () => void (this.#isClosing = true));
    this.#ordinary = server.server.listeners("request") as RequestListener[];
    server.server.removeAllListeners("request");
    server.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      const waiting = this.#accept(request, response);
      if (waiting === null) this.#goOrdinaryWay(request, response);
      else if (waiting.offer.kind === "shared") this.#waitShared(waiting);
      else this.#waitOwn(waiting);
    });
  }

  /**
   * Keeps the answers of a GET route for users ready, of one address of it as a browser writes it; to be said before the
   * route is mounted.
   */
  offer(address: string, known: KnownAnswer): void {
    this.#offers.set(address, { kind: "shared", path: pathOf(address), known });
  }

  /** Keeps the headers ready under which a GET route for users answers each user alone; to be said in the same way. */
  offerOwn(address: string, answer: OwnAnswer): void {
    this.#offers.set(address, { kind: "own", path: pathOf(address), answer });
  }

  #recordedOf(path: string): Recorded {
    for (const offer of this.#offers.values()) if (offer.path === path) return offer.kind;
    return null;
  }

  #accept(request: IncomingMessage, response: ServerResponse): Waiting | null {
    const offer = this.#offers.get(request.url ?? "");
    if (offer === undefined || this.#isClosing) return null;
    const { rates, deps } = this.#parts;
    const plain = plainRequest(request, { rates, secret: deps.config.secret });
    if (plain === null) return null;
    const { token, network } = plain;
    return { request, response, offer, token, network, since: deps.clock.wallTime() };
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    const fresh = await this.#ask<Fresh>(this.#question, batch);
    const gone = new Set(fresh?.gone?.split(",").map(Number));
    const time = new Date(this.#parts.deps.clock.now()).toISOString();
    const answers = new Map<Offer, object | null>();
    for (const { offer } of fresh === null ? [] : batch) {
      if (offer.kind === "shared" && !answers.has(offer)) answers.set(offer, offer.known(fresh?.mark ?? ""));
    }
    for (const [index, waiting] of batch.entries()) {
      const answer = gone.has(index + 1) ? null : (answers.get(waiting.offer) ?? null);
      const recording = answer === null ? undefined : this.#recordings.of(answer, waiting.request);
      this.#giveOrHandOver(waiting, recording, time);
    }
  }

  async #settleOwn(batch: readonly Waiting[]): Promise<void> {
    const owners = await this.#ask<Owners>(ownersQuestion, batch);
    const time = new Date(this.#parts.deps.clock.now()).toISOString();
    const answerNext = async (waiting: Waiting, userId: string | null): Promise<void> => {
      const { offer, request } = waiting;
      const isKnown = userId !== null && offer.kind === "own";
      const answer = isKnown ? await offer.answer(userId).catch(() => null) : null;
      const text = answer === null ? null : JSON.stringify(answer);
      const recording = text === null ? undefined : this.#recordings.ofOwn(offer.path, request, text);
      this.#giveOrHandOver(waiting, recording, time);
    };
    await Promise.all(batch.map(async (waiting, at) => answerNext(waiting, owners?.userIds[at] ?? null)));
  }

  /** Null where the database does not answer: the ordinary way asks again, and says what is wrong. */
  async #ask<Row extends pg.QueryResultRow>(
    question: Question,
    batch: readonly Waiting[],
  ): Promise<Row | null> {
    const { pool, clock } = this.#parts.deps;
    const values = [batch.map(({ token }) => token), new Date(clock.wallTime())];
    const asked = pool.query<Row>({ ...question, values });
    return asked.then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    );
  }

  /** Undefined where it was never sent to one who accepts it as this one does. */
  #giveOrHandOver(waiting: Waiting, recording: Recording | undefined, time: string): void {
    if (recording === undefined) {
      this.#handOver(waiting);
      return;
    }
    const id = randomUUID();
    sendAgain(recording, waiting.response, { time, id });
    this.given += 1;
    if (LEVELS_THAT_TELL_REQUESTS.has(this.#server.log.level)) this.#tell(waiting, id);
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

function pathOf(address: string): string {
  return address.replace(/\?.*/u, "");
}
