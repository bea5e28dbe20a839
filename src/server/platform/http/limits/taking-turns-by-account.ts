import fastq from "fastq";
import type { FastifyRequest } from "fastify";
import { RefusedError } from "#server/platform/http/refused-error.ts";

/**
 * Changes of one account at work at once. Each holds one of the pool's twenty connections, and waits with it for whatever
 * another change of the account has locked.
 */
const AT_ONCE = 2;
/** Changes of one account that wait for their turn. */
const MOST_WAITING = 62;
/** Changes of all accounts that do. Each is a body of 256 kB at most. */
const MOST_WAITING_IN_ALL = 256;

type Work = () => Promise<unknown>;

/** The call that a change is: while it waits, it doesn't count as one at work. */
type Caller = Pick<FastifyRequest, "stepAside">;

/**
 * Lets the changes of each account work in turn, so that one account slows only itself. They wait without a connection,
 * and without a place among the calls at work, which a few accounts would fill.
 *
 * @throws RefusedError `too_many_requests` if too many changes wait already, of the account or of all
 */
export function takingTurnsByAccount() {
  const queues = new Map<string, fastq.queueAsPromised<Work, unknown>>();
  let waiting = 0;

  function waitingAside(caller: Caller, work: Work): Work {
    const comeBack = caller.stepAside();
    waiting += 1;
    return () => {
      waiting -= 1;
      comeBack();
      return work();
    };
  }

  return async <Value>(accountId: string, caller: Caller, work: () => Promise<Value>): Promise<Value> => {
    const queue = queues.get(accountId) ?? fastq.promise<unknown, Work, unknown>((one) => one(), AT_ONCE);
    const isFree = queue.running() < AT_ONCE;
    const isFull = queue.length() >= MOST_WAITING || waiting >= MOST_WAITING_IN_ALL;
    if (!isFree && isFull) throw new RefusedError({ code: "too_many_requests" });
    queues.set(accountId, queue);
    try {
      return (await queue.push(isFree ? work : waitingAside(caller, work))) as Value;
    } finally {
      if (queue.idle()) queues.delete(accountId);
    }
  };
}
