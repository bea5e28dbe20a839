import { classNames } from "../class-names.ts";

export interface AvatarProps {
  readonly imageUrl?: string | null | undefined;
  /** Shown where there is no image: the caller knows the rule (spec §2, user menu). */
  readonly letter: string;
  readonly size?: "small" | "medium" | "large" | undefined;
}

/** A person's picture or letter. It only decorates: the name stands beside it. */
export function Avatar({ imageUrl, letter, size = "medium" }: AvatarProps) {
  return (
    <span aria-hidden="true" className={classNames("avatar", `avatar-${size}`)}>
      {typeof imageUrl === "string" && imageUrl !== "" ? <img src={imageUrl} alt="" /> : letter.toUpperCase()}
    </span>
  );
}
