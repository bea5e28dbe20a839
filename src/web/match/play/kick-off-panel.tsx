import { useTranslation } from "react-i18next";
import type { Words } from "#words/noun.ts";
import { useQuery } from "@tanstack/react-query";
import { Swords, Trophy } from "lucide-react";
import type { ReplayView } from "#contract/match/match.ts";
import type { MatchType } from "#game/match/match-type.ts";
import { RANKED_PER_DAY } from "#game/match/matchmaking.ts";
import { Button } from "#web/ui/action/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { profileQuery } from "#web/profile/profile-queries.ts";
import { DivisionProgress } from "#web/match/division-progress.tsx";
import { allowanceQuery, usePlayMatch } from "#web/match/match-queries.ts";

export interface KickOffPanelProps {
  /** The manager to challenge; null: anyone. */
  readonly challengedId: string | null;
  readonly onFound: (match: ReplayView) => void;
}

/** The choice of ranked or quick, and the search for an opponent. */
export function KickOffPanel({ challengedId, onFound }: KickOffPanelProps) {
  const { t } = useTranslation("match");
  const play = usePlayMatch("play.failed.title");
  const start = (matchType: MatchType, opponentId: string | null): void =>
    play.mutate({ matchType, opponentId }, { onSuccess: onFound });
  /** One button is pending, and the others are disabled: each press plays a match. */
  const stateOf = (matchType: MatchType, opponentId: string | null) => {
    const isChosen = play.variables?.matchType === matchType && play.variables.opponentId === opponentId;
    return { isPending: play.isPending && isChosen, disabled: play.isPending };
  };
  return (
    <div className="grid gap-6">
      {challengedId !== null && (
        <Challenge
          userId={challengedId}
          {...stateOf("quick", challengedId)}
          onStart={() => start("quick", challengedId)}
        />
      )}
      <RankedPanel
        isLit={challengedId === null}
        {...stateOf("ranked", null)}
        onStart={() => start("ranked", null)}
      />
      <Panel title={t("play.quick.title")} description={t("play.quick.description")}>
        <div className="grid justify-items-start gap-4">
          <p>{t("play.quick.text")}</p>
          <Button
            variant="secondary"
            size="large"
            icon={<Swords aria-hidden="true" />}
            {...stateOf("quick", null)}
            pendingLabel={t("play.searching")}
            onClick={() => start("quick", null)}
          >
            {t("play.quick.start")}
          </Button>
        </div>
      </Panel>
    </div>
  );
}

interface StartProps {
  readonly isPending: boolean;
  readonly disabled: boolean;
  readonly onStart: () => void;
}

function RankedPanel({ isLit, isPending, disabled, onStart }: StartProps & { readonly isLit: boolean }) {
  const { t } = useTranslation("match");
  const user = useUser();
  const { data: allowance } = useQuery(allowanceQuery);
  const left = allowance === undefined ? null : Math.max(0, allowance.limit - allowance.startedToday);
  return (
    <Panel
      title={t("play.ranked.title")}
      description={t("play.ranked.description")}
      tone={isLit ? "lit" : "plain"}
    >
      <div className="grid gap-5">
        <DivisionProgress points={user.points} rankedMatches={user.rankedMatches} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            size="large"
            icon={<Trophy aria-hidden="true" />}
            isPending={isPending}
            pendingLabel={t("play.searching")}
            disabled={disabled || left === 0}
            onClick={onStart}
          >
            {t("play.ranked.start")}
          </Button>
          {/* An unknown number already takes its place. */}
          <p className={classNames("tabular text-sm text-ink-muted", left === null && "invisible")}>
            {leftInWords(t, left ?? RANKED_PER_DAY)}
          </p>
        </div>
      </div>
    </Panel>
  );
}

function leftInWords(t: Words<"match">, left: number): string {
  return left === 0 ? t("play.ranked.none") : t("play.ranked.left", { count: left });
}

function Challenge({ userId, isPending, disabled, onStart }: StartProps & { readonly userId: string }) {
  const { t } = useTranslation("match");
  const { data: profile } = useQuery(profileQuery(userId));
  const name = profile?.username ?? t("play.challenge.someone");
  return (
    <Panel
      title={t("play.challenge.title", { name })}
      tone="lit"
      description={t("play.challenge.description")}
    >
      <Button
        size="large"
        icon={<Swords aria-hidden="true" />}
        isPending={isPending}
        disabled={disabled}
        pendingLabel={t("play.challenge.pending")}
        onClick={onStart}
      >
        {t("play.challenge.title", { name })}
      </Button>
    </Panel>
  );
}
