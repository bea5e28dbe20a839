import { useTranslation } from "react-i18next";
import type { Ref } from "react";
import { Link } from "#web/ui/action/link.tsx";
import { useNavigate } from "@tanstack/react-router";
import { Repeat2, Swords } from "lucide-react";
import type { ReplayView } from "#contract/match/match.ts";
import type { Side } from "#game/side.ts";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ShareButton } from "#web/share/share-button.tsx";
import { usePlayMatch } from "./match-queries.ts";
import { ShareMatch } from "./share-match.tsx";
import { stakeText, verdictText } from "./result-text.ts";

export interface ResultPanelProps {
  readonly match: ReplayView;
  /** The viewer's side; null for a spectator. */
  readonly side: Side | null;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** The result, what it earned, and what to do next. */
export function ResultPanel({ match, side, ref }: ResultPanelProps) {
  const { t } = useTranslation("match");
  const rival = side === null ? null : match[side === "home" ? "away" : "home"].manager;
  // A rematch is quick: after a ranked match the next ranked one comes first.
  const isRematchFirst = rival !== null && match.matchType === "quick";
  return (
    <Panel
      ref={ref}
      title={verdictText(t, match, side)}
      tone="lit"
      action={<Badge variant="secondary">{t(`result.${match.matchType}`)}</Badge>}
    >
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto">{stakeText(t, match, side)}</p>
        {rival !== null && <Rematch rivalId={rival.id} variant={isRematchFirst ? "primary" : "secondary"} />}
        <Link
          to="/matches/new"
          search={{}}
          className={buttonClass({ variant: isRematchFirst ? "secondary" : "primary" })}
        >
          <Swords aria-hidden="true" />
          {side === null ? t("play.title") : t("result.next")}
        </Link>
        {side === null ? (
          <ShareMatch match={match} />
        ) : (
          <ShareButton kind="match" id={match.id} variant="ghost" />
        )}
      </div>
    </Panel>
  );
}

interface RematchProps {
  readonly rivalId: string;
  readonly variant: "primary" | "secondary";
}

/** A quick match against the same manager. There is none against the house: a quick match against nobody in particular may find a manager. */
function Rematch({ rivalId, variant }: RematchProps) {
  const { t } = useTranslation("match");
  const navigate = useNavigate();
  const play = usePlayMatch("result.noRematch");
  const open = ({ id }: ReplayView) =>
    void navigate({ to: "/matches/$matchId", params: { matchId: String(id) }, search: { kickOff: true } });
  return (
    <Button
      variant={variant}
      icon={<Repeat2 aria-hidden="true" />}
      isPending={play.isPending}
      onClick={() => play.mutate({ matchType: "quick", opponentId: rivalId }, { onSuccess: open })}
    >
      {t("result.rematch")}
    </Button>
  );
}
