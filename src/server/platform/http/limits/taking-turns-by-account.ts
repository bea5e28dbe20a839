import fastq from "fastq";
import { RefusedError } from "#server/platform/http/refused-error.ts";

/**
 * Changes of one account at work at once. Each holds one of the pool's twenty connections, and waits with it for whatever
 * another change of the account has locked.
 */
const AT_ONCE = 2;
/** Changes of one account that wait for their turn. With those at work they are a quarter of CALLS_AT_WORK. */
const MOST_WAITING = 62;

type Work = () => Promise<unknown>;

/**
 * Lets the changes of each account work in turn, so that one account slows only itself. They wait without a connection.
 *
 * @throws RefusedError `too_many_requests` if too many of the account's changes wait already
 */
export function takingTurnsByAccount() {
  const queues = new Map<string, fastq.queueAsPromised<Work, unknown>>();
  return async <Value>(accountId: string, work: () => Promise<Value>): Promise<Value> => {
    const queue = queues.get(accountId) ?? fastq.promise<unknown, Work, unknown>((one) => one(), AT_ONCE);
    if (queue.length() >= MOST_WAITING) throw new RefusedError({ code: "too_many_requests" });
    queues.set(accountId, queue);
    try {
      return (await queue.push(work)) as Value;
    } finally {
      if (queue.idle()) queues.delete(accountId);
    }
  };
}
