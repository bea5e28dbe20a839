import { CalendarX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

export interface SeasonOverProps {
  /** A link beside the one to the practice season. */
  readonly children?: ReactNode;
}

/** Says that no gameweek is left to pick a squad for. */
export function SeasonOver({ children }: SeasonOverProps) {
  const { t } = useTranslation("fantasy");
  return (
    <EmptyState
      icon={<CalendarX aria-hidden="true" />}
      title={t("screen.seasonOver.title")}
      description={t("screen.seasonOver.description")}
      action={
        <>
          <Link to="/transfers/practice" className={buttonClass()}>
            {t("link.practice")}
          </Link>
          {children}
        </>
      }
    />
  );
}
