import { Fragment } from "react";

/** A username as it is written, which breaks after an underscore where the line is too short for it. */
export function Username({ name }: { readonly name: string }) {
  const parts = name.split("_");
  return (
    <span className="wrap-anywhere">
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {part}
          {at < parts.length - 1 && (
            <>
              _<wbr />
            </>
          )}
        </Fragment>
      ))}
    </span>
  );
}
