import { useTranslation } from "react-i18next";
import { Spinner } from "./spinner.tsx";

/** Shown while authentication loads (spec §2). */
export function FullScreenSpinner() {
  const { t } = useTranslation("ui");
  return (
    <output className="grid min-h-dvh place-content-center justify-items-center gap-4 text-ink-muted">
      <Spinner className="size-10 text-flood-text" />
      {t("loading")}
    </output>
  );
}
