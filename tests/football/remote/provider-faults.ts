import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FakeProvider, Respond } from "./fake-provider.ts";
import type { FaultKind } from "./faulty-answers.ts";

/** One way a provider fails, and what's expected of it. */
export interface ProviderFault {
  readonly name: string;
  /** The cause that an admin reads; null: nothing is wrong with the football that comes. */
  readonly reason: RegExp | null;
  /** The most requests that a fault can cost, at one attempt a minute. */
  readonly mostRequests: number;
  /** For a fault at another address than the provider's. */
  readonly urlOf?: (fake: FakeProvider) => string;
  readonly kind?: FaultKind;
  readonly respond?: Respond;
  /** Only a provider with an account can have it. */
  readonly isOfAccount?: true;
}

/** A label has at most 63 letters, so no resolver is asked for this name. */
const NO_NAME = `http://${"nobody".repeat(12)}.invalid`;
/** Nothing listens there any more. */
const NO_LISTENER = await addressOfNobody();
const TWO_HOURS_S = 7200;

/** Pauses start after the second failure in a row; these requests remain. */
const WITH_PAUSES = 9;
/** No pauses while other requests succeed: one or two a minute, plus squads that are due. */
const WITHOUT_PAUSES = 60;
/** After a refusal, the provider isn't called again. */
const ONCE = 1;

/** API-Football reports errors with HTTP 200 and no records. */
function error(name: string, text: string): Respond {
  return (response) => {
    const body = { get: "", parameters: {}, errors: { [name]: text }, results: 0, response: [] };
    send(response, JSON.stringify(body));
  };
}

function send(response: ServerResponse, body: string, type = "application/json"): void {
  response.writeHead(200, { "content-type": type }).end(body);
}

const suspended = "Your account is suspended, check on https://dashboard.api-football.com.";
const plan = "Free plans do not have access to this season, try from 2022 to 2024.";
const quota = "You have reached the request limit for the day, Go to https://dashboard.api-football.com";
const docs = "https://www.api-football.com/documentation-v3";

export const providerFaults: readonly ProviderFault[] = [
  { name: "refused", urlOf: () => NO_LISTENER, reason: /ECONNREFUSED/, mostRequests: WITH_PAUSES },
  { name: "hang", kind: "hangs", reason: /no answer within 20 ms/, mostRequests: WITH_PAUSES },
  { name: "429", kind: "too many requests", reason: /status 429/, mostRequests: WITH_PAUSES },
  { name: "500", kind: "server error", reason: /status 500/, mostRequests: WITH_PAUSES },
  { name: "truncated JSON", kind: "truncated", reason: /not JSON/, mostRequests: WITH_PAUSES },
  {
    name: "empty list while matches are on",
    kind: "empty lists",
    reason: /are not named|were given where|does not tell its season/,
    mostRequests: WITHOUT_PAUSES,
  },
  {
    name: "schema drift",
    kind: "other names",
    reason: /could be read|bootstrap/,
    mostRequests: WITHOUT_PAUSES,
  },
  { name: "drip", kind: "drips", reason: /no answer within 20 ms/, mostRequests: WITH_PAUSES },
  { name: "stale data", kind: "an hour old", reason: /older than|not named/, mostRequests: WITHOUT_PAUSES },
  { name: "flood", kind: "floods", reason: /more than \d+ bytes/, mostRequests: WITH_PAUSES },
  {
    name: "suspended account",
    respond: error("access", suspended),
    reason: /Your account is suspended/,
    mostRequests: ONCE,
    isOfAccount: true,
  },
  {
    name: "missing key",
    respond: error("token", `Error/Missing application key. Go to ${docs} to learn how to get your API key.`),
    reason: /Missing application key/,
    mostRequests: ONCE,
    isOfAccount: true,
  },
  {
    name: "wrong key",
    respond: error("token", `Error/Invalid API key. Go to ${docs} to learn how to get your API key.`),
    reason: /Invalid API key/,
    mostRequests: ONCE,
    isOfAccount: true,
  },
  {
    name: "plan doesn't cover the season",
    respond: error("plan", plan),
    reason: /Free plans.*FOOTBALL_PROVIDER=fpl/,
    mostRequests: ONCE,
    isOfAccount: true,
  },
  {
    name: "quota spent",
    respond: error("requests", quota),
    reason: /request limit for the day/,
    mostRequests: ONCE,
    isOfAccount: true,
  },
  {
    name: "wrong content type",
    respond: (response, makeWhole) => send(response, JSON.stringify(makeWhole()), "text/html"),
    reason: null,
    mostRequests: WITHOUT_PAUSES,
  },
  {
    name: "redirect",
    respond: (response) => void response.writeHead(302, { location: "/elsewhere" }).end(),
    reason: /redirect/,
    mostRequests: WITH_PAUSES,
  },
  { name: "DNS failure", urlOf: () => NO_NAME, reason: /ENOTFOUND|EAI_\w+/, mostRequests: WITH_PAUSES },
  {
    name: "TLS failure",
    urlOf: ({ url }) => url.replace("http:", "https:"),
    reason: /ssl|tls|wrong version|EPROTO/i,
    mostRequests: WITH_PAUSES,
  },
  {
    name: "wrong time zone",
    respond: (response, makeWhole) => send(response, JSON.stringify(twoHoursLater(makeWhole()))),
    reason: /kick-offs that cannot be right/,
    mostRequests: WITHOUT_PAUSES,
  },
  {
    name: "HTML instead of JSON",
    kind: "page instead of JSON",
    reason: /not JSON: it begins "<!doctype/,
    mostRequests: WITH_PAUSES,
  },
];

async function addressOfNobody(): Promise<string> {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const { port } = server.address() as AddressInfo;
  await new Promise((settle) => server.close(settle));
  return `http://127.0.0.1:${port}`;
}

/** Moves every kick-off two hours later, in all the fields that have it. */
function twoHoursLater(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(twoHoursLater);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]): [string, unknown] => {
      if (name === "timestamp" && typeof inner === "number") return [name, inner + TWO_HOURS_S];
      if (name === "kickoff_time" && typeof inner === "string")
        return [name, new Date(Date.parse(inner) + TWO_HOURS_S * 1000).toISOString()];
      return [name, twoHoursLater(inner)];
    }),
  );
}
