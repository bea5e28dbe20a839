/** Panna's jobs. Each is safe to run twice and concurrently on several instances. */
export const jobNames = [
  "follow-football",
  "keep-tournaments",
  "settle-tournaments",
  "settle-seasons",
  "keep-fantasy",
  "settle-fantasy",
  "gather-evidence",
  "make-faces",
  "sweep-photos",
  "sweep-pictures",
  "purge-expired",
  "erase-accounts",
  "remind",
  "send-pushes",
  "send-mails",
] as const;

export type JobName = (typeof jobNames)[number];

/** For verbs that leave work for after their answer. */
export interface Jobs {
  /**
   * Requests a run of the job as soon as possible; more requests before it runs change nothing. If the request is lost,
   * the planned run does the work.
   */
  soon(name: JobName): Promise<void>;
  /** Waits until this process has run the job once, successfully or not. Missing where no jobs run. */
  firstRun?(name: JobName): Promise<void>;
  /** Aborted when this process stops: a long run checks it between steps and gives up. */
  readonly stopping?: AbortSignal;
}
