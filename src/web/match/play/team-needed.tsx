import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { Shirt } from "lucide-react";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** Asks for an active team, which every match needs. */
export function TeamNeeded() {
  const { t } = useTranslation("match");
  return (
    <EmptyState
      icon={<Shirt aria-hidden="true" />}
      title={t("play.noTeam.title")}
      description={t("play.noTeam.text")}
      action={
        <Link to="/team-builder" className={buttonClass()}>
          {t("play.noTeam.action")}
        </Link>
      }
    />
  );
}
