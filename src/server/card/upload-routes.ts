import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import * as contract from "#contract/card/upload.ts";
import { PHOTO_MAX_BYTES } from "#game/card/photo-limits.ts";
import type { Deps } from "#server/deps.ts";
import { limitUploads } from "#server/platform/http/limits/limit-uploads.ts";
import { type Mount, mounting } from "#server/platform/http/mount.ts";
import type { SessionGate } from "#server/platform/http/session-gate.ts";
import { readUnsentPhoto } from "./read-unsent-photo.ts";
import { uploadCard } from "./upload-card.ts";

/** The most text parts in a form, and bytes in each: a few more than ours. */
const FIELDS = 10;
const FIELD_SIZE = 1000;

export interface UploadParts {
  readonly gate: SessionGate;
  /** Mounts the uploads of later nouns. */
  readonly mountMore: (mount: Mount) => void;
}

/** Mounts the upload routes in their own scope: the server reads forms nowhere else. */
export async function mountUploads(
  server: FastifyInstance,
  { gate, mountMore }: UploadParts,
  deps: Deps,
): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: PHOTO_MAX_BYTES,
        files: 1,
        fields: FIELDS,
        fieldSize: FIELD_SIZE,
        parts: FIELDS + 1,
      },
    });
    limitUploads(scope, deps.clock);
    const mount = mounting(scope, gate, deps);
    mount(contract.uploadCard, ({ viewer, body, file, idempotencyKey }) =>
      uploadCard(deps, viewer, { fields: body, file, idempotencyKey }),
    );
    mount(contract.readPhoto, ({ viewer, file }) => readUnsentPhoto(deps, viewer, file));
    mountMore(mount);
  });
}
