import type { WaitReason } from "./send-outcome.ts";

/** How long a lane waits before it tries again, in milliseconds: longer each time. */
const WAITS_MS = [2000, 5000, 15_000, 30_000] as const;

/** These end when somebody does something about them, so every try is likely in vain. */
const LASTING: ReadonlySet<WaitReason> = new Set(["pending", "storage"]);
const LAST_MS = 60_000;

export interface LaneWork<Job> {
  /** How many jobs run at a time. */
  readonly most: number;
  /** The next job that isn't running; undefined: none. */
  readonly next: (running: ReadonlySet<string>) => Job | undefined;
  /** @returns why all jobs should wait, or null */
  readonly run: (job: Job) => Promise<WaitReason | null>;
  /** Called when the lane starts or stops waiting. */
  readonly onChange: () => void;
}

export interface Lane {
  /** Runs what there is to run. */
  readonly go: () => void;
  /** Ends the waiting, if that is why. */
  readonly resume: (reason?: WaitReason) => void;
  /** Why the lane waits; null: it doesn't. */
  readonly waitsFor: () => WaitReason | null;
}

/** Runs jobs a few at a time. After one that must wait, all do; the lane tries again by itself. */
export function makeLane<Job extends { readonly id: string }>(work: LaneWork<Job>): Lane {
  const running = new Set<string>();
  let reason: WaitReason | null = null;
  let waits = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const resume = (ended?: WaitReason) => {
    if (reason === null || (ended !== undefined && ended !== reason)) return;
    clearTimeout(timer);
    reason = null;
    work.onChange();
    go();
  };
  const wait = (why: WaitReason) => {
    clearTimeout(timer);
    reason = why;
    timer = setTimeout(() => resume(), LASTING.has(why) ? LAST_MS : (WAITS_MS[waits] ?? LAST_MS));
    waits += 1;
    work.onChange();
  };
  const run = async (job: Job) => {
    running.add(job.id);
    const why = await work.run(job);
    running.delete(job.id);
    if (why === null) waits = 0;
    else wait(why);
    go();
  };
  const go = () => {
    if (reason !== null || running.size >= work.most) return;
    const job = work.next(running);
    if (job === undefined) return;
    void run(job);
    go();
  };
  return { go, resume, waitsFor: () => reason };
}
