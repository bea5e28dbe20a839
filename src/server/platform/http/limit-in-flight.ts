import type { FastifyInstance, FastifyRequest } from "fastify";
import { RefusedError } from "./refused-error.ts";

/** A request that is sent for so long already, at fewer bytes a second than these, keeps nobody out. */
const SLOW_AFTER_MS = 10_000;
const LEAST_BYTES_A_SECOND = 20_000;

export interface InFlightLimits {
  /** Requests at once. */
  readonly most: number;
  /** The world's time, epoch milliseconds. */
  readonly wallTime: () => number;
}

interface Sending {
  readonly raw: FastifyRequest["raw"];
  readonly since: number;
  readonly bytesBefore: number;
}

/**
 * Lets at most so many requests of a scope be in work at once. A further one is told to come again, unless one of them is
 * sent as slowly as nobody sends a photo: that one is cut off, or a few connections that drip would keep everybody out.
 */
export function limitInFlight(scope: FastifyInstance, { most, wallTime }: InFlightLimits): void {
  const inFlight = new Set<Sending>();
  const makeRoom = (): boolean => {
    const slow = [...inFlight].find((one) => isSlow(one, wallTime()));
    if (slow === undefined) return false;
    inFlight.delete(slow);
    slow.raw.destroy();
    return true;
  };
  scope.addHook("onRequest", async ({ raw }, reply) => {
    if (inFlight.size >= most && !makeRoom()) throw new RefusedError({ code: "busy" });
    const sending = { raw, since: wallTime(), bytesBefore: raw.socket.bytesRead };
    inFlight.add(sending);
    // Comes once for each, also where the client went away, of which Fastify's own `onResponse` says nothing.
    reply.raw.once("close", () => inFlight.delete(sending));
  });
}

function isSlow({ raw, since, bytesBefore }: Sending, now: number): boolean {
  const forMs = now - since;
  if (raw.complete || forMs < SLOW_AFTER_MS) return false;
  return raw.socket.bytesRead - bytesBefore < (forMs / 1000) * LEAST_BYTES_A_SECOND;
}
