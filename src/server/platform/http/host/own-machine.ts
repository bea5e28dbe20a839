import type { FastifyRequest } from "fastify";
import { hostName, isLoopback } from "./host-name.ts";

/** What proxies add to a request that they pass on. */
const FORWARDING = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** The parts of a request that tell whether it comes from a browser on this machine. */
export type Asked = Pick<FastifyRequest, "headers" | "socket"> & {
  readonly raw: Pick<FastifyRequest["raw"], "httpVersion">;
};

/**
 * Whether the request comes from this machine itself, and not from a proxy on it: the connection and the name in `Host`
 * are loopback, no header shows that the request was forwarded, and PUBLIC_URL names no other host. nginx with its defaults
 * adds no header and writes its own `Host`, but it speaks HTTP/1.0, which no browser does.
 */
export function isOwnMachine({ headers, socket, raw }: Asked, publicUrl: string | null): boolean {
  if (raw.httpVersion === "1.0" || !isLoopback(socket.remoteAddress ?? "")) return false;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return (
    isLoopback(hostName(headers.host)) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname))
  );
}
