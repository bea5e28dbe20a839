import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DateTime } from "#web/api/date-time.tsx";
import { listText } from "#web/language/list-text.ts";
import { ownFixturesQuery } from "./own-fixture-queries.ts";

/** The next match of an entered five, and who plays in it. Reserves the height of its two lines while loading. */
export function NextOwnFixture() {
  const { t } = useTranslation("home");
  const { data } = useQuery(ownFixturesQuery);
  return (
    <div className="flex min-h-11 items-start gap-2.5 text-sm">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-flood-text" />
      {data?.next === null && <p className="text-ink-muted">{t("ownFixtures.noneLeft")}</p>}
      {data?.next && (
        <div className="row-text">
          <p className="font-semibold">
            {t("ownFixtures.next", { home: data.next.home, away: data.next.away })}
          </p>
          <p className="text-ink-muted">
            <DateTime instant={data.next.kickOff} hasZone /> · {listText(data.next.players)}
          </p>
        </div>
      )}
    </div>
  );
}
