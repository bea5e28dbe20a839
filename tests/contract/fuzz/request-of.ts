import { inspect } from "node:util";
import fc from "fast-check";
import type { Endpoint } from "#contract/endpoint.ts";
import { jsonSchemaOf, type Known, nearlyValidOf, validOf } from "./arbitrary-of.ts";
import { hostileBody, hostileText, hostileValue } from "./hostile-values.ts";

export const callers = ["visitor", "user", "other", "admin"] as const;
export type CallerName = (typeof callers)[number];

export interface FuzzRequest {
  readonly caller: CallerName;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

/** Mostly valid values, some nearly valid, a few hostile. */
function mixed(valid: fc.Arbitrary<unknown>, hostile: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 4, arbitrary: nearlyValidOf(valid) },
    { weight: 1, arbitrary: hostile },
  );
}

const JSON_TYPE = "application/json";
const contentTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/xml",
  ";",
  "a".repeat(2000),
];
const someKeys = ["one", "two", "x".repeat(128), "x".repeat(129), "\u00e9\u00ff", "' or 1=1"];

/** Requests for one of the contract's calls, generated from its schemas. */
export function requestOf(endpoint: Endpoint, known: Known): fc.Arbitrary<FuzzRequest> {
  const { method, path } = endpoint;
  const part = (schema: Endpoint["params"]) =>
    schema === undefined ? fc.constant({}) : mixed(validOf(jsonSchemaOf(schema), known), hostileValue);
  return fc
    .record({
      caller: fc.constantFrom(...callersOf(endpoint)),
      params: part(endpoint.params),
      query: part(endpoint.query),
      body: bodyOf(endpoint, known),
      key: fc.option(fc.constantFrom(...someKeys), { freq: 4 }),
      cookie: fc.option(fc.constantFrom("better-auth.session_token=%", "a=b; ;;=", "x".repeat(4000)), {
        freq: 20,
      }),
    })
    .map(({ caller, params, query, body, key, cookie }) => ({
      caller,
      method,
      url: `${fill(path, params)}${search(query)}`,
      headers: {
        ...(body.type === null ? {} : { "content-type": body.type }),
        ...(key === null ? {} : { "idempotency-key": key }),
        ...(cookie === null ? {} : { cookie }),
      },
      body: body.content,
    }));
}

/** Callers with access come up most often. */
function callersOf({ access }: Endpoint): readonly CallerName[] {
  if (access === "admin") return ["visitor", "user", "admin", "admin", "admin", "admin"];
  return ["visitor", "user", "user", "user", "other", "other", "admin"];
}

interface Body {
  readonly type: string | null;
  readonly content: string | Buffer | null;
}

function bodyOf(endpoint: Endpoint, known: Known): fc.Arbitrary<Body> {
  if (endpoint.method === "GET") return fc.constant({ type: null, content: null });
  if (endpoint.file !== undefined) return formOf(endpoint, known);
  const json = (arbitrary: fc.Arbitrary<unknown>) =>
    arbitrary.map((value) => ({ type: JSON_TYPE, content: JSON.stringify(value) }));
  const wrong = fc.record({ type: fc.constantFrom(JSON_TYPE, ...contentTypes), content: hostileBody });
  const none = fc.constant({ type: null, content: null });
  if (endpoint.body === undefined) {
    return fc.oneof({ weight: 9, arbitrary: none }, json(hostileValue), wrong);
  }
  const valid = validOf(jsonSchemaOf(endpoint.body), known);
  return fc.oneof({ weight: 8, arbitrary: json(mixed(valid, hostileValue)) }, wrong, none);
}

/** A form with a picture or something that claims to be one; tests/card/hostile-photos has more of those. */
function formOf({ body, file = "" }: Endpoint, known: Known): fc.Arbitrary<Body> {
  const valid = body === undefined ? fc.constant({}) : validOf(jsonSchemaOf(body), known);
  const fields = mixed(valid, fc.dictionary(hostileText, hostileText, { maxKeys: 12 }));
  const bytes = fc.constantFrom("", "GIF89a", "<svg/>", "RIFF0000WEBPVP8 ", "x".repeat(5000), known.photo);
  const ending = fc.constantFrom("\r\n--x--\r\n", "\r\n--x--\r\n", "\r\n--x--", "\r\n--x", "");
  return fc.record({ fields, bytes, ending, part: fc.constantFrom(file, file, "other") }).map((form) => ({
    type: "multipart/form-data; boundary=x",
    content: Buffer.concat(
      [
        ...Object.entries(form.fields ?? {}).map(
          ([name, value]) =>
            `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`,
        ),
        `--x\r\nContent-Disposition: form-data; name="${form.part}"; filename="a.jpg"\r\n\r\n`,
        form.bytes,
        form.ending,
      ].map((one) => Buffer.from(one)),
    ),
  }));
}

/** Works even if the value has no string form, such as an object whose toString isn't a function. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : inspect(value);
}

function fill(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encoded(values[name]));
}

function search(query: unknown): string {
  const values = typeof query === "object" && query !== null ? Object.entries(query) : [];
  const pairs = values.flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 3) : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** URL-encoded and cut to the length a URL can have. */
function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
  return encodeURIComponent(text.slice(0, 1000).toWellFormed());
}
