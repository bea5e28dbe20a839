import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "#server/platform/clock.ts";
import { RETRY_AFTER } from "#server/platform/http/error-handler.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { networkOf } from "./caller-network.ts";

/** A sender is judged by its mean speed, from this age on. */
const JUDGED_AFTER_MS = 10_000;
/** Slower than a bad mobile connection: it is cut off. */
const LEAST_BYTES_A_SECOND = 5000;
/** While there is no room, a slower one than this gives its place to the next. */
const LEAST_WHEN_FULL = 100_000;
const LOOK_EVERY_MS = 1000;

export interface UploadLimits {
  /** Uploads at once, of all together. */
  readonly most: number;
  readonly ofUser: number;
  readonly ofAddress: number;
}

/** Each holds up to 10 MB. */
export const UPLOAD_LIMITS: UploadLimits = { most: 24, ofUser: 4, ofAddress: 8 };

interface Upload {
  readonly user: string | undefined;
  readonly network: string;
  readonly raw: FastifyRequest["raw"];
  readonly since: number;
  readonly bytesBefore: number;
}

/**
 * Bounds how many uploads of a scope are received and worked on at once: of a user, of an address and of all. One that is
 * sent too slowly is cut off; while there is no room, the slowest sender makes some.
 */
export function limitUploads(
  scope: FastifyInstance,
  { wallTime }: Pick<Clock, "wallTime">,
  { most, ofUser, ofAddress }: UploadLimits = UPLOAD_LIMITS,
): void {
  const uploads = new Set<Upload>();

  const count = (isSame: (one: Upload) => boolean): number => [...uploads].filter(isSame).length;
  const cut = (upload: Upload): void => {
    uploads.delete(upload);
    upload.raw.destroy();
  };
  const slowerThan = (speed: number): Upload[] => {
    const now = wallTime();
    return [...uploads].filter((one) => speedOf(one, now) < speed);
  };
  const makeRoom = (): boolean => {
    const now = wallTime();
    const [slowest] = slowerThan(LEAST_WHEN_FULL).toSorted((a, b) => speedOf(a, now) - speedOf(b, now));
    if (slowest !== undefined) cut(slowest);
    return slowest !== undefined;
  };

  // Who asks is known by now, and of the file nothing has been read.
  scope.addHook("preValidation", async (request, reply) => {
    const user = request.viewer?.id;
    const network = networkOf(request);
    if (count((one) => one.user === user) >= ofUser || count((one) => one.network === network) >= ofAddress) {
      void reply.header("retry-after", String(RETRY_AFTER));
      throw new RefusedError({ code: "too_many_requests" });
    }
    if (uploads.size >= most && !makeRoom()) throw new RefusedError({ code: "busy" });
    if (reply.raw.closed) return;
    const { raw } = request;
    const upload = { user, network, raw, since: wallTime(), bytesBefore: raw.socket.bytesRead };
    uploads.add(upload);
    // Comes once for each, also where the client went away.
    reply.raw.once("close", () => uploads.delete(upload));
  });

  const looking = setInterval(() => slowerThan(LEAST_BYTES_A_SECOND).forEach(cut), LOOK_EVERY_MS).unref();
  scope.addHook("onClose", async () => clearInterval(looking));
}

/** Bytes a second so far; no limit for one that was received whole or has only begun. */
function speedOf({ raw, since, bytesBefore }: Upload, now: number): number {
  const forMs = now - since;
  if (raw.complete || forMs < JUDGED_AFTER_MS) return Number.POSITIVE_INFINITY;
  return (raw.socket.bytesRead - bytesBefore) / (forMs / 1000);
}
