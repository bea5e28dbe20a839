import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { PHOTO_MAX_BYTES } from "#game/card/photo-limits.ts";
import { aBomb } from "#tests/support/odd-images.ts";
import { anySpoiling, drawScene, takePicture } from "#bench/support/card-photo.ts";
import { insertUsersWithSessions, openBenchDatabase } from "#bench/support/database.ts";
import { cpuSecondsOfAll, type Figure, interleave, median, megabytesOfAll } from "#bench/support/measure.ts";
import { type Serving, serveWithoutJobs } from "#bench/support/process.ts";
import { type Sender, sendPhoto } from "#bench/support/send-photo.ts";

const PAIRS = 10;
const UPLOADS_IN_A_PAIR = 4;
const PARALLEL = 20;
/** How often reads are measured without and with concurrent uploads, in turn. */
const READ_PAIRS = 5;
const BOMBS = 40;
const GOALS = { cpu: 1.15, reads: 3, bomb: 0.03, megabytes: 1024 };

/**
 * P6: a 12-megapixel upload compared with bare encoding of the same pictures, other requests during it, a bomb
 * compared with an accepted upload, and the memory of twenty concurrent 10 MB uploads. The evidence, which a job
 * gathers later, isn't counted.
 */
export async function measureUpload(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "panna-upload-"));
  const database = await openBenchDatabase();
  try {
    const cookies = await insertUsersWithSessions(database.pool, 300);
    const senders = cookies.map((cookie, number) => ({ number, cookie }));
    const next = (): Sender => {
      const sender = senders.pop();
      if (sender === undefined) throw new Error("there are too few users");
      return sender;
    };
    const photo = await aPhoto(3000, 4000);
    writeFileSync(join(folder, "photo.jpg"), photo);
    const server = await serveWithoutJobs(database.env);
    const upload = async () => accepted(await sendPhoto(server.url, next(), photo));
    await upload();
    const { first, second } = await interleave(
      PAIRS,
      () => cpuOf(server, UPLOADS_IN_A_PAIR, upload),
      async () => bare(join(folder, "photo.jpg")),
    );
    const floors = second.map(({ photo: own, face }) => own + face);
    const ratio = median(first.map((cpu, pair) => cpu / (floors[pair] ?? Number.NaN)));
    const faces = median(second.map(({ face }) => face));
    const added = median(second.map(({ photo: own, face }) => face / own));
    const bomb = aBomb(20_000);
    const refused = await cpuOf(server, BOMBS, async () => {
      const { status } = await sendPhoto(server.url, next(), bomb);
      if (status !== 413) throw new Error(`a bomb was answered with ${status}`);
    });
    writeFileSync(join(folder, "full.jpg"), filledUp(photo));
    writeFileSync(join(folder, "large.jpg"), filledUp(await aPhoto(6000, 8000)));
    let sent = 0;
    const sendMany = async (file: string): Promise<void> => {
      await uploadAtOnce(server, join(folder, file), sent);
      sent += PARALLEL;
    };
    const reads = await readsBeside(server, cookies[0] ?? "", () => sendMany("full.jpg"));
    await sendMany("large.jpg");
    const megabytes = Math.round(megabytesOfAll(server.pid, "VmHWM"));
    await server.stop();
    const bombRatio = refused / median(first);
    return [
      figure("upload of 12 MP vs the same pictures bare, CPU time", {
        measured: `${ratio.toFixed(2)} (${(1000 * median(first)).toFixed(0)} ms vs ${(1000 * median(floors)).toFixed(0)} ms)`,
        goal: `≤ ${GOALS.cpu}`,
        isMet: ratio <= GOALS.cpu,
      }),
      figure("of which the face, found and straightened, vs the photo's sizes", {
        measured: `${added.toFixed(2)} (${(1000 * faces).toFixed(0)} ms)`,
        goal: "none",
        isMet: true,
      }),
      figure("refusing a bomb vs an accepted upload, CPU time", {
        measured: `${bombRatio.toFixed(3)} (${(1000 * refused).toFixed(1)} ms)`,
        goal: `≤ ${GOALS.bomb}`,
        isMet: bombRatio <= GOALS.bomb,
      }),
      figure(`GET /api/auth/user while ${PARALLEL} photos of 10 MB are sent at once, p99`, {
        measured: `${reads.ratio.toFixed(1)} times idle (${reads.busy.toFixed(1)} ms vs ${reads.idle.toFixed(1)} ms; ${reads.answered} answered, ${reads.failed} failed)`,
        goal: `≤ ${GOALS.reads} times`,
        isMet: reads.ratio <= GOALS.reads && reads.failed === 0,
      }),
      figure(`memory at its peak, ${PARALLEL} photos of 10 MB and 48 MP at once`, {
        measured: `${megabytes} MB`,
        goal: `< ${GOALS.megabytes} MB`,
        isMet: megabytes < GOALS.megabytes,
      }),
    ];
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
}

function figure(what: string, rest: Pick<Figure, "measured" | "goal" | "isMet">): Figure {
  return { id: "P6", what, ...rest };
}

/** A drawn photo with the grain of a real camera. */
async function aPhoto(width: number, height: number): Promise<Buffer> {
  const facts = { seed: 6, tableSeed: 6, playerName: "Bukayo Saka", club: "Arsenal", position: "Forward" };
  const drawn = await takePicture(drawScene({ ...facts, code: null }), anySpoiling(6), 6);
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return sharp(drawn)
    .resize(width, height, { fit: "fill" })
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

function accepted({ status, body }: { status: number; body: string }): void {
  if (status !== 200) throw new Error(`an upload was answered with ${status}: ${body}`);
}

/** CPU seconds of the server and its processes per request, over `times` requests in sequence. */
async function cpuOf({ pid }: Serving, times: number, request: () => Promise<void>): Promise<number> {
  const before = cpuSecondsOfAll(pid);
  for (let turn = 0; turn < times; turn += 1) await request();
  return (cpuSecondsOfAll(pid) - before) / times;
}

/** CPU seconds for the pictures of an upload, in a process that does nothing else. */
interface Bare {
  readonly photo: number;
  readonly face: number;
}

function bare(file: string): Bare {
  const script = join(import.meta.dirname, "support/encode-bare.ts");
  const args = [script, file, String(UPLOADS_IN_A_PAIR)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as Bare;
}

/** A photo padded to 10 MB, as phones do with a video behind the picture. */
function filledUp(photo: Buffer): Buffer {
  if (photo.length > PHOTO_MAX_BYTES) throw new Error(`the photo has ${photo.length} bytes`);
  return Buffer.concat([photo, Buffer.alloc(PHOTO_MAX_BYTES - photo.length)]);
}

/** Sends for the first users, whom the other measurements use last. */
async function uploadAtOnce(server: Serving, file: string, firstUser: number): Promise<void> {
  const script = join(import.meta.dirname, "support/send-many.ts");
  const args = [script, server.url, file, String(firstUser), String(PARALLEL)];
  await promisify(execFile)(process.execPath, args);
}

interface Reads {
  readonly ratio: number;
  readonly idle: number;
  readonly busy: number;
  readonly answered: number;
  readonly failed: number;
}

/** The 99th percentile of a light request (ms), on an idle server and during heavy work. */
async function readsBeside(server: Serving, cookie: string, heavy: () => Promise<void>): Promise<Reads> {
  const { first, second } = await interleave(
    READ_PAIRS,
    () => readUntil(server, cookie, new Promise((resolve) => setTimeout(resolve, 4000))),
    () => readUntil(server, cookie, heavy()),
  );
  const p99 = ({ times }: { times: readonly number[] }): number =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    ratio: median(second.map((busy, pair) => p99(busy) / p99(first[pair] ?? busy))),
    idle: median(first.map(p99)),
    busy: median(second.map(p99)),
    answered: sum(second.map(({ times }) => times.length)),
    failed: sum([...first, ...second].map(({ failed }) => failed)),
  };
}

async function readUntil(server: Serving, cookie: string, end: Promise<unknown>) {
  const state = { isOver: false };
  const ended = end.finally(() => {
    state.isOver = true;
  });
  const times: number[] = [];
  let failed = 0;
  while (!state.isOver) {
    const start = performance.now();
    const answer = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } });
    times.push(performance.now() - start);
    if (!answer.ok) {
      failed += 1;
      console.log(`  a request returned ${answer.status}: ${await answer.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await ended;
  return { times, failed };
}
