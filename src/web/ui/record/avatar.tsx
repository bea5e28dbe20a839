import { AVATARS_PATH } from "#contract/account/avatar.ts";
import { classNames } from "#web/ui/class-names.ts";
import { RemotePicture } from "./remote-picture.tsx";

export interface AvatarProps {
  readonly imageUrl: string | null | undefined;
  /** Shown if there is no image, as it is: the caller knows which letter (spec §2, user menu). */
  readonly letter: string;
  readonly size?: "small" | "medium" | "large" | undefined;
}

/** A user's picture or letter. Decorative: the name is beside it. */
export function Avatar({ imageUrl, letter, size = "medium" }: AvatarProps) {
  return (
    <span aria-hidden="true" className={classNames("avatar", `avatar-${size}`)}>
      <RemotePicture address={sizedFor(size, imageUrl)}>{letter}</RemotePicture>
    </span>
  );
}

/** An uploaded picture has a smaller file for small places. */
function sizedFor(size: AvatarProps["size"], imageUrl: AvatarProps["imageUrl"]): AvatarProps["imageUrl"] {
  if (size === "large" || imageUrl?.startsWith(`${AVATARS_PATH}/`) !== true) return imageUrl;
  return imageUrl.replace(/large\.webp$/u, "small.webp");
}
