import { DateTime } from "#web/api/date-time.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

export interface ScoresAgeProps {
  /** Until when the scores are known to be current; null: never. */
  readonly updatedAt: string | null;
  readonly isCurrent: boolean;
}

/** Says how old the scores are while the provider cannot be read; they stay what they were. */
export function ScoresAge({ updatedAt, isCurrent }: ScoresAgeProps) {
  if (isCurrent) return null;
  return (
    <Notice tone="warning" title="These scores may be out of date">
      {updatedAt === null ? (
        "Football could not be read yet."
      ) : (
        <>
          Football cannot be read right now. Last updated <DateTime instant={updatedAt} />.
        </>
      )}
    </Notice>
  );
}
