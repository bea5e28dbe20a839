import { useTranslation } from "react-i18next";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import type { AuditEntryView } from "#contract/admin.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { ShowMore } from "#web/api/show-more.tsx";
import { rejectionText } from "#words/rejection-text.ts";
import { auditQuery } from "./admin-queries.ts";

const ACTIONS = {
  "card.approve": { variant: "default", text: "audit.action.approved" },
  "card.reject": { variant: "destructive", text: "audit.action.rejected" },
  "card.undo": { variant: "outline", text: "audit.action.undone" },
} as const;

/** The first of two approvals. */
const FIRST_APPROVAL = { variant: "secondary", text: "audit.action.approvedFirst" } as const;

/** Who decided what, latest first. */
export function AuditLog() {
  const { t } = useTranslation("admin");
  const log = useInfiniteQuery(auditQuery);
  return (
    <ReadView
      query={log}
      failure={t("audit.failed")}
      skeleton={<RowsSkeleton count={8} label={t("audit.loading")} />}
    >
      {({ pages }) => (
        <div className="grid gap-4">
          <Entries entries={pages.flatMap((page) => page.entries)} />
          <ShowMore query={log} label={t("showEarlier")} failure={t("audit.failed")} />
        </div>
      )}
    </ReadView>
  );
}

function Entries({ entries }: { readonly entries: readonly AuditEntryView[] }) {
  const { t } = useTranslation("admin");
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText aria-hidden="true" />}
        title={t("audit.empty")}
        description={t("audit.emptyText")}
      />
    );
  }
  return (
    <Panel className="w-full">
      <ul aria-label={t("audit.list")} className="grid">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Panel>
  );
}

function Entry({ entry }: { readonly entry: AuditEntryView }) {
  const { t } = useTranslation(["admin", "card", "ui"]);
  const { t: tCard } = useTranslation("card");
  const { variant, text } = entry.awaitsSecond ? FIRST_APPROVAL : ACTIONS[entry.action];
  const { position, overall } = entry;
  const about = [
    position && t(`ui:playerCard.position.${position}`),
    overall && t("card:overall", { overall }),
  ];
  return (
    <li className="grid gap-x-5 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]">
      <span>
        <Badge variant={variant}>{t(text)}</Badge>
      </span>
      <span className="grid">
        <span className="font-semibold">
          {entry.playerName ?? t("audit.nameless", { id: entry.cardId })}{" "}
          <span className="text-sm font-normal text-ink-muted">
            {about.filter((part) => part !== null).join(" · ")}
          </span>
        </span>
        {entry.reason !== null && (
          <span className="text-sm text-ink-muted">{rejectionText(tCard, entry.reason)}</span>
        )}
      </span>
      <span className="text-sm text-ink-muted sm:text-right">
        {entry.admin.name}
        <br className="max-sm:hidden" />
        <span className="sm:hidden"> · </span>
        <DateTime instant={entry.at} />
      </span>
    </li>
  );
}
