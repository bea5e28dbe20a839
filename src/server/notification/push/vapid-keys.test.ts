import { createECDH } from "node:crypto";
import { describe, expect, test } from "vitest";
import { vapidKeys } from "./vapid-keys.ts";

const SECRET = "a secret of thirty-two characters";

describe("the keys of an installation", () => {
  test("are the same on every instance with its secret, and others with another", () => {
    expect(vapidKeys(SECRET)).toEqual(vapidKeys(SECRET));
    expect(vapidKeys(SECRET).publicKey).not.toBe(vapidKeys(`${SECRET}!`).publicKey);
  });

  test("belong together, in the form that browsers take", () => {
    const { publicKey, privateKey } = vapidKeys(SECRET);
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(privateKey, "base64url");
    expect(pair.getPublicKey("base64url")).toBe(publicKey);
  });
});
