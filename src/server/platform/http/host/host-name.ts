import ipaddr from "ipaddr.js";

/** The name or address in a `Host` header, without the port; empty if there is none. */
export function hostName(host: string | undefined): string {
  return URL.parse(`http://${host ?? ""}`)?.hostname ?? "";
}

/** An IP address. IPv6 may have brackets, as in a URL. */
export function isAddress(name: string): boolean {
  return ipaddr.isValid(withoutBrackets(name));
}

/** `localhost`, or an address of the machine itself. */
export function isLoopback(name: string): boolean {
  if (name === "localhost") return true;
  return isAddress(name) && ipaddr.process(withoutBrackets(name)).range() === "loopback";
}

function withoutBrackets(name: string): string {
  return name.replace(/^\[(.*)\]$/u, "$1");
}
