import { describe, expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { KeptKeys } from "./idempotency-key.ts";

/** Sends an input and tells the key it was sent under. */
async function keyOf(keys: KeptKeys, input: unknown, failure?: Error): Promise<string> {
  let used = "";
  const sending = keys.send(input, async (key) => {
    used = key;
    if (failure !== undefined) throw failure;
  });
  await sending.catch(() => undefined);
  return used;
}

function refusedWith(status: number, code: string): ApiError {
  return new ApiError(status, JSON.stringify({ code }), "");
}

describe("the key of a request", () => {
  test.each([
    ["a lost answer", new TypeError("Failed to fetch")],
    ["a server error", refusedWith(502, "unknown")],
    ["word that the first one still runs", refusedWith(409, "idempotency_key_in_use")],
  ])("stays the same after %s", async (_, failure) => {
    const keys = new KeptKeys();
    const first = await keyOf(keys, { name: "Owls" }, failure);
    expect(await keyOf(keys, { name: "Owls" })).toBe(first);
  });

  test.each([
    ["a success", undefined],
    ["a refusal", refusedWith(409, "ranked_limit_reached")],
  ])("is a new one after %s", async (_, failure) => {
    const keys = new KeptKeys();
    const first = await keyOf(keys, { name: "Owls" }, failure);
    expect(await keyOf(keys, { name: "Owls" })).not.toBe(first);
  });

  test("belongs to one input, and returns with it", async () => {
    const keys = new KeptKeys();
    const lost = new TypeError("Failed to fetch");
    const first = await keyOf(keys, { name: "Owls" }, lost);
    expect(await keyOf(keys, { name: "Foxes" }, lost)).not.toBe(first);
    expect(await keyOf(keys, { name: "Owls" })).toBe(first);
  });

  test("is a new one once another input has succeeded", async () => {
    const keys = new KeptKeys();
    const first = await keyOf(keys, { name: "Owls" }, new TypeError("Failed to fetch"));
    await keyOf(keys, { name: "Foxes" });
    expect(await keyOf(keys, { name: "Owls" })).not.toBe(first);
  });

  test("is sent once by a double tap, and both get the answer", async () => {
    const keys = new KeptKeys();
    const { promise: answered, resolve: answer } = Promise.withResolvers<number>();
    const sent: string[] = [];
    const tap = () =>
      keys.send({ code: "ABCD" }, (key) => {
        sent.push(key);
        return answered;
      });
    const taps = [tap(), tap()];
    answer(7);
    expect(await Promise.all(taps)).toEqual([7, 7]);
    expect(sent).toHaveLength(1);
    await tap();
    expect(sent).toHaveLength(2);
  });

  test("is sent again after a failure that two taps got", async () => {
    const keys = new KeptKeys();
    const failure = new TypeError("Failed to fetch");
    const taps = [keyOf(keys, { name: "Owls" }, failure), keyOf(keys, { name: "Owls" }, failure)];
    const [first] = await Promise.all(taps);
    expect(await keyOf(keys, { name: "Owls" })).toBe(first);
  });

  test("passes on answers and failures", async () => {
    const keys = new KeptKeys();
    const failure = new TypeError("Failed to fetch");
    expect(await keys.send({}, async () => 7)).toBe(7);
    await expect(keys.send({}, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
