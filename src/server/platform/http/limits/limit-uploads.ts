import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "#server/platform/clock.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { allowLongBody } from "#server/platform/http/limits/limit-slow-bodies.ts";
import { networkOf } from "#server/platform/http/request-facts.ts";

/** A sender's mean speed counts from this age on. */
const JUDGED_AFTER_MS = 10_000;
/** Slower than a bad mobile connection, so it's cut off. */
const LEAST_BYTES_A_SECOND = 5000;
/** While all places are taken, a slower sender gives its place to the next. */
const LEAST_WHEN_FULL = 100_000;
const LOOK_EVERY_MS = 1000;
/** A stop waits this long for uploads, while all that they need is still open (`closing.ts`). */
const LAST_UPLOADS_MS = 10_000;

export interface UploadLimits {
  /** Uploads at a time, in total. */
  readonly most: number;
  /** The share of a user and of an address; uploads beyond it make room for others. */
  readonly ofUser: number;
  readonly ofAddress: number;
}

/** Each holds up to 10 MB. */
const UPLOAD_LIMITS: UploadLimits = { most: 24, ofUser: 4, ofAddress: 8 };

interface Caller {
  readonly user: string | undefined;
  readonly network: string;
}

interface Upload extends Caller {
  readonly raw: FastifyRequest["raw"];
  readonly since: number;
  readonly bytesBefore: number;
}

/**
 * Bounds how many uploads a scope receives and processes at a time. When all places are taken, an upload in progress
 * beyond its user's or address's share makes room, or else the slowest sender. One that's already received can't, so
 * while others are beyond their shares, a caller within its own is still let in. A sender that's too slow is cut
 * off in any case.
 */
export function limitUploads(
  scope: FastifyInstance,
  { elapsed }: Pick<Clock, "elapsed">,
  of: UploadLimits = UPLOAD_LIMITS,
): void {
  const { most, ofUser, ofAddress } = of;
  const uploads = new Set<Upload>();

  const count = (isSame: (one: Upload) => boolean): number => [...uploads].filter(isSame).length;
  const cut = (upload: Upload): void => {
    uploads.delete(upload);
    upload.raw.destroy();
  };
  const slowerThan = (speed: number): Upload[] => {
    const now = elapsed();
    return [...uploads].filter((one) => speedOf(one, now) < speed);
  };
  const isBeyondShare = ({ user, network }: Caller, more: number): boolean =>
    count((one) => one.user === user) + more > ofUser ||
    count((one) => one.network === network) + more > ofAddress;
  const makeRoom = (caller: Caller): boolean => {
    if (isBeyondShare(caller, 1)) return false;
    const now = elapsed();
    const givesWay = [...uploads].find((one) => !one.raw.complete && isBeyondShare(one, 0));
    const [slowest] = slowerThan(LEAST_WHEN_FULL).toSorted((a, b) => speedOf(a, now) - speedOf(b, now));
    const upload = givesWay ?? slowest;
    if (upload !== undefined) cut(upload);
    return upload !== undefined;
  };

  /** Whether a place within the shares is left: what others have beyond theirs doesn't count. */
  const hasClaim = (caller: Caller): boolean =>
    !isBeyondShare(caller, 1) && countInShares([...uploads], of) < of.most;

  // The caller is known by now, and nothing of the file has been read.
  scope.addHook("preValidation", async (request, reply) => {
    const caller = { user: request.viewer?.id, network: networkOf(request) };
    if (uploads.size >= most && !makeRoom(caller) && !hasClaim(caller))
      throw new RefusedError({ code: "busy" });
    if (reply.raw.closed) return;
    const { raw } = request;
    const upload = { ...caller, raw, since: elapsed(), bytesBefore: raw.socket.bytesRead };
    uploads.add(upload);
    allowLongBody(request);
    // Fires once per upload, even if the client left.
    reply.raw.once("close", () => uploads.delete(upload));
  });

  const looking = setInterval(() => slowerThan(LEAST_BYTES_A_SECOND).forEach(cut), LOOK_EVERY_MS).unref();
  scope.addHook("onClose", async () => clearInterval(looking));
  scope.addHook("preClose", async () => {
    const cutUnfinished = () => [...uploads].filter(({ raw }) => !raw.complete).forEach(cut);
    setTimeout(cutUnfinished, LAST_UPLOADS_MS).unref();
  });
}

/** The uploads that are among the first of their user, and of their address. */
function countInShares(uploads: readonly Caller[], { ofUser, ofAddress }: UploadLimits): number {
  return uploads.filter((one, at) => {
    const before = uploads.slice(0, at);
    const own = before.filter(({ user }) => user === one.user).length;
    return own < ofUser && before.filter(({ network }) => network === one.network).length < ofAddress;
  }).length;
}

/** Bytes a second so far; infinite for an upload received in full or just started. */
function speedOf({ raw, since, bytesBefore }: Upload, now: number): number {
  const forMs = now - since;
  if (raw.complete || forMs < JUDGED_AFTER_MS) return Number.POSITIVE_INFINITY;
  return (raw.socket.bytesRead - bytesBefore) / (forMs / 1000);
}
