import { beforeEach, describe, expect, test } from "vitest";
import { OLDEST_MS, ReplicaWatch, type SeenReplica } from "./replica-watch.ts";

let now: number;
let written: bigint;
let replayed: SeenReplica["replayed"] | Error;
let watch: ReplicaWatch;
let said: unknown[];

beforeEach(() => {
  now = 1000;
  written = 10n;
  replayed = 10n;
  said = [];
  const note = (_: unknown, message: string): void => void said.push(message);
  watch = new ReplicaWatch({
    writtenByPrimary: async () => written,
    async lookAtReplica() {
      if (replayed instanceof Error) throw replayed;
      return { replayed };
    },
    now: () => now,
    log: { info: note, warn: note, error: note, debug: note } as never,
  });
});

describe("a replica", () => {
  test("isn't read before it was looked at", () => {
    expect(watch.isUsable()).toBe(false);
    expect(watch.state()).toBe("away");
  });

  test("is read once it has what the primary had written", async () => {
    await watch.look();
    expect(watch.isUsable()).toBe(true);
    expect(watch.state()).toBe("used");
  });

  test("of a primary that writes nothing is as fresh as the last look, however long that lasts", async () => {
    for (let looks = 0; looks < 100; looks += 1) {
      await watch.look();
      now += OLDEST_MS / 4;
      expect(watch.isUsable()).toBe(true);
    }
  });

  test("that always follows a little later is read", async () => {
    for (let looks = 0; looks < 20; looks += 1) {
      await watch.look();
      replayed = written;
      written += 10n;
      now += OLDEST_MS / 4;
    }
    expect(watch.isUsable()).toBe(true);
    expect(watch.age()).toBeCloseTo(OLDEST_MS / 2 / 1000);
  });

  test("that stops following isn't read after two seconds, and is again when it has caught up", async () => {
    await watch.look();
    written = 20n;
    now += OLDEST_MS;
    await watch.look();
    expect(watch.isUsable()).toBe(true);
    now += 1;
    await watch.look();
    expect(watch.isUsable()).toBe(false);
    expect(watch.state()).toBe("behind");
    replayed = 20n;
    await watch.look();
    expect(watch.isUsable()).toBe(true);
    expect(said).toEqual([
      "reading from the replica",
      "reading from the primary",
      "reading from the replica",
    ]);
  });

  test("isn't read after news until it's known to have them", async () => {
    await watch.look();
    watch.noteNews();
    expect(watch.isUsable()).toBe(false);
    written = 20n;
    now += 1;
    await watch.look();
    expect(watch.isUsable()).toBe(false);
    replayed = 20n;
    await watch.look();
    expect(watch.isUsable()).toBe(true);
  });

  test("that doesn't answer isn't read", async () => {
    await watch.look();
    replayed = new Error("gone");
    await watch.look();
    expect(watch.isUsable()).toBe(false);
    expect(watch.state()).toBe("away");
  });

  test("that failed a reader isn't read before the next look", async () => {
    await watch.look();
    watch.noteFailure();
    expect(watch.isUsable()).toBe(false);
    await watch.look();
    expect(watch.isUsable()).toBe(true);
  });

  test("that was promoted, or belongs to another database, isn't read", async () => {
    await watch.look();
    replayed = null;
    await watch.look();
    expect(watch.isUsable()).toBe(false);
    expect(watch.state()).toBe("not a replica");
  });

  test("isn't believed to be fresh because the clock was set back", async () => {
    await watch.look();
    written = 20n;
    now -= 10 * OLDEST_MS;
    await watch.look();
    expect(watch.isUsable()).toBe(false);
  });
});
