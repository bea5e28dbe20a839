import { describe, expect, test } from "vitest";
import { isAllowedEndpoint, isPublicAddress, PrivateAddressError, publicLookup } from "./endpoint-guard.ts";

describe("an address", () => {
  test.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "localhost",
    "",
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(["8.8.8.8", "172.32.0.1", "192.169.0.1", "2606:4700::1111", "2a00:1450:4001::1"])(
    "%s is public",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("an endpoint", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://8.8.8.8/send",
  ])("%s may be sent to", (endpoint) => {
    expect(isAllowedEndpoint(endpoint, "public")).toBe(true);
  });

  test.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/send",
    "https://user:password@push.example.com/send",
    "https://localhost/send",
    "https://intranet/send",
    "https://127.1/send",
    "https://2130706433/send",
    "https://0x7f.0.0.1/send",
    "https://[::1]/send",
    "https://[::ffff:10.0.0.1]/send",
    "https://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "no address",
  ])("%s may not be sent to", (endpoint) => {
    expect(isAllowedEndpoint(endpoint, "public")).toBe(false);
  });

  test("of a test's own service may be sent to where that is allowed", () => {
    expect(isAllowedEndpoint("http://127.0.0.1:4000/send", "any")).toBe(true);
    expect(isAllowedEndpoint("file:///etc/passwd", "any")).toBe(false);
  });
});

describe("a name of this machine", () => {
  test("is not connected to", async () => {
    const found = new Promise((resolve) => {
      publicLookup("localhost", { all: true }, (error) => resolve(error));
    });
    expect(await found).toBeInstanceOf(PrivateAddressError);
  });
});
