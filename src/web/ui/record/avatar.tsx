import { classNames } from "#web/ui/class-names.ts";
import { RemotePicture } from "./remote-picture.tsx";

export interface AvatarProps {
  readonly imageUrl?: string | null | undefined;
  /** Shown where no image comes: the caller knows the rule (spec §2, user menu). */
  readonly letter: string;
  readonly size?: "small" | "medium" | "large" | undefined;
}

/** A person's picture or letter. It only decorates: the name stands beside it. */
export function Avatar({ imageUrl, letter, size = "medium" }: AvatarProps) {
  return (
    <span aria-hidden="true" className={classNames("avatar", `avatar-${size}`)}>
      <RemotePicture address={imageUrl}>{letter.toUpperCase()}</RemotePicture>
    </span>
  );
}
