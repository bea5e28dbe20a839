import type { UseQueryResult } from "@tanstack/react-query";
import type { SquadNoticeView } from "#contract/fantasy/squad-notice.ts";
import type { ValidationView } from "#contract/fantasy/transfers.ts";
import type { OwnCardView } from "#contract/card/card.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { userMessageOf } from "#web/api/api-error.ts";

export interface VerdictProps {
  readonly validation: UseQueryResult<ValidationView>;
  readonly isComplete: boolean;
  readonly cards: ReadonlyMap<number, OwnCardView>;
}

/** What executing the selection would come to: cost, bank, and every error and warning with its card. */
export function Verdict({ validation, isComplete, cards }: VerdictProps) {
  if (!isComplete) {
    return (
      <Notice title="Not complete yet">
        Choose 5 starters, 4 cards for the bench, a captain and a vice-captain. The squad is then checked by
        itself.
      </Notice>
    );
  }
  if (validation.isError) {
    return (
      <Notice tone="danger" title="Validation Error">
        {userMessageOf(validation.error) ?? "Validation failed"}
      </Notice>
    );
  }
  if (validation.data === undefined) {
    return (
      <SkeletonRegion label="Checking the squad">
        <Skeleton shape="block" className="h-24" />
      </SkeletonRegion>
    );
  }
  const { valid, errors, warnings, transfers, cost, bankBefore, bankAfter } = validation.data;
  return (
    <div className="grid gap-4">
      <StatTiles>
        <StatTile label="Transfers" value={transfers} />
        <StatTile
          label="Cost"
          value={cost === 0 ? "Free" : `−${cost}`}
          {...(cost > 0 && { detail: "points" })}
        />
        <StatTile label="Free transfers" value={`${bankBefore} → ${bankAfter}`} detail="before and after" />
      </StatTiles>
      {valid && <Notice tone="good" title="This squad is valid" />}
      {errors.length > 0 && <Notices tone="danger" title="Errors" notices={errors} cards={cards} />}
      {warnings.length > 0 && <Notices tone="warning" title="Warnings" notices={warnings} cards={cards} />}
    </div>
  );
}

interface NoticesProps {
  readonly tone: "danger" | "warning";
  readonly title: string;
  readonly notices: readonly SquadNoticeView[];
  readonly cards: VerdictProps["cards"];
}

function Notices({ tone, title, notices, cards }: NoticesProps) {
  return (
    <Notice tone={tone} title={title}>
      <ul className="grid gap-1">
        {notices.map(({ code, cardId, message }) => {
          const name = cardId === null ? undefined : cards.get(cardId)?.playerName;
          const isNamed = name === undefined || message.includes(name);
          return <li key={`${code} ${cardId}`}>{isNamed ? message : `${name}: ${message}`}</li>;
        })}
      </ul>
    </Notice>
  );
}
