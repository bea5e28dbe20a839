import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { callerOf, isThisMachine, networkOf } from "./network-of.ts";

describe("the network of an address", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["::6", "0:0:0:0"],
    ["2001:db8:1::", "2001:db8:1:0"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test("is the same for all addresses of an IPv6 network of 64 bits", () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
    const groups = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(groups, groups, groups, (network, host, other) => {
        expect(networkOf([...network, ...host].join(":"))).toBe(networkOf([...network, ...other].join(":")));
      }),
    );
  });
});

describe("this machine", () => {
  test.each(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"])("is %s", (address) => {
    expect(isThisMachine(address)).toBe(true);
  });

  test.each(["128.0.0.1", "::2", "1.127.0.0", "::ffff:1.2.3.4", "localhost"])("is not %s", (address) => {
    expect(isThisMachine(address)).toBe(false);
  });
});

describe("the caller", () => {
  const from = (remoteAddress: string | undefined, named?: string) =>
    callerOf({
      socket: { remoteAddress },
      headers: { "x-forwarded-for": named },
    } as unknown as IncomingMessage);

  test("is who is connected, whatever a stranger claims", () => {
    expect(from("203.0.113.7")).toBe("203.0.113.7");
    expect(from("203.0.113.7", "127.0.0.1")).toBe("203.0.113.7");
  });

  test("is whom the proxy on this machine names", () => {
    expect(from("127.0.0.1", "203.0.113.7")).toBe("203.0.113.7");
    expect(from("::1", " 2001:db8::1 ")).toBe("2001:db8::1");
  });

  test("cannot be told of a row of proxies, of a machine that names itself, nor of who went away", () => {
    expect(from("127.0.0.1", "203.0.113.7, 203.0.113.8")).toBeNull();
    expect(from("127.0.0.1", "127.0.0.1")).toBeNull();
    expect(from("127.0.0.1", " ")).toBeNull();
    expect(from(undefined)).toBeNull();
  });
});
