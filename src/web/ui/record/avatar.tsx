import { classNames } from "#web/ui/class-names.ts";
import { RemotePicture } from "./remote-picture.tsx";

export interface AvatarProps {
  readonly imageUrl?: string | null | undefined;
  /** Shown if there is no image: the caller knows which letter (spec §2, user menu). */
  readonly letter: string;
  readonly size?: "small" | "medium" | "large" | undefined;
}

/** A user's picture or letter. Decorative: the name is beside it. */
export function Avatar({ imageUrl, letter, size = "medium" }: AvatarProps) {
  return (
    <span aria-hidden="true" className={classNames("avatar", `avatar-${size}`)}>
      <RemotePicture address={imageUrl}>{letter.toUpperCase()}</RemotePicture>
    </span>
  );
}
