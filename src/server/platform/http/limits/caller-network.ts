import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** Bits of an IPv6 address that name the network: its owner has all addresses in it. */
export const IPV6_NETWORK_BITS = 64;

/** Whether an address is this machine: a program of the operator, since a proxy here names its client. */
export function isThisMachine(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/** What counts as one caller: an IPv4 address, or an IPv6 network of 64 bits. */
export function networkOf({ ip }: Pick<FastifyRequest, "ip">): string {
  return normalizeIP(ip, IPV6_NETWORK_BITS);
}
