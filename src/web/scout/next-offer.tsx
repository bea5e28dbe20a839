import { Trans, useTranslation } from "react-i18next";
import type { ScoutView } from "#contract/scout.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { serverNow } from "#web/api/server-time.ts";
import { monthName } from "#web/language/date-text.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";

type Next = Pick<ScoutView, "next" | "region">;

/** When the next offer comes, and how to earn it. */
export function NextOffer({ next, region }: Next) {
  const { t } = useTranslation("scout");
  if (next === null) return t("next.over");
  const date = <DateTime instant={next.deadline} hasZone className="font-semibold text-ink" />;
  if (next.isEarned) return <Trans t={t} i18nKey="next.earned" components={{ date }} />;
  return (
    <Trans
      t={t}
      i18nKey="next.earn"
      values={{ month: monthName(monthOf(next.deadline)), league: leagueName(region) }}
      components={{ date }}
    />
  );
}

/** Links to where the next offer is earned; nothing if it has been. */
export function EarnLinks({ next }: Pick<ScoutView, "next">) {
  const { t } = useTranslation("scout");
  if (next === null || next.isEarned) return null;
  const now = serverNow();
  // Next month's tournament opens only when the month starts.
  const isThisMonth = now !== null && monthOf(new Date(now).toISOString()) === monthOf(next.deadline);
  return (
    <>
      {isThisMonth && (
        <Link to="/" className={buttonClass()}>
          {t("next.enter")}
        </Link>
      )}
      <Link to="/transfers" className={buttonClass({ variant: isThisMonth ? "secondary" : "primary" })}>
        {t("next.pickSquad")}
      </Link>
    </>
  );
}

export function leagueName(region: ScoutView["region"]): string {
  return leagues.find(({ slug }) => slug === region)?.name ?? region;
}

/** The tournament month of an instant (ISO 8601), such as 2026-11. Tournaments use UTC. */
function monthOf(instant: string): string {
  return instant.slice(0, "2026-11".length);
}
