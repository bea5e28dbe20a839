import { isIP } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/** Whether a request is one of the API, by its text or by the route that was matched: an address can be written in many ways. */
export function isCall(request: FastifyRequest): boolean {
  // Fastify builds the route's options each time they're read.
  return request.url.startsWith("/api/") || request.routeOptions.url?.startsWith("/api/") === true;
}

/** Whether it asks how the server is. A supervisor ends a server that doesn't answer this, so no limit applies here. */
export function isHealthCheck({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith("/api/health/") === true;
}

/**
 * Whether a page loads the address as a part of itself, such as a picture: neither the user nor our code asked for it.
 * Browsers say what an answer is for; other clients say nothing.
 */
export function isPartOfPage({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const destination = headers["sec-fetch-dest"];
  return destination !== undefined && destination !== "document" && destination !== "empty";
}

/** A name or an address, or an IPv6 address in brackets, and perhaps a port. */
const HOST = /^([^:[\]/?#@\\\s]+|\[[\d.:a-f]+\])(?::\d*)?$/i;

/**
 * The name or address in a `Host` header, without the port; empty if there is none. It isn't parsed as a URL: that costs
 * a microsecond a call, and browsers write each address in one form only.
 */
export function hostName(host: string | undefined): string {
  return HOST.exec(host ?? "")?.[1]?.toLowerCase() ?? "";
}

/**
 * The address that browsers use: PUBLIC_URL, or else the scheme and the name in `Host`. Fastify's own `host` and `hostname`
 * would be what a client writes in X-Forwarded-Host, which most proxies pass on.
 */
export function addressOf(
  { headers, protocol }: Pick<FastifyRequest, "headers" | "protocol">,
  publicUrl: string | null,
): string {
  return publicUrl ?? `${protocol}://${headers.host ?? ""}`;
}

/** An IP address. IPv6 may have brackets, as in a URL. */
export function isAddress(name: string): boolean {
  return isIP(withoutBrackets(name)) !== 0;
}

/** The addresses of a machine's loopback as sockets and URLs write them, also as IPv6 addresses that stand for IPv4. */
const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d+){3}|::1|::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4})$/;

/** `localhost`, or an address of the machine itself, as a socket or a URL writes it. */
export function isLoopback(name: string): boolean {
  return name === "localhost" || LOOPBACK.test(withoutBrackets(name));
}

function withoutBrackets(name: string): string {
  return name.startsWith("[") && name.endsWith("]") ? name.slice(1, -1) : name;
}

/** What proxies add to a request that they pass on. */
const FORWARDING = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** The parts of a request that tell whether it comes from a browser on this machine. */
export type Asked = Pick<FastifyRequest, "headers" | "socket"> & {
  readonly raw: Pick<FastifyRequest["raw"], "httpVersion">;
};

/**
 * Whether the request comes from this machine itself, and not from a proxy on it: the connection and the name in `Host`
 * are loopback, no header shows that the request was forwarded or comes from a page elsewhere, and PUBLIC_URL names no
 * other host. nginx with its defaults adds no header and writes its own `Host`; before 1.29.7 it speaks HTTP/1.0, which
 * no browser does. A newer one passes on what a program sends as if it came from here, so PUBLIC_URL must be set behind
 * it.
 */
export function isOwnMachine({ headers, socket, raw }: Asked, publicUrl: string | null): boolean {
  if (raw.httpVersion === "1.0" || !isLoopback(socket.remoteAddress ?? "")) return false;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  if ([headers.origin, headers.referer].some(isElsewhere)) return false;
  return (
    isLoopback(hostName(headers.host)) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname))
  );
}

/** Whether a page's address in a header is of another machine, or none at all. */
function isElsewhere(page: string | undefined): boolean {
  return page !== undefined && !isLoopback(URL.parse(page)?.hostname ?? "");
}

/**
 * Whether a browser's change comes through a proxy that writes this machine's name as `Host`: its page has another name.
 * A page of another site says that it's one.
 */
export function isFromHiddenProxy({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const isOtherSite = headers["sec-fetch-site"] === "cross-site";
  return !isOtherSite && isLoopback(hostName(headers.host)) && isElsewhere(headers.origin);
}

/** The bits of an IPv6 address that name the network: its owner has every address in it. */
const IPV6_NETWORK_BITS = 64;

/**
 * What counts as one caller: an IPv4 address, or an IPv6 network of 64 bits. A client that has hung up has no address any
 * more, though Fastify's types promise one.
 */
export function networkOf({ ip }: { readonly ip: string | undefined }): string {
  return ip === undefined ? "" : normalizeIP(ip, IPV6_NETWORK_BITS);
}

/**
 * Whether a request comes from another site's page and would change something.
 *
 * Browsers name the page's origin; a request without one comes from no page, so it can't abuse a session. An origin
 * that isn't an address (`null`: a sandboxed frame, a file) is foreign.
 */
export function isForeign({ method, headers }: FastifyRequest, publicHost: string | null): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return false;
  if (headers["sec-fetch-site"] === "cross-site") return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  const host = URL.parse(origin)?.host;
  return host === undefined || (host !== headers.host && host !== publicHost);
}
