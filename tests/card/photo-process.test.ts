import { constants, getPriority } from "node:os";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makePhotoEncoder, type PhotoEncoder } from "#server/card/photo/photo-encoder.ts";
import { type PhotoProcess, startPhotoProcess } from "#server/card/photo/start-photo-process.ts";
import { anyPhoto } from "#tests/support/photos.ts";

const opened: PhotoProcess[] = [];
let encoder: PhotoEncoder;

beforeEach(() => {
  opened.length = 0;
  encoder = makePhotoEncoder(async () => {
    const started = await startPhotoProcess();
    opened.push(started);
    return started;
  });
});

afterEach(() => encoder.close());

/** The process that was started last, once there are so many. */
async function lastOf(count: number): Promise<PhotoProcess> {
  await expect.poll(() => opened.length, { timeout: 10_000 }).toBe(count);
  const last = opened[count - 1];
  if (last === undefined) throw new Error("no process was started");
  return last;
}

function isRunning({ pid }: PhotoProcess): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("the process that takes photos", () => {
  test("gives way to everybody else's requests", async () => {
    expect((await encoder.take(await anyPhoto(1))).ok).toBe(true);
    expect(getPriority((await lastOf(1)).pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  });

  test("is asked about no bytes at all, and refuses them", async () => {
    const refusal = { code: "file_not_image" };
    expect(await encoder.take(Buffer.alloc(0))).toEqual({ ok: false, refusal });
    expect((await encoder.take(await anyPhoto(1))).ok).toBe(true);
  });

  test("takes many at once, each for whoever sent it", async () => {
    const photos = await Promise.all([1, 2, 3, 4].map((number) => anyPhoto(number)));
    const alone: unknown[] = [];
    for (const photo of photos) alone.push(await encoder.take(photo));
    expect(await Promise.all(photos.map((photo) => encoder.take(photo)))).toEqual(alone);
  });

  test("is refused the photo that it dies of, and the others go on in a new one", async () => {
    const [fatal, next] = [await anyPhoto(1), await anyPhoto(2)];
    const mortal = makePhotoEncoder(async () => {
      const started = await startPhotoProcess();
      opened.push(started);
      const isFirst = opened.length === 1;
      return {
        ...started,
        take(bytes) {
          const taken = started.take(bytes);
          if (isFirst) process.kill(started.pid, "SIGKILL");
          return taken;
        },
      };
    });
    const answers = [mortal.take(fatal), mortal.take(next)];
    expect(await answers[0]).toEqual({ ok: false, refusal: { code: "photo_broken" } });
    expect((await answers[1])?.ok).toBe(true);
    await mortal.close();
  });

  test("that ended while nobody used it costs no photo", async () => {
    const photo = await anyPhoto(1);
    await encoder.take(photo);
    const first = await lastOf(1);
    process.kill(first.pid, "SIGKILL");
    await expect.poll(() => isRunning(first)).toBe(false);
    expect((await encoder.take(photo)).ok).toBe(true);
    expect((await lastOf(2)).pid).not.toBe(first.pid);
  });

  test("ends with the encoder", async () => {
    await encoder.take(await anyPhoto(1));
    const only = await lastOf(1);
    expect(isRunning(only)).toBe(true);
    await encoder.close();
    expect(isRunning(only)).toBe(false);
  });
});
