import { lookup as lookUp, type LookupAddress, type LookupOptions } from "node:dns";
import ipaddr from "ipaddr.js";

/**
 * Which push services we send to: those with a public address, over https; or any, for a test's own on this machine.
 */
export type PushServices = "public" | "any";

const HTTPS_PORT = "";

/** The only IPv6 range that is allocated; the library knows which parts of it are special. */
const GIVEN_OUT_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is reachable on the public Internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GIVEN_OUT_V6);
}

/**
 * Whether we may send to a browser's endpoint at all. `publicLookup` checks a name's address when we connect, because a
 * name can resolve to another address by then.
 */
export function isAllowedEndpoint(endpoint: string, services: PushServices): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (services === "any") return url.protocol === "https:" || url.protocol === "http:";
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  return (
    url.protocol === "https:" &&
    url.port === HTTPS_PORT &&
    (ipaddr.isValid(host) ? isPublicAddress(host) : host.includes("."))
  );
}

export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** A `lookup` for connections that returns only public addresses, so the checked address is the one we connect to. */
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
