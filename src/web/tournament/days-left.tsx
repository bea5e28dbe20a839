import { daysLeft } from "#game/tournament/month.ts";
import { useServerTime } from "#web/api/server-time.ts";

/** How long the tournament still runs, by the server's clock (spec §9). */
export function DaysLeft({ endDate }: { readonly endDate: string }) {
  const now = useServerTime();
  if (now === null) return null;
  const days = daysLeft(Date.parse(endDate), now);
  return `${days} ${days === 1 ? "day" : "days"} left`;
}
