import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/** The bits of an IPv6 address that name the network: its owner has every address in it. */
export const IPV6_NETWORK_BITS = 64;

/** What counts as one caller: an IPv4 address, or an IPv6 network of 64 bits. */
export function networkOf({ ip }: Pick<FastifyRequest, "ip">): string {
  return normalizeIP(ip, IPV6_NETWORK_BITS);
}
