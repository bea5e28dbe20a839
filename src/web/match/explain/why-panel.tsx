import { useMemo, useState } from "react";
import type { Side } from "#game/match/match-event.ts";
import type { Distribution } from "#game/match/rerun.ts";
import type { Luck } from "#game/match/why.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import type { Replay } from "#web/match/replay.ts";
import { RERUNS } from "./explanation.ts";
import { HelpList } from "./help-list.tsx";
import { SpreadChart } from "./spread-chart.tsx";
import { useExplanation } from "./use-explanation.ts";
import { countText } from "#web/language/count-text.ts";

export interface WhyPanelProps {
  readonly replay: Replay;
  /** For whom it is explained at first. */
  readonly side: Side;
}

/**
 * Why it ended so: the same match 2,000 times, how lucky this one was, and what would have helped
 * (docs/rules.md#match-checks).
 */
export function WhyPanel({ replay, side: firstSide }: WhyPanelProps) {
  const [side, setSide] = useState(firstSide);
  const { input, result, view } = replay;
  const question = useMemo(() => ({ input, score: result.score, side }), [input, result, side]);
  const explanation = useExplanation(view.id, question);
  return (
    <Panel title="Why?" description={`The same match ${countText(RERUNS)} times, each time with other luck.`}>
      <div className="grid gap-6">
        <SelectField
          label="Seen from"
          value={side}
          onChange={(event) => setSide(event.currentTarget.value === "home" ? "home" : "away")}
          options={[
            { value: "home", label: view.home.teamName },
            { value: "away", label: view.away.teamName },
          ]}
        />
        {explanation === undefined ? (
          <SkeletonRegion label="Playing the match 2,000 times" className="grid gap-4">
            <Skeleton className="w-2/3" />
            <Skeleton shape="block" className="h-36" />
          </SkeletonRegion>
        ) : (
          <>
            <Expected distribution={explanation.distribution} side={side} />
            <SpreadChart distribution={explanation.distribution} score={result.score} side={side} />
            <p className="text-lg font-semibold">{luckInWords(explanation.luck)}</p>
            <HelpList help={explanation.help} lineUp={input[side]} />
          </>
        )}
      </div>
    </Panel>
  );
}

/** What the match promised: won, drawn, lost, and the goals. */
function Expected({ distribution, side }: { readonly distribution: Distribution; readonly side: Side }) {
  const { homeWins, awayWins, draws, times, goals } = distribution;
  const [won, lost] = side === "home" ? [homeWins, awayWins] : [awayWins, homeWins];
  const percent = (count: number): string => `${Math.round((100 * count) / times)}%`;
  const [scored, conceded] = side === "home" ? [goals.home, goals.away] : [goals.away, goals.home];
  return (
    <div className="grid gap-2">
      <p>
        Won <strong>{percent(won)}</strong>, drawn <strong>{percent(draws)}</strong>, lost{" "}
        <strong>{percent(lost)}</strong>; on average {scored.toFixed(1)} goals scored and{" "}
        {conceded.toFixed(1)} conceded.
      </p>
      <span aria-hidden="true" className="share-bar">
        <span style={{ flex: won, background: "var(--good-text)" }} />
        <span style={{ flex: draws }} className="bg-line-strong" />
        <span style={{ flex: lost, background: "var(--danger-text)" }} />
      </span>
    </div>
  );
}

/** From which share of the replays on a result is called lucky, in percent. */
const LUCKY_FROM = 70;
const VERY_LUCKY_FROM = 90;

function luckInWords({ luckierThan }: Luck): string {
  const share = `Better than ${luckierThan}% of the replays.`;
  if (luckierThan >= VERY_LUCKY_FROM) return `A very lucky result. ${share}`;
  if (luckierThan >= LUCKY_FROM) return `A lucky result. ${share}`;
  if (luckierThan <= 100 - VERY_LUCKY_FROM) return `A very unlucky result. ${share}`;
  if (luckierThan <= 100 - LUCKY_FROM) return `An unlucky result. ${share}`;
  return `Much as could be expected. ${share}`;
}
