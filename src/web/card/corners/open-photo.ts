import type { Corners } from "#game/card/face/corners.ts";
import type { Pixels } from "#game/card/face/pixels.ts";

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the worker of a photo can do, each with what it takes and what it answers. */
export interface PhotoWork {
  /** Decodes the file; comes first. The answer is the photo's size as it is seen. */
  readonly open: { readonly takes: Blob; readonly answers: Size };
  readonly find: { readonly takes: null; readonly answers: Corners | null };
  readonly straighten: { readonly takes: Size & { readonly corners: Corners }; readonly answers: Pixels };
  /** The straightened card as a small JPEG. */
  readonly face: { readonly takes: Size & { readonly corners: Corners }; readonly answers: Blob };
  /** The whole photo as a JPEG, its longer side at most this long. */
  readonly shrink: { readonly takes: number; readonly answers: Blob };
}

export type WorkName = keyof PhotoWork;

/** A message to the worker. */
export interface PhotoTask<Name extends WorkName = WorkName> {
  readonly id: number;
  readonly name: Name;
  readonly input: PhotoWork[Name]["takes"];
}

/** The worker's answer to a task. */
export interface PhotoAnswer {
  readonly id: number;
  readonly isDone: boolean;
  readonly value: unknown;
}

/** A photo in a worker of its own: decoding it, finding its card and straightening it never hold up the page. */
export interface OpenedPhoto extends Size {
  /** @throws Error if the work fails or the photo is closed first. */
  readonly ask: <Name extends WorkName>(
    name: Name,
    input: PhotoWork[Name]["takes"],
  ) => Promise<PhotoWork[Name]["answers"]>;
  readonly close: () => void;
}

interface Waiting {
  readonly settle: (value: unknown) => void;
  readonly fail: (reason: Error) => void;
}

/** @throws Error if the browser can't decode the photo. */
export async function openPhoto(file: Blob): Promise<OpenedPhoto> {
  const worker = new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const close = () => {
    worker.terminate();
    for (const { fail } of waiting.values()) fail(new Error("The photo was closed."));
    waiting.clear();
  };
  worker.addEventListener("message", ({ data: { id, isDone, value } }: MessageEvent<PhotoAnswer>) => {
    if (isDone) waiting.get(id)?.settle(value);
    else waiting.get(id)?.fail(new Error("The photo could not be worked on."));
    waiting.delete(id);
  });
  worker.addEventListener("error", close);
  const ask: OpenedPhoto["ask"] = (name, input) => {
    asked += 1;
    const task: PhotoTask = { id: asked, name, input };
    const answered = new Promise<unknown>((settle, fail) => {
      waiting.set(task.id, { settle, fail });
    });
    worker.postMessage(task, []);
    return answered as Promise<PhotoWork[typeof name]["answers"]>;
  };
  try {
    return { ...(await ask("open", file)), ask, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Opens a photo while `use` runs. @throws Error if the browser can't decode it. */
export async function withPhoto<Value>(
  file: Blob,
  use: (photo: OpenedPhoto) => Promise<Value>,
): Promise<Value> {
  const photo = await openPhoto(file);
  try {
    return await use(photo);
  } finally {
    photo.close();
  }
}
