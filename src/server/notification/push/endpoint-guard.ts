import { lookup as lookUp, type LookupAddress, type LookupOptions } from "node:dns";
import ipaddr from "ipaddr.js";

/** Which push services are asked: those with a public address, over https; or any, for a test's own on this machine. */
export type PushServices = "public" | "any";

const HTTPS_PORT = "";

/** Of IPv6 only this range is given out; the library knows which parts of it are special. */
const GIVEN_OUT_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is one that anybody on the Internet could be asked at. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GIVEN_OUT_V6);
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
    (ipaddr.isValid(host) ? isPublicAddress(host) : host.includes("."))
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
