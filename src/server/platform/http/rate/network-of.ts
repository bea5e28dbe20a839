import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/** Of the eight groups of an IPv6 address, those that name the network: 64 bits. */
const NETWORK_GROUPS = 4;

/** A program on this machine, the operator's or a proxy. */
export function isThisMachine(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/** What is counted as one asker: an IPv4 address, or the IPv6 network of 64 bits, in which one may have any address. */
export function networkOf(address: string): string {
  const parsed = ipaddr.isValid(address) ? ipaddr.parse(address) : null;
  if (!(parsed instanceof ipaddr.IPv6) || parsed.isIPv4MappedAddress()) return address;
  return parsed.toNormalizedString().split(":").slice(0, NETWORK_GROUPS).join(":");
}

/**
 * The address that a request comes from, as `request.ip` says it: a proxy on this machine may name another one. Null
 * where several proxies took part, or none that can be told.
 */
export function callerOf({ socket, headers }: IncomingMessage): string | null {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined) return null;
  const named = headers["x-forwarded-for"];
  if (named === undefined || !isThisMachine(remoteAddress)) return remoteAddress;
  const name = typeof named === "string" && !named.includes(",") ? named.trim() : "";
  return name === "" || isThisMachine(name) ? null : name;
}
