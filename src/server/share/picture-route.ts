import type { FastifyInstance } from "fastify";
import { DEFAULT_LANGUAGE, isLanguage } from "#contract/languages.ts";
import type { Deps } from "#server/deps.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { pictureStore } from "#server/share/picture/picture-files.ts";
import { pictureOf } from "#server/share/picture/picture-of.ts";
import { WorkerEndedError, WorkersBusyError } from "#server/platform/worker/worker-pool.ts";
import { loadByToken, loadSharer } from "./store.ts";

/** A withdrawn picture is gone from every cache after a minute. */
const A_MINUTE = "public, max-age=60";

type Asked = { Params: { token: string }; Querystring: { lang?: unknown } };

/**
 * Serves the pictures of shares to everybody who has their link. The row is read before anything stored is sent, so a
 * withdrawn share has no picture; one withdrawn, one unknown and one malformed have the same answer.
 */
export function mountSharePictures(server: FastifyInstance, deps: Deps, webDir: string | null): void {
  const pictureFor = pictureStore(deps, webDir);
  server.get<Asked>("/api/shares/:token/picture.jpg", { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.params;
    const { lang } = request.query;
    const language = typeof lang === "string" && isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
    const shared = await loadByToken(deps, token);
    const sharer = shared === null ? null : await loadSharer(deps.db, token);
    if (shared === null || sharer === null) throw new RefusedError({ code: "not_found" });
    const { userId, face } = sharer;
    const picture = pictureOf(shared, language, face);
    const image = await pictureFor({ userId, token, language, picture }).catch((error: unknown) => {
      // A picture that took too long was drawn on a busy machine: nothing in it is another's to repair.
      const isBusy = error instanceof WorkersBusyError || error instanceof WorkerEndedError;
      throw isBusy ? new RefusedError({ code: "busy" }) : error;
    });
    return reply.header("cache-control", A_MINUTE).type("image/jpeg").send(image);
  });
}
