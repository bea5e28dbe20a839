import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import type { Undecided } from "./use-decision-book.ts";

export interface UndecidedNoticeProps {
  readonly undecided: readonly Undecided[];
  readonly onDismiss: () => void;
}

/** What this admin could not decide, with the decision of the admin who was faster. */
export function UndecidedNotice({ undecided, onDismiss }: UndecidedNoticeProps) {
  if (undecided.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        undecided.length === 1 ? "One card was not decided by you" : "Some cards were not decided by you"
      }
      action={
        <Button variant="secondary" size="small" onClick={onDismiss}>
          Close
        </Button>
      }
    >
      <ul className="grid gap-1">
        {undecided.map(({ playerName, problem, standing }, index) => (
          // The list only grows, until it is closed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <strong>{playerName}:</strong> {problem}
            {standing && (
              <>
                {" "}
                <DateTime instant={standing.decidedAt} />
                {standing.reason !== null && <q className="block text-ink-muted">{standing.reason}</q>}
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
