import { Check, X } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { RejectDialog } from "#web/admin/decision/reject-dialog.tsx";
import type { Review } from "./use-review.ts";

/** Decides all that are selected. Each is mapped to the player whom its uploader chose. */
export function BulkBar({ review }: { readonly review: Review }) {
  const [isRejecting, setIsRejecting] = useState(false);
  const { selectedIds, decideSelected, clearSelection } = review;
  const count = selectedIds.size;
  if (count === 0) return null;
  const subject = `${count} ${count === 1 ? "card" : "cards"}`;
  return (
    <section
      aria-label="Selected cards"
      className="flex flex-wrap items-center gap-3 rounded-panel border border-line-strong bg-raised px-4 py-2.5"
    >
      <p className="mr-auto font-semibold">{subject} selected</p>
      <Button variant="ghost" size="small" onClick={clearSelection}>
        Clear
      </Button>
      <Button
        variant="destructive"
        size="small"
        icon={<X aria-hidden="true" />}
        onClick={() => setIsRejecting(true)}
      >
        Reject selected
      </Button>
      <Button
        size="small"
        icon={<Check aria-hidden="true" />}
        onClick={() => decideSelected({ approved: true })}
      >
        Approve selected
      </Button>
      {isRejecting && (
        <RejectDialog
          subject={subject}
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
