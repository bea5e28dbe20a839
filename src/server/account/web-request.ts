import type { FastifyReply, FastifyRequest } from "fastify";

/** Headers whose values better-auth would believe, though anybody can send them. */
const CLAIMED = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "content-length"];

/**
 * A request as better-auth takes it, at the address that browsers use. One without an origin comes from no page (see
 * isForeign); better-auth would take some programs for pages, since their clients send Sec-Fetch-Mode too.
 */
export function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const hasBody = request.method !== "GET" && request.body !== undefined && request.body !== null;
  const headers = headersOf(request);
  if (!headers.has("origin")) headers.set("origin", publicUrl);
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
  });
}

/** The headers, with the address that the rate limit knows in the place of what the client claims to be. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  for (const name of CLAIMED) headers.delete(name);
  headers.set("x-forwarded-for", request.ip);
  return headers;
}

/** Takes over what better-auth answers beside the body. */
export function copyHeaders(answer: Response, reply: FastifyReply): void {
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie" && name !== "content-length") void reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) void reply.header("set-cookie", cookies);
}
