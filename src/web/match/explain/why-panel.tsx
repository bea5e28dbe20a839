import { Trans, useTranslation } from "react-i18next";
import type { Words } from "#words/noun.ts";
import { useMemo, useState } from "react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Side } from "#game/side.ts";
import { type Distribution, RERUNS } from "#game/match/rerun.ts";
import type { Luck } from "#game/match/why.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import type { Replay } from "#web/match/replay.ts";
import type { Explanation, Question } from "./explain-worker.ts";
import { HelpList } from "./help-list.tsx";
import { SpreadChart } from "./spread-chart.tsx";
import { figureOf, percentText } from "#web/language/count-text.ts";

export interface WhyPanelProps {
  readonly replay: Replay;
  /** The side it is first explained to. */
  readonly side: Side;
}

/**
 * Explains the result: the same match 2,000 times, how lucky this one was, and what would have helped
 * (docs/rules.md#match-checks).
 */
export function WhyPanel({ replay, side: firstSide }: WhyPanelProps) {
  const { t } = useTranslation("match");
  const [side, setSide] = useState(firstSide);
  const { input, result, view } = replay;
  const question = useMemo(() => ({ input, score: result.score, side }), [input, result, side]);
  const explanation = useExplanation(view.id, question);
  return (
    <Panel title={t("why.title")} description={t("why.description", { times: RERUNS })}>
      <div className="grid gap-6">
        <SelectField
          label={t("why.view")}
          value={side}
          onChange={(event) => setSide(event.currentTarget.value === "home" ? "home" : "away")}
          options={[
            { value: "home", label: view.home.teamName },
            { value: "away", label: view.away.teamName },
          ]}
        />
        <ReadView
          query={explanation}
          failure={t("why.failed")}
          skeleton={
            <SkeletonRegion label={t("why.playing")} className="grid gap-4">
              <Skeleton className="w-2/3" />
              <Skeleton shape="block" className="h-36" />
            </SkeletonRegion>
          }
        >
          {({ distribution, luck, help }) => (
            <>
              <Expected distribution={distribution} side={side} />
              <SpreadChart distribution={distribution} score={result.score} side={side} />
              <p className="text-lg font-semibold">{luckInWords(t, luck)}</p>
              <HelpList help={help} lineUp={input[side]} />
            </>
          )}
        </ReadView>
      </div>
    </Panel>
  );
}

/** What was to be expected: wins, draws, losses and goals. */
function Expected({ distribution, side }: { readonly distribution: Distribution; readonly side: Side }) {
  const { t } = useTranslation("match");
  const { homeWins, awayWins, draws, times, goals } = distribution;
  const [won, lost] = side === "home" ? [homeWins, awayWins] : [awayWins, homeWins];
  const [scored, conceded] = side === "home" ? [goals.home, goals.away] : [goals.away, goals.home];
  return (
    <div className="grid gap-2">
      <p>
        <Trans
          t={t}
          i18nKey="why.expected"
          values={{
            won: percentText(won / times),
            drawn: percentText(draws / times),
            lost: percentText(lost / times),
            scored: figureOf(scored, 1),
            conceded: figureOf(conceded, 1),
          }}
          components={{ strong: <strong /> }}
        />
      </p>
      <span aria-hidden="true" className="share-bar">
        <span style={{ flex: won, background: "var(--good-text)" }} />
        <span style={{ flex: draws }} className="bg-line-strong" />
        <span style={{ flex: lost, background: "var(--danger-text)" }} />
      </span>
    </div>
  );
}

/** The percentage of replays that a result must beat to count as lucky. */
const LUCKY_FROM = 70;
const VERY_LUCKY_FROM = 90;

function luckInWords(t: Words<"match">, { luckierThan: share }: Luck): string {
  if (share >= VERY_LUCKY_FROM) return t("why.veryLucky", { share });
  if (share >= LUCKY_FROM) return t("why.lucky", { share });
  if (share <= 100 - VERY_LUCKY_FROM) return t("why.veryUnlucky", { share });
  if (share <= 100 - LUCKY_FROM) return t("why.unlucky", { share });
  return t("why.fair", { share });
}

/** The explanation of a match for one side. */
function useExplanation(matchId: number, question: Question): UseQueryResult<Explanation> {
  return useQuery({
    queryKey: ["explanation", matchId, question.side],
    queryFn: ({ signal }) => explainBeside(question, signal),
  });
}

/** Runs in a worker to keep the page responsive. */
function explainBeside(question: Question, signal: AbortSignal): Promise<Explanation> {
  const worker = new Worker(new URL("./explain-worker.ts", import.meta.url), { type: "module" });
  const explained = new Promise<Explanation>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Explanation>) => resolve(data));
    worker.addEventListener("error", () => reject(new Error("The match could not be explained.")));
    signal.addEventListener("abort", () => reject(new Error("The question was withdrawn.")));
  });
  worker.postMessage(question, []);
  return explained.finally(() => worker.terminate());
}
