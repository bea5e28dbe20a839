import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import type { PhotoRefusal } from "#contract/refusals.ts";
import type { Outcome } from "#game/outcome.ts";
import { parcelHead } from "./parcel.ts";
import type { TakenPhoto } from "./take-photo.ts";

/** A process that takes one photo at a time. */
export interface PhotoProcess {
  readonly pid: number;
  /**
   * See `takePhoto`. The bytes are read until it has answered.
   *
   * @throws PhotoProcessEnded where the process ends instead; it is ended when it takes longer than any photo may.
   */
  take(bytes: Uint8Array): Promise<Outcome<TakenPhoto, PhotoRefusal>>;
  close(): Promise<void>;
}

/** The process that should take a photo is no more. */
export class PhotoProcessEnded extends Error {
  /** Whether it had got the photo, and so may have died of it. */
  readonly hadPhoto: boolean;

  constructor(hadPhoto: boolean) {
    super("the process for photos has ended");
    this.hadPhoto = hadPhoto;
  }
}

/** A photo of 50 megapixels takes two seconds; the rest is for a busy machine. */
const LONGEST_MS = 60_000;

/**
 * Starts a process for photos. What decodes them is written in C and gets what strangers send: where it fails it takes
 * neither the application nor anybody's request along, and it is told none of the application's secrets.
 */
export async function startPhotoProcess(): Promise<PhotoProcess> {
  const child = fork(fileURLToPath(new URL("./photo-process.ts", import.meta.url)), [], {
    serialization: "advanced",
    stdio: ["pipe", "inherit", "inherit", "ipc"],
    execArgv: [],
    env: {},
  });
  const input = child.stdin as Socket;
  // What it does not live to read, its end answers.
  input.on("error", () => undefined);
  await started(child);
  // Alone it does not keep a process alive that has ended its other work.
  child.unref();
  child.channel?.unref();
  input.unref();
  return {
    pid: child.pid ?? 0,
    async take(bytes) {
      if (hasEnded(child)) throw new PhotoProcessEnded(false);
      const timer = setTimeout(() => child.kill("SIGKILL"), LONGEST_MS);
      try {
        const answer = nextMessage(child);
        input.write(parcelHead(bytes));
        input.write(bytes);
        return (await answer) as Outcome<TakenPhoto, PhotoRefusal>;
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      if (hasEnded(child)) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** @throws an error that is no fault of a photo. */
async function started(child: ChildProcess): Promise<void> {
  await nextMessage(child).catch((error: unknown) => {
    throw new Error("the process for photos does not start", { cause: error });
  });
}

/** @throws PhotoProcessEnded where the process ends first, or an error where it cannot even be started. */
function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((settle, fail) => {
    const ended = (): void => fail(new PhotoProcessEnded(true));
    child.once("exit", ended);
    child.once("error", fail);
    child.once("message", (message) => {
      child.off("exit", ended);
      child.off("error", fail);
      settle(message);
    });
  });
}
