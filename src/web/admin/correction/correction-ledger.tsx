import { useTranslation } from "react-i18next";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FilePenLine } from "lucide-react";
import { useState } from "react";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { ShowMore } from "#web/api/show-more.tsx";
import { AllowDialog } from "./allow-dialog.tsx";
import { CorrectionPanel } from "./correction-panel.tsx";
import { correctionsQuery } from "./correction-queries.ts";
import { type CorrectionGroup, groupCorrections, isHeld } from "./group-corrections.ts";

/**
 * What providers changed after the final whistle and how totals moved, latest first (docs/rules.md#corrections).
 */
export function CorrectionLedger() {
  const { t } = useTranslation("admin");
  const ledger = useInfiniteQuery(correctionsQuery);
  return (
    <ReadView
      query={ledger}
      failure={t("correction.failed")}
      skeleton={<RowsSkeleton count={8} label={t("correction.loading")} />}
    >
      {({ pages }) => (
        <div className="grid gap-4">
          <Corrections corrections={pages.flatMap((page) => page.corrections)} />
          <ShowMore query={ledger} label={t("showEarlier")} failure={t("correction.failed")} />
        </div>
      )}
    </ReadView>
  );
}

function Corrections({ corrections }: { readonly corrections: readonly CorrectionView[] }) {
  const { t } = useTranslation("admin");
  const [allowing, setAllowing] = useState<CorrectionGroup | null>(null);
  if (corrections.length === 0) return <NoCorrections />;
  return (
    <>
      <HeldNotice count={corrections.filter(isHeld).length} />
      <ul aria-label={t("correction.list")} className="grid gap-4">
        {groupCorrections(corrections).map((group) => (
          <li key={group.key}>
            <CorrectionPanel group={group} onAllow={() => setAllowing(group)} />
          </li>
        ))}
      </ul>
      {allowing !== null && <AllowDialog group={allowing} onClose={() => setAllowing(null)} />}
    </>
  );
}

function NoCorrections() {
  const { t } = useTranslation("admin");
  return (
    <EmptyState
      icon={<FilePenLine aria-hidden="true" />}
      title={t("correction.empty")}
      description={t("correction.emptyText")}
    />
  );
}

function HeldNotice({ count }: { readonly count: number }) {
  const { t } = useTranslation("admin");
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t("correction.held", { count })}>
      {t("correction.heldText")}
    </Notice>
  );
}
