import type { RefObject } from "react";

interface PictureInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Opens a phone's camera app instead of its files. */
  readonly isCamera?: boolean;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The hidden input that a button for choosing pictures clicks. */
export function PictureInput({
  ref,
  label,
  isCamera = false,
  isMultiple = false,
  onFiles,
}: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      multiple={isMultiple}
      aria-label={label}
      {...(isCamera ? { capture: "environment" as const } : {})}
      onChange={({ target }) => {
        onFiles(Array.from(target.files ?? []));
        // The same file can be chosen again after it was removed or its upload failed.
        target.value = "";
      }}
    />
  );
}
