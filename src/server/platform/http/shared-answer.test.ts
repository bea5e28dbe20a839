import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { compressedFor, shareAnswer } from "./shared-answer.ts";

const large = { rows: Array.from({ length: 200 }, (_, at) => `row ${at}`) };

/** What a caller with this Accept-Encoding gets of an answer. */
async function compressed(answer: object, accepted: string) {
  const server = Fastify();
  let bytes: Buffer | null = null;
  server.get("/", async (request, reply) => {
    bytes = compressedFor(answer, request, reply);
    return bytes ?? answer;
  });
  const { headers } = await server.inject({ url: "/", headers: { "accept-encoding": accepted } });
  await server.close();
  return { bytes: bytes as Buffer | null, encoding: headers["content-encoding"] };
}

describe("a shared answer", () => {
  const shared = shareAnswer({ ...large });

  test("is compressed once for all who take it by brotli", async () => {
    const first = await compressed(shared, "gzip, deflate, br, zstd");
    const second = await compressed(shared, "br");
    expect([first.encoding, second.encoding]).toEqual(["br", "br"]);
    expect(second.bytes).toBe(first.bytes);
    expect(JSON.parse(brotliDecompressSync(first.bytes ?? "").toString())).toEqual(large);
  });

  test("is compressed by gzip for a browser without https", async () => {
    const { bytes, encoding } = await compressed(shared, "gzip, deflate");
    expect(encoding).toBe("gzip");
    expect(JSON.parse(gunzipSync(bytes ?? "").toString())).toEqual(large);
  });

  test.each(["", "identity", "br;q=0", "zstd"])("isn't compressed here for %j", async (accepted) => {
    expect(await compressed(shared, accepted)).toEqual({ bytes: null, encoding: undefined });
  });

  test("isn't compressed if it is small", async () => {
    expect((await compressed(shareAnswer({ rows: ["row"] }), "br")).bytes).toBeNull();
  });
});

describe("an answer of one caller", () => {
  test("isn't compressed here", async () => {
    expect((await compressed({ ...large }, "br")).bytes).toBeNull();
  });
});
