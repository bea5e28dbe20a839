import ipaddr from "ipaddr.js";

/** Proxies in a setting, with commas between them. */
export function proxiesIn(text: string): readonly string[] {
  return text.split(",").map((one) => one.trim());
}

/** An address, a network (10.0.0.0/8), or a name that Fastify has for some. */
export function isProxy(text: string): boolean {
  return (
    ["loopback", "linklocal", "uniquelocal"].includes(text) ||
    ipaddr.isValid(text) ||
    ipaddr.isValidCIDR(text)
  );
}
