import type { FastifyRequest } from "fastify";
import { hostName, isLoopback } from "#server/platform/http/host/host-name.ts";

/** What proxies add to a request that they pass on. */
const FORWARDING = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** The parts of a request that tell whether it comes from a browser on this machine. */
export type Asked = Pick<FastifyRequest, "headers" | "socket"> & {
  readonly raw: Pick<FastifyRequest["raw"], "httpVersion">;
};

/**
 * Whether somebody at this machine asks, and not a proxy on it for anybody: the connection and the name in `Host` are
 * loopback, nothing says that the request was passed on, and PUBLIC_URL names no other host. A proxy may add nothing and
 * write a `Host` of its own; nginx does so with its defaults, but then speaks HTTP/1.0, which no browser does.
 */
export function isOwnMachine({ headers, socket, raw }: Asked, publicUrl: string | null): boolean {
  if (raw.httpVersion === "1.0" || !isLoopback(socket.remoteAddress ?? "")) return false;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return (
    isLoopback(hostName(headers.host)) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname))
  );
}
