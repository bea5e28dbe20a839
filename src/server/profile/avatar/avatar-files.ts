import { AVATARS_PATH, type AvatarSize } from "#contract/account/avatar.ts";

/** The store's folder of users' pictures; each has a subfolder named by its key. */
export const AVATARS_FOLDER = "avatars";

/** Where one size of a picture is in the store. */
export function avatarFile(key: string, size: AvatarSize): string {
  return `${AVATARS_FOLDER}/${key}/${size}.webp`;
}

/** The address of one size of a picture. */
export function avatarUrl(key: string, size: AvatarSize): string {
  return `${AVATARS_PATH}/${key}/${size}.webp`;
}
