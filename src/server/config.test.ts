import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const secret = "s".repeat(32);

describe("PUBLIC_URL", () => {
  test.each([
    ["HTTPS://panna.example", "https://panna.example"],
    ["https://Panna.Example:443/", "https://panna.example"],
    ["https://münchen.example", "https://xn--mnchen-3ya.example"],
    ["http://localhost:3000", "http://localhost:3000"],
  ])("%s is read as the origin that browsers send", (written, publicUrl) => {
    const config = readConfig({ SECRET: secret, PUBLIC_URL: written });
    expect(config.publicUrl).toBe(publicUrl);
    expect(config.pushContact).toBe(publicUrl.startsWith("https:") ? publicUrl : "mailto:admin@localhost");
  });
});
