import { useTranslation } from "react-i18next";
import { daysLeft } from "#game/tournament/month.ts";
import { useServerTime } from "#web/api/server-time.ts";

/** The days until the tournament ends, by the server's clock (spec §9). Nothing if its end is unreadable. */
export function DaysLeft({ endDate }: { readonly endDate: string }) {
  const { t } = useTranslation("tournament");
  const now = useServerTime();
  const endsAt = Date.parse(endDate);
  if (now === null || Number.isNaN(endsAt)) return null;
  return t("daysLeft", { count: daysLeft(endsAt, now) });
}
