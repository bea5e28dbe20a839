import type { FastifyInstance } from "fastify";
import { AVATAR_SIZES, AVATARS_PATH, type AvatarSize } from "#contract/account/avatar.ts";
import { isPhotoKey } from "#server/card/photo/photo-files.ts";
import type { Deps } from "#server/deps.ts";
import { answerWithPicture } from "#server/platform/files/answer-with-picture.ts";
import { limitingRate, OPEN_READS } from "#server/platform/http/limits/rate-limits.ts";
import { avatarFile } from "./avatar-files.ts";

/** Serves users' pictures. Their addresses can't be guessed; a removed picture is gone from here at once. */
export function mountAvatars(server: FastifyInstance, { files }: Pick<Deps, "files">): void {
  server.get<{ Params: { key: string; file: string } }>(
    `${AVATARS_PATH}/:key/:file`,
    { schema: { hide: true }, onRequest: limitingRate(server, OPEN_READS) },
    async (request, reply) => {
      const { key, file } = request.params;
      const size = file.replace(/\.webp$/u, "");
      const isAddress = isPhotoKey(key) && file.endsWith(".webp") && isAvatarSize(size);
      const stream = isAddress ? await files.read(avatarFile(key, size)) : null;
      return answerWithPicture(reply, stream);
    },
  );
}

function isAvatarSize(text: string): text is AvatarSize {
  return Object.hasOwn(AVATAR_SIZES, text);
}
