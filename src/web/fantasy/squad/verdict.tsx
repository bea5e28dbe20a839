import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SquadNoticeView } from "#contract/fantasy/squad-notice.ts";
import type { ValidationView } from "#contract/fantasy/transfers.ts";
import type { OwnCardView } from "#contract/card/card.ts";
import { BENCH_COUNT, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { ReadFailure } from "#web/api/read-view.tsx";
import { squadNoticeText } from "#words/squad-notice-text.ts";

export interface VerdictProps {
  readonly validation: UseQueryResult<ValidationView>;
  readonly isComplete: boolean;
  readonly cards: ReadonlyMap<number, OwnCardView>;
}

/** The result of validating the selection: cost, bank, and every error and warning with its card. */
export function Verdict({ validation, isComplete, cards }: VerdictProps) {
  const { t } = useTranslation("fantasy");
  if (!isComplete) {
    return (
      <Notice title={t("verdict.incomplete.title")}>
        {t("verdict.incomplete.description", { starters: STARTER_COUNT, bench: BENCH_COUNT })}
      </Notice>
    );
  }
  if (validation.isError && !validation.isFetching) {
    return (
      <ReadFailure
        title={t("verdict.failed.title")}
        error={validation.error}
        onRetry={() => void validation.refetch()}
      />
    );
  }
  if (validation.data === undefined) {
    return (
      <SkeletonRegion label={t("verdict.checking")}>
        <Skeleton shape="block" className="h-24" />
      </SkeletonRegion>
    );
  }
  const { valid, errors, warnings } = validation.data;
  return (
    <div className="grid gap-4">
      <Cost validation={validation.data} />
      {valid && <Notice tone="good" title={t("verdict.valid")} />}
      {errors.length > 0 && (
        <Notices tone="danger" title={t("verdict.errors")} notices={errors} cards={cards} />
      )}
      {warnings.length > 0 && (
        <Notices tone="warning" title={t("verdict.warnings")} notices={warnings} cards={cards} />
      )}
    </div>
  );
}

/** What the selection costs, and what is left in the bank after it. */
function Cost({ validation }: { readonly validation: ValidationView }) {
  const { t } = useTranslation("fantasy");
  const { transfers, cost, bankBefore, bankAfter } = validation;
  return (
    <StatTiles>
      <StatTile label={t("transfers")} value={transfers} />
      <StatTile
        label={t("verdict.cost")}
        value={cost === 0 ? t("transfersFree") : t("transferCost", { cost })}
        {...(cost > 0 && { detail: t("verdict.costUnit") })}
      />
      <StatTile
        label={t("verdict.bank")}
        value={t("verdict.bankChange", { before: bankBefore, after: bankAfter })}
        detail={t("verdict.bankDetail")}
      />
    </StatTiles>
  );
}

interface NoticesProps {
  readonly tone: "danger" | "warning";
  readonly title: string;
  readonly notices: readonly SquadNoticeView[];
  readonly cards: VerdictProps["cards"];
}

function Notices({ tone, title, notices, cards }: NoticesProps) {
  const { t } = useTranslation("fantasy");
  return (
    <Notice tone={tone} title={title}>
      <ul className="grid gap-1">
        {notices.map((notice) => {
          const { code, cardId } = notice;
          const sentence = squadNoticeText(t, notice);
          const name = cardId === null ? undefined : cards.get(cardId)?.playerName;
          const isNamed = name === undefined || sentence.includes(name);
          return (
            <li key={`${code} ${cardId}`}>{isNamed ? sentence : t("verdict.ofCard", { name, sentence })}</li>
          );
        })}
      </ul>
    </Notice>
  );
}
