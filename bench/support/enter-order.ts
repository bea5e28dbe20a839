import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** The parameters of enter-many.ts. */
export interface EnterOrder {
  readonly port: number;
  /** The number of the first user, and how many there are. */
  readonly from: number;
  readonly users: number;
  /** Arrivals per second, however long responses take; 0: each waits for the previous response. */
  readonly rate: number;
  readonly connections: number;
  readonly seconds: number;
}

/** The responses of a run. */
export interface Entered {
  readonly sent: number;
  readonly arrivals: number;
  /** Turned away with 503 and Retry-After. */
  readonly busy: number;
  /** Other responses than 200, by status, and closed connections. */
  readonly others: Readonly<Record<string, number>>;
  /** The users whose entry was confirmed. */
  readonly done: readonly number[];
  /** Confirmations per second, counting only those in time. */
  readonly perSecond: number;
  readonly unanswered: number;
  /** Milliseconds per entry. */
  readonly times: readonly number[];
}

const LARGEST_ANSWER = 64 * 1024 * 1024;

/** Runs the entries in a separate process. */
export async function enterMany(order: EnterOrder): Promise<Entered> {
  const script = join(import.meta.dirname, "enter-many.ts");
  const args = [script, JSON.stringify(order)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: LARGEST_ANSWER });
  return JSON.parse(stdout) as Entered;
}
