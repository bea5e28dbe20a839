import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/deps.ts";
import { inBatches } from "#server/platform/batching/in-batches.ts";
import { callerOf } from "#server/platform/http/rate/network-of.ts";
import type { RateTable } from "#server/platform/http/rate/rate-table.ts";
import { timeTeller } from "#server/platform/http/tell-time.ts";
import { type PlainRequest, plainRequest } from "./plain-request.ts";
import { type Recorded, type Recording, Recordings, sendAgain, wayOf } from "./recordings.ts";
import { Remembered } from "./remembered.ts";
import { askForSessions } from "./session-question.ts";

/**
 * What a route answers while the mark is this one, the very object; null where it would have to be loaded.
 */
export type KnownAnswer = (mark: string) => object | null;

/** What a route answers to each user, in a few hundred bytes; those who ask together are best answered together. */
export interface OwnAnswer {
  /** What the answers are about by now: while it is the same, and the mark too, so are they. */
  readonly nameNow: () => string;
  readonly load: (userId: string) => Promise<object>;
}

export interface ReadyParts {
  readonly deps: Pick<Deps, "pool" | "clock" | "config" | "log">;
  readonly rates: RateTable;
  /** An SQL expression of type text: while it is the same, so are the answers. */
  readonly mark: string;
}

type SharedOffer = { readonly kind: "shared"; readonly path: string; readonly known: KnownAnswer };
type OwnOffer = { readonly kind: "own"; readonly path: string } & OwnAnswer;
type Offer = SharedOffer | OwnOffer;

interface Waiting extends PlainRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly offer: Offer;
  /** World's time at which it came. */
  readonly since: number;
}

/** Batches at a time: their questions take the database as long as they take us. */
const AT_WORK = 2;
const LEVELS_THAT_TELL_REQUESTS = new Set(["info", "debug", "trace"]);

/**
 * Gives answers that are the same for all users as they were sent before, without making them again, and small answers of
 * a user's own under the headers with which such answers were sent before.
 *
 * Of what stands before a call all is done here too: the rate is limited, the session looked up, an id given, the lines
 * logged. Whatever is not plain goes the ordinary way, where it is answered or refused: another method, a body, nobody
 * signed in, too many requests, a stop, an answer that is not known, a database that says nothing.
 *
 * Whose session is known, and what may have changed, is remembered until the database says that it is otherwise; for all
 * others who wait it is one question.
 */
export class ReadyAnswers {
  /** How many were given. */
  given = 0;
  readonly #offers = new Map<string, Offer>();
  readonly #recordings = new Recordings();
  readonly #remembered: Remembered;
  readonly #server: FastifyInstance;
  readonly #ordinary: readonly RequestListener[];
  readonly #parts: ReadyParts;
  readonly #tellTime: () => string;
  readonly #wait = inBatches<Waiting>((batch) => this.#settle(batch), AT_WORK);
  #isClosing = false;

  /** Stands before what listens for requests by now. */
  constructor(server: FastifyInstance, parts: ReadyParts) {
    this.#server = server;
    this.#parts = parts;
    this.#remembered = new Remembered(parts.deps);
    this.#tellTime = timeTeller(parts.deps.clock);
    this.#recordings.record(server, (path) => this.#recordedOf(path));
    server.addHook("preClose", async () => {
      this.#isClosing = true;
      await this.#remembered.stop();
    });
    this.#ordinary = standFirst(server, (request, response) => {
      const waiting = this.#accept(request, response);
      if (waiting === null || !this.#isWithinRate(waiting)) return false;
      this.#wait(waiting);
      return true;
    });
  }

  /**
   * Stands before what listens for requests by now with the answers for which nothing has to be asked. They cost less
   * than to count the calls at work.
   */
  answerFirst(): void {
    standFirst(this.#server, (request, response) => {
      const waiting = this.#accept(request, response);
      const recording = waiting === null ? undefined : this.#remember(waiting);
      if (waiting === null || recording === undefined || !this.#isWithinRate(waiting)) return false;
      this.#give(waiting, recording);
      return true;
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
    this.#offers.set(address, { kind: "own", path: pathOf(address), ...answer });
  }

  /** To be said before somebody is told that a session has ended: their next request finds it gone. */
  forget(): void {
    this.#remembered.forget();
  }

  #recordedOf(path: string): Recorded {
    for (const offer of this.#offers.values()) if (offer.path === path) return offer.kind;
    return null;
  }

  #accept(request: IncomingMessage, response: ServerResponse): Waiting | null {
    const offer = this.#offers.get(request.url ?? "");
    if (offer === undefined || this.#isClosing) return null;
    const { config, clock } = this.#parts.deps;
    const plain = plainRequest(request, config);
    if (plain === null) return null;
    return { request, response, offer, ...plain, since: clock.wallTime() };
  }

  /** Counts a request, unless there have been too many: the ordinary way counts and refuses it. */
  #isWithinRate({ network }: PlainRequest): boolean {
    if (network === null) return true;
    const { rates } = this.#parts;
    if (rates.take(network) === 0) return true;
    rates.giveBack(network);
    return false;
  }

  /** What would be sent, where nothing has to be asked for that. */
  #remember({ offer, request, since, token }: Waiting): Recording | undefined {
    const session = this.#remembered.session(token, since);
    const mark = this.#remembered.mark(since);
    if (session === undefined || mark === undefined) return undefined;
    if (offer.kind === "shared") return this.#sharedOf(offer, request, mark);
    return this.#remembered.own(keyOf(request, session.userId), offer.nameNow(), since);
  }

  #sharedOf(offer: SharedOffer, request: IncomingMessage, mark: string): Recording | undefined {
    const answer = offer.known(mark);
    return answer === null ? undefined : this.#recordings.of(answer, request);
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    const { deps, mark } = this.#parts;
    const { era } = this.#remembered;
    const now = deps.clock.wallTime();
    this.#remembered.start();
    const tokens = [...new Set(batch.map(({ token }) => token))];
    const found = await askForSessions(deps.pool, mark, { tokens, now });
    if (found !== null) this.#remembered.learn(era, found, now);
    const settleNext = async (waiting: Waiting): Promise<void> => {
      const session = found?.sessions.get(waiting.token);
      const { offer, request } = waiting;
      if (found === null || session === undefined) this.#handOver(waiting);
      else if (offer.kind === "shared")
        this.#giveOrHandOver(waiting, this.#sharedOf(offer, request, found.mark));
      else
        this.#giveOrHandOver(waiting, await this.#loadOwn(waiting, offer, { userId: session.userId, era }));
    };
    await Promise.all(batch.map(settleNext));
  }

  /** An answer of a user's own, and keeps it. */
  async #loadOwn(
    waiting: Waiting,
    { nameNow, load, path }: OwnOffer,
    { userId, era }: { readonly userId: string; readonly era: number },
  ): Promise<Recording | undefined> {
    const name = nameNow();
    const text = await load(userId).then(JSON.stringify, () => null);
    if (text === null) return undefined;
    const recording = this.#recordings.ofOwn(path, waiting.request, text);
    if (recording !== undefined) {
      const key = keyOf(waiting.request, userId);
      this.#remembered.learnOwn(era, key, { name, recording }, waiting.since);
    }
    return recording;
  }

  /** Undefined where it was never sent to one who accepts it as this one does. */
  #giveOrHandOver(waiting: Waiting, recording: Recording | undefined): void {
    if (recording === undefined) this.#handOver(waiting);
    else this.#give(waiting, recording);
  }

  #give(waiting: Waiting, recording: Recording): void {
    const id = randomUUID();
    sendAgain(recording, waiting.response, { time: this.#tellTime(), id });
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

/** By which an answer of a user's own is remembered. */
function keyOf(request: IncomingMessage, userId: string): string {
  return `${userId} ${request.url ?? ""} ${wayOf(request.headers)}`;
}

type IsTaken = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Asks first whether a request is taken; else those get it who have listened until now. @returns them. */
function standFirst({ server }: FastifyInstance, isTaken: IsTaken): readonly RequestListener[] {
  const others = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (isTaken(request, response)) return;
    for (const handle of others) handle(request, response);
  });
  return others;
}
