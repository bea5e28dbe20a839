import { Fragment } from "react";

/** A username as written, which can break after an underscore. */
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
