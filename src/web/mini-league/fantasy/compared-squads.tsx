import { useId } from "react";
import { shownName } from "#web/profile/shown-name.ts";
import { ProfileLink } from "#web/profile/profile-link.tsx";
import { Shirt } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { ComparedSquad, compareSquads } from "#contract/mini-league/mini-league-fantasy.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Username } from "#web/ui/record/username.tsx";
import { listText } from "#web/language/list-text.ts";
import type { Words } from "#words/noun.ts";
import { ScoredCards } from "#web/fantasy/points/scored-squad.tsx";

export interface ComparedSquadsProps {
  readonly compared: ResponseOf<typeof compareSquads>;
  readonly viewerId: string;
}

/** Two squads of a gameweek side by side, with the players in both. */
export function ComparedSquads({ compared, viewerId }: ComparedSquadsProps) {
  const { t } = useTranslation(["league", "fantasy"]);
  const { home, away, round, shared } = compared;
  const isFinal = round.state === "final";
  return (
    <div className="grid gap-6">
      <Panel
        title={t("fantasy:gameweek", { round: round.round })}
        tone="lit"
        description={t(`compare.period.${round.state}`, { league: compared.fantasyLeague.name })}
      >
        <div className="grid gap-4">
          <p className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4">
            <span className="text-right font-semibold break-words">{shownName(home.username)}</span>
            <span className="type-figure text-5xl whitespace-nowrap">
              {t("compare.score", { home: home.score?.total ?? "–", away: away.score?.total ?? "–" })}
            </span>
            <span className="font-semibold break-words">{shownName(away.username)}</span>
          </p>
          <Notice>{sharedText(t, compared, shared)}</Notice>
        </div>
      </Panel>
      <div className="grid items-start gap-6 md:grid-cols-2">
        {[home, away].map((side, at) => (
          <Side
            key={at === 0 ? "home" : "away"}
            side={side}
            isFinal={isFinal}
            isViewer={side.id === viewerId}
          />
        ))}
      </div>
    </div>
  );
}

function sharedText(
  t: Words<"league">,
  { home }: ComparedSquadsProps["compared"],
  shared: readonly number[],
): string {
  if (shared.length === 0) return t("compare.nobodyShared");
  const names = (home.score?.cards ?? [])
    .filter(({ playerId }) => shared.includes(playerId))
    .map(({ playerName }) => playerName);
  return t("compare.shared", { names: listText(names) });
}

interface SideProps {
  readonly side: ComparedSquad;
  readonly isFinal: boolean;
  readonly isViewer: boolean;
}

function Side({ side, isFinal, isViewer }: SideProps) {
  const { t } = useTranslation(["league", "card"]);
  const { id, username, score } = side;
  const owner = useId();
  const title = (
    <ProfileLink id={owner} userId={id} name={username} className="hover:underline">
      <Username name={username} />
      {isViewer && ` ${t("viewer")}`}
    </ProfileLink>
  );
  if (score === null) {
    return (
      <Panel title={title}>
        <EmptyState
          icon={<Shirt aria-hidden="true" />}
          title={t("compare.noSquad.title")}
          description={t("compare.noSquad.description")}
        />
      </Panel>
    );
  }
  const { total: count, cost, leftOnBench } = score;
  const bench = t("card:pts", { count: leftOnBench });
  return (
    <Panel
      title={title}
      description={
        cost === 0 ? t("compare.side", { count, bench }) : t("compare.sidePaid", { count, cost, bench })
      }
    >
      <div className="grid gap-4">
        <ScoredCards score={score} isFinal={isFinal} owner={owner} />
      </div>
    </Panel>
  );
}
