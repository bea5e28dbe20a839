import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** How enter-many.ts is to enter. */
export interface EnterOrder {
  readonly port: number;
  /** The number of the first user, and how many there are. */
  readonly from: number;
  readonly users: number;
  /** Arrivals a second, however long the answers take; 0: the next one comes when the one before has its answer. */
  readonly rate: number;
  readonly connections: number;
  readonly seconds: number;
}

/** What those who entered were answered. */
export interface Entered {
  readonly sent: number;
  readonly arrivals: number;
  /** Turned away with 503 and Retry-After. */
  readonly busy: number;
  /** Any other answer than 200 by its status, and connections that were closed. */
  readonly others: Readonly<Record<string, number>>;
  /** The users who were told that they have entered. */
  readonly done: readonly number[];
  /** Of those who were told so in time. */
  readonly perSecond: number;
  readonly unanswered: number;
  /** Milliseconds of each entry. */
  readonly times: readonly number[];
}

const LARGEST_ANSWER = 64 * 1024 * 1024;

/** Enters in a process of its own. */
export async function enterMany(order: EnterOrder): Promise<Entered> {
  const script = join(import.meta.dirname, "enter-many.ts");
  const args = [script, JSON.stringify(order)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: LARGEST_ANSWER });
  return JSON.parse(stdout) as Entered;
}
