import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerAsApiFootball } from "./fake-api-football.ts";
import { answerAsFpl } from "./fake-fpl.ts";
import { fakeWorld } from "./fake-world.ts";
import { answerFaulty, type FaultKind } from "./faulty-answers.ts";

const HOUR_MS = 3_600_000;

const answers = { "api-football": answerAsApiFootball, fpl: answerAsFpl } as const;

export type Rewrite = (path: string, answer: unknown) => unknown;
/** Sends its own response; `makeWhole` makes the right one. */
export type Respond = (response: ServerResponse, makeWhole: () => unknown) => void;

/** A local provider that serves the fake world. */
export interface FakeProvider {
  readonly url: string;
  /** When each request came, by the test's clock, and its path. */
  readonly requests: readonly {
    readonly at: number;
    readonly path: string;
    readonly key: string | undefined;
  }[];
  /** Makes it fail in this way from now on; null: no more failures. */
  failWith(kind: FaultKind | null): void;
  /** Makes it rewrite the right answer to a path from now on; null: the right answer. */
  answerWith(rewrite: Rewrite | null): void;
  /** Lets this respond from now on; null: back to its own answers. */
  respondWith(respond: Respond | null): void;
  close(): Promise<void>;
}

export async function startFakeProvider(
  name: keyof typeof answers,
  clock: () => number,
): Promise<FakeProvider> {
  const requests: FakeProvider["requests"][number][] = [];
  let fault: FaultKind | null = null;
  let rewrite: Rewrite | null = null;
  let respond: Respond | null = null;
  const world = fakeWorld(() => (fault === "an hour old" ? clock() - HOUR_MS : clock()));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const key = request.headers["x-apisports-key"];
    requests.push({ at: clock(), path: request.url ?? "", key: typeof key === "string" ? key : undefined });
    const makeWhole = () => {
      const whole = answers[name](world, url);
      return rewrite === null ? whole : rewrite(request.url ?? "", structuredClone(whole));
    };
    if (respond !== null) respond(response, makeWhole);
    else if (fault !== null) answerFaulty(response, fault, makeWhole);
    else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(makeWhole()));
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failWith(kind) {
      fault = kind;
    },
    answerWith(next) {
      rewrite = next;
    },
    respondWith(next) {
      respond = next;
    },
    close: () => closeNow(server),
  };
}

function closeNow(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((settle) => server.close(() => settle()));
}
