import sharp from "sharp";
import { insertUsersWithSessions, openBenchDatabase } from "#bench/support/database.ts";
import { type HostileFile, hostileFiles } from "#bench/support/hostile-files.ts";
import { type Figure, megabytesOfAll } from "#bench/support/measure.ts";
import { hostileCorners } from "#tests/card/faces/hostile/hostile-corners.ts";
import { type Serving, serveWithoutJobs } from "#bench/support/process.ts";
import { type Sender, sendPhoto } from "#bench/support/send-photo.ts";

const FILES = 500;
/** Memory after all files, divided by memory after the warm-up. */
const MEMORY_GOAL = 1.1;

interface Verdicts {
  right: number;
  readonly wrong: string[];
  /** Photos accepted despite flipped bytes. */
  accepted: number;
  /** Of the served copies: those with metadata, or with bytes of the uploaded file. */
  leaks: number;
}

/**
 * R10: hostile files of every kind, honest ones with flipped bits, and honest ones with corners that no card has: the
 * verdicts, the served copies, and memory.
 */
export async function measureHostileUploads(): Promise<Figure[]> {
  const files = await hostileFiles(FILES);
  const database = await openBenchDatabase();
  try {
    // Each user sends only a few files, so quotas don't interfere.
    const cookies = await insertUsersWithSessions(database.pool, Math.ceil(FILES / 10));
    const server = await serveWithoutJobs(database.env);
    const senderOf = (at: number): Sender => {
      const number = at % cookies.length;
      return { number, cookie: cookies[number] ?? "" };
    };
    const verdicts: Verdicts = { right: 0, wrong: [], accepted: 0, leaks: 0 };
    for (const [at, file] of files.entries()) await judge(server, senderOf(at), { file, verdicts });
    const corners = await judgeCorners(server, senderOf(0));
    const middle = megabytesOfAll(server.pid, "VmRSS");
    // A second pass reveals leaks. Photos accepted before are now refused as already uploaded.
    const again: Verdicts = { right: 0, wrong: [], accepted: 0, leaks: 0 };
    for (const [at, file] of files.entries()) await judge(server, senderOf(at), { file, verdicts: again });
    const growth = megabytesOfAll(server.pid, "VmRSS") / middle;
    const rows = await database.pool.query<{ cards: string }>("select count(*) as cards from card");
    await server.stop();
    for (const line of [...verdicts.wrong, ...corners]) console.log(`  wrong: ${line}`);
    return [
      {
        id: "R10",
        what: `${FILES} hostile files: right verdicts, accepted ones served without a byte of the file`,
        measured: `${verdicts.right} right; ${verdicts.accepted} with flipped bits were still photos, ${rows.rows[0]?.cards} cards, ${verdicts.leaks} leaks`,
        goal: `${FILES} right, 0 leaks, as many cards as photos`,
        isMet:
          verdicts.right === FILES &&
          verdicts.leaks === 0 &&
          Number(rows.rows[0]?.cards) === verdicts.accepted,
      },
      {
        id: "R10",
        what: `${hostileCorners.length} honest photos with corners that no card has`,
        measured: `${corners.length} wrong`,
        goal: "0 wrong",
        isMet: corners.length === 0,
      },
      {
        id: "R10",
        what: "memory after the same files again, vs before",
        measured: `${growth.toFixed(2)} (${middle.toFixed(0)} MB before)`,
        goal: `≤ ${MEMORY_GOAL}`,
        isMet: growth <= MEMORY_GOAL,
      },
    ];
  } finally {
    await database.close();
  }
}

interface Answer {
  readonly code?: string;
  readonly message?: string;
  readonly photo?: { readonly large: string };
  readonly wholePhoto?: { readonly large: string };
}

async function judge(
  server: Serving,
  sender: Sender,
  { file, verdicts }: { file: HostileFile; verdicts: Verdicts },
): Promise<void> {
  const { status, body } = await sendPhoto(server.url, sender, file.bytes);
  const answer = JSON.parse(body) as Answer;
  const isRefused = status >= 400 && status < 500 && (answer.message ?? "") !== "";
  const isRight = file.code === null ? status === 200 || isRefused : isRefused && answer.code === file.code;
  if (isRight) verdicts.right += 1;
  else verdicts.wrong.push(`${file.what}: ${status} ${answer.code ?? ""}`);
  if (status !== 200) return;
  verdicts.accepted += 1;
  for (const address of [answer.photo?.large, answer.wholePhoto?.large]) {
    const served = await fetch(`${server.url}${address}`, { headers: { cookie: sender.cookie } });
    if (await isLeaking(Buffer.from(await served.arrayBuffer()), file.bytes)) verdicts.leaks += 1;
  }
}

/** @returns the wrong verdicts */
async function judgeCorners(server: Serving, sender: Sender): Promise<string[]> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = await sharp({
    create: { width: 300, height: 420, channels: 3, background: "#808080", noise },
  })
    .jpeg()
    .toBuffer();
  const wrong: string[] = [];
  for (const { what, field, code } of hostileCorners) {
    const { status, body } = await sendPhoto(server.url, sender, photo, field);
    const answer = JSON.parse(body) as { code?: string };
    if (status !== 400 || answer.code !== code) wrong.push(`${what}: ${status} ${answer.code ?? ""}`);
  }
  return wrong;
}

async function isLeaking(served: Buffer, sent: Buffer): Promise<boolean> {
  const { format, exif, xmp, icc, iptc } = await sharp(served).metadata();
  const hasMetadata = [exif, xmp, icc, iptc].some((block) => block !== undefined);
  const middle = sent.subarray(sent.length >> 1, (sent.length >> 1) + 32);
  return format !== "webp" || hasMetadata || served.includes(middle);
}
