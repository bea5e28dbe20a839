import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { EXPORT_PATH } from "#contract/account.ts";
import type { Deps } from "#server/deps.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import type { SessionGate } from "#server/platform/http/session-gate.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { packExport } from "./pack-export.ts";

/** Seconds until a second export can be asked for. */
const RETRY_AFTER = "30";

/** Photos are compressed already, and JSON shrinks at any level. */
const COMPRESSION = { level: 1 };

/** Everything that Panna stores of the caller, as one archive. Each user gets one at a time from an instance. */
export function mountExport(
  app: FastifyInstance,
  { gate, parts }: { readonly gate: SessionGate; readonly parts: readonly PersonalPart[] },
  deps: Deps,
): void {
  const underWay = new Set<string>();
  app.get(
    EXPORT_PATH,
    {
      schema: { summary: "All of your data, as a .tar.gz of JSON files and photos", tags: ["auth"] },
      exposeHeadRoute: false,
      preParsing: async (request) => {
        request.viewer = await gate.requireViewer(request);
      },
    },
    async (request, reply) => {
      const userId = request.viewer?.id ?? "";
      if (underWay.has(userId)) {
        void reply.header("retry-after", RETRY_AFTER);
        throw new RefusedError({ code: "too_many_requests" });
      }
      underWay.add(userId);
      const archive = Readable.from(packExport(deps, parts, userId));
      const packed = archive.pipe(createGzip(COMPRESSION));
      archive.once("error", (error) => packed.destroy(error));
      packed.once("close", () => {
        archive.destroy();
        underWay.delete(userId);
      });
      return reply
        .header("content-disposition", 'attachment; filename="panna.tar.gz"')
        .header("cache-control", "no-store")
        .type("application/gzip")
        .send(packed);
    },
  );
}
