import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import * as contract from "#contract/card/upload.ts";
import { PHOTO_MAX_BYTES } from "#game/card/photo-limits.ts";
import type { Deps } from "#server/deps.ts";
import { limitUploads } from "#server/platform/http/limits/limit-uploads.ts";
import { mounting } from "#server/platform/http/mount.ts";
import type { SessionGate } from "#server/platform/http/session-gate.ts";
import { readUnsentPhoto } from "./read-unsent-photo.ts";
import { uploadCard } from "./upload-card.ts";

/** Text parts, and the bytes of each, that a form may have: a few more than ours. */
const FIELDS = 10;
const FIELD_SIZE = 1000;

/** Mounts what takes photos, in a scope of its own: nowhere else does the server read forms. */
export async function mountUploads(server: FastifyInstance, gate: SessionGate, deps: Deps): Promise<void> {
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
  });
}
