import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { FORMER_MANAGER } from "#game/account/display-name.ts";

/** A username as written, which can break after an underscore; a deleted account has a name in the language of the page. */
export function Username({ name }: { readonly name: string }) {
  const { t } = useTranslation("ui");
  if (name === FORMER_MANAGER) return t("formerManager");
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
