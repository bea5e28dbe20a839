import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressOf, hostName, isOwnMachine, networkOf } from "./request-facts.ts";

function asked(remoteAddress: string, headers: Readonly<Record<string, string>> = {}): boolean {
  const socket = { remoteAddress } as Parameters<typeof isOwnMachine>[0]["socket"];
  return isOwnMachine(
    { headers: { host: "localhost", ...headers }, socket, raw: { httpVersion: "1.1" } },
    null,
  );
}

describe("this machine", () => {
  test.each(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"])("asks from %s", (address) => {
    expect(asked(address)).toBe(true);
  });

  test.each(["128.0.0.1", "::2", "1.127.0.0", "::ffff:1.2.3.4"])("doesn't ask from %s", (address) => {
    expect(asked(address)).toBe(false);
  });

  test.each(["forwarded", "via", "x-real-ip", "x-forwarded-for", "x-forwarded-proto"])(
    "doesn't ask with the header %s",
    (name) => {
      expect(asked("127.0.0.1", { [name]: "x" })).toBe(false);
    },
  );

  test.each([
    ["origin", "https://panna.example", false],
    ["origin", "null", false],
    ["origin", "http://localhost:3000", true],
    ["referer", "https://panna.example/sign-in", false],
    ["referer", "http://127.0.0.1:3000/sign-in", true],
  ])("asks with the %s %s: %j", (name, page, isOwn) => {
    expect(asked("127.0.0.1", { [name]: page })).toBe(isOwn);
  });
});

describe("the name in Host", () => {
  test.each([
    ["localhost", "localhost"],
    ["Panna.example:443", "panna.example"],
    ["192.168.1.5:3000", "192.168.1.5"],
    ["[2001:DB8::5]:80", "[2001:db8::5]"],
    ["[::1]", "[::1]"],
  ])("of %s is %s", (host, name) => {
    expect(hostName(host)).toBe(name);
  });

  test.each([
    undefined,
    "",
    "[",
    "panna.example:x",
    "evil.example/localhost",
    "evil@localhost",
    "localhost#",
  ])("isn't there in %s", (host) => {
    expect(hostName(host)).toBe("");
  });
});

describe("the network of a caller", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
    ["2001:db8:1:2::6", "2001:db8:1:2::"],
    ["2001:db8::6", "2001:db8::"],
    ["::6", "::"],
    ["unknown", "unknown"],
  ])("of %s is %s", (ip, network) => {
    expect(networkOf({ ip })).toBe(network);
  });

  test("is the same for all addresses of an IPv6 network of 64 bits", () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
    const groups = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(groups, groups, groups, (network, host, other) => {
        const [one, two] = [host, other].map((last) => networkOf({ ip: [...network, ...last].join(":") }));
        expect(one).toBe(two);
      }),
    );
  });
});

describe("the address that browsers use", () => {
  const headers = { host: "192.168.1.5:3000", "x-forwarded-host": "evil.example" };

  test("is what PUBLIC_URL says", () => {
    const address = addressOf({ headers, protocol: "http" }, "https://panna.example");
    expect(address).toBe("https://panna.example");
  });

  test("is without it the one in Host, whatever else a proxy passes on", () => {
    expect(addressOf({ headers, protocol: "http" }, null)).toBe("http://192.168.1.5:3000");
  });
});
