import { describe, expect, test } from "vitest";
import { parseAnswer } from "./fetch-json.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("an answer", () => {
  test("is read with a byte-order mark before it", () => {
    expect(parseAnswer(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('{"results":1}')]))).toEqual({
      results: 1,
    });
  });

  test("keeps the characters that a pair of escapes makes", () => {
    expect(parseAnswer(bytes(String.raw`["Mbapp\u00e9 \ud83d\ude00"]`))).toEqual(["Mbappé 😀"]);
  });

  test("has no zero characters and no half characters in its texts", () => {
    expect(parseAnswer(bytes(String.raw`{"name":"a\u0000b\ud800c\uDC00"}`))).toEqual({
      name: "ab\ufffdc\ufffd",
    });
  });

  test.each(["", "<!doctype html>", '{"response":[', "not found"])(
    "that is not JSON (%j) is trouble",
    (text) => {
      expect(() => parseAnswer(bytes(text))).toThrow(expect.objectContaining({ kind: "not JSON" }));
    },
  );
});
