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
