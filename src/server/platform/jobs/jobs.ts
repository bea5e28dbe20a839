/** The jobs of Panna. Each is safe to run twice and at the same time on several instances. */
export const jobNames = [
  "follow-football",
  "keep-tournaments",
  "settle-tournaments",
  "settle-seasons",
  "keep-fantasy",
  "settle-fantasy",
  "gather-evidence",
  "sweep-photos",
  "purge-expired",
  "remind",
  "send-pushes",
] as const;

export type JobName = (typeof jobNames)[number];

/** For verbs that leave work to be done after their answer. */
export interface Jobs {
  /** Asks for a run of the job as soon as possible; asking again before it ran changes nothing. */
  soon(name: JobName): Promise<void>;
  /** Waits until this process has run the job once, however that ended. Not there where no jobs are run. */
  firstRun?(name: JobName): Promise<void>;
  /** Aborted when this process stops: a run that takes long looks at it between two steps, and gives up. */
  readonly stopping?: AbortSignal;
}
