import { useTranslation } from "react-i18next";
import { daysLeft } from "#game/tournament/month.ts";
import { useServerTime } from "#web/api/server-time.ts";

/** The days until the tournament ends, by the server's clock (spec §9). */
export function DaysLeft({ endDate }: { readonly endDate: string }) {
  const { t } = useTranslation("tournament");
  const now = useServerTime();
  if (now === null) return null;
  return t("daysLeft", { count: daysLeft(Date.parse(endDate), now) });
}
