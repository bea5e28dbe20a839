import { lookup as lookUp, type LookupAddress, type LookupOptions } from "node:dns";
import { BlockList, isIP } from "node:net";

/** Which push services are asked: those with a public address, over https; or any, for a test's own on this machine. */
export type PushServices = "public" | "any";

const HTTPS_PORT = "";

/** Addresses of IPv4 that lead into this machine, its network, or nowhere (IANA special-purpose registry). */
const SPECIAL_V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** Of IPv6 only global unicast is public, without what stands for an IPv4 address or for documentation. */
const GLOBAL_V6 = ["2000::", 3] as const;
const SPECIAL_V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const special = new BlockList();
for (const [network, bits] of SPECIAL_V4) special.addSubnet(network, bits, "ipv4");
for (const [network, bits] of SPECIAL_V6) special.addSubnet(network, bits, "ipv6");
const global = new BlockList();
global.addSubnet(GLOBAL_V6[0], GLOBAL_V6[1], "ipv6");

/** Whether an IP address is one that anybody on the Internet could be asked at. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, "ipv4");
  return isIP(address) === 6 && global.check(address, "ipv6") && !special.check(address, "ipv6");
}

/**
 * Whether a browser's endpoint may be sent to at all. What a name stands for is looked at when it is sent to, by
 * `publicLookup`: a name may stand for another address by then.
 */
export function isAllowedEndpoint(endpoint: string, services: PushServices): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (services === "any") return url.protocol === "https:" || url.protocol === "http:";
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  return (
    url.protocol === "https:" &&
    url.port === HTTPS_PORT &&
    (isIP(host) === 0 ? host.includes(".") : isPublicAddress(host))
  );
}

export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** A `lookup` for a connection that finds public addresses alone: the address that is checked is the one connected to. */
export function publicLookup(host: string, options: LookupOptions, found: Found): void {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const isPublic = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    if (!isPublic) return found(new PrivateAddressError("the push service has no public address"), []);
    const [first] = addresses;
    return options.all === true || first === undefined
      ? found(null, addresses)
      : found(null, first.address, first.family);
  });
}
