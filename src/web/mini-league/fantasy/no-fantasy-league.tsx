import { CalendarRange } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** Replaces a table while no fantasy league is open. */
export function NoFantasyLeague() {
  const { t } = useTranslation("league");
  return (
    <EmptyState
      icon={<CalendarRange aria-hidden="true" />}
      title={t("fantasy.none.title")}
      description={t("fantasy.none.description")}
    />
  );
}
