import { useTranslation } from "react-i18next";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { RejectDialog } from "#web/admin/decision/reject-dialog.tsx";
import type { Review } from "./use-review.ts";

/** Decides all selected cards. Each is linked to the player that its own form proposes. */
export function BulkBar({ review }: { readonly review: Review }) {
  const { t } = useTranslation("admin");
  const [isRejecting, setIsRejecting] = useState(false);
  const { selectedIds, decideSelected, clearSelection } = review;
  const count = selectedIds.size;
  if (count === 0) return null;
  return (
    <section
      aria-label={t("bulk.label")}
      className="flex flex-wrap items-center gap-3 rounded-panel border border-line-strong bg-raised px-4 py-2.5"
    >
      <p className="mr-auto font-semibold">{t("bulk.selected", { count })}</p>
      <Button variant="ghost" size="small" onClick={clearSelection}>
        {t("bulk.clear")}
      </Button>
      <Button
        variant="destructive"
        size="small"
        icon={<X aria-hidden="true" />}
        onClick={() => setIsRejecting(true)}
      >
        {t("bulk.reject")}
      </Button>
      <Button
        size="small"
        icon={<Check aria-hidden="true" />}
        onClick={() => decideSelected({ approved: true })}
      >
        {t("bulk.approve")}
      </Button>
      {isRejecting && (
        <RejectDialog
          title={t("rejecting.many", { count })}
          onClose={() => setIsRejecting(false)}
          onReject={(reason) => {
            setIsRejecting(false);
            decideSelected({ approved: false, reason });
          }}
        />
      )}
    </section>
  );
}
