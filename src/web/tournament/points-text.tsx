import { Trans, useTranslation } from "react-i18next";

/** A figure of points, read out with its unit. */
export function PointsText({ points }: { readonly points: number }) {
  const { t } = useTranslation("tournament");
  return (
    <Trans t={t} i18nKey="pointsMark" count={points} components={{ hidden: <span className="sr-only" /> }} />
  );
}
