import { describe, expect, test } from "vitest";
import { isOwnMachine } from "./own-machine.ts";

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
});
