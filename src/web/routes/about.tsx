import { Hammer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";

/** About: a placeholder (spec §2). */
export function AboutRoute() {
  const { t } = useTranslation("about");
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState
        icon={<Hammer aria-hidden="true" />}
        title={t("construction")}
        description={t("comeBack")}
      />
    </>
  );
}
