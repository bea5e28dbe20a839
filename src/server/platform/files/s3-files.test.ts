import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Files } from "./files.ts";
import { s3Files } from "./s3-files.ts";

const LIMITS = { toConnect: 100, toAnswer: 100, betweenParts: 100 };

/** What the store sends before it falls silent. */
let begin: (response: ServerResponse) => void;
let files: Files;

const store = createServer((_, response) => begin(response));

beforeEach(async () => {
  store.listen(0, "127.0.0.1");
  await once(store, "listening");
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const names = { region: "us-east-1", bucket: "pictures", accessKeyId: "id", secretAccessKey: "secret" };
  files = s3Files({ endpoint, ...names }, LIMITS);
});
afterEach(async () => {
  store.closeAllConnections();
  store.close();
  await once(store, "close");
});

describe("a store that takes requests and falls silent", () => {
  test("before it answers is given up, for a read, a write, a list and a removal", async () => {
    begin = () => undefined;
    const list = async () => {
      for await (const { key } of files.list("faces")) expect(key).toBeUndefined();
    };
    const tried = [
      files.read("faces/one/small.webp"),
      files.write("faces/one/small.webp", Buffer.from("a face"), "image/webp"),
      list(),
      files.removeFolder("faces/one"),
    ];
    for (const one of await Promise.allSettled(tried)) {
      expect(one).toMatchObject({ status: "rejected", reason: { name: "TimeoutError" } });
    }
  });

  test("in the middle of a file is given up, and the connection is free", async () => {
    const left = new Promise<void>((settle) => {
      begin = (response) => {
        response.writeHead(200, { "content-length": "1000" }).write("half of a fa");
        response.on("close", settle);
      };
    });
    await expect(files.readBytes("faces/one/small.webp")).rejects.toThrow("timed out");
    await left;
  });
});
