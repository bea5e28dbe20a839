import { useQuery } from "@tanstack/react-query";
import { Swords, Trophy } from "lucide-react";
import type { ReplayView } from "#contract/match/match.ts";
import type { MatchType } from "#game/match/match-type.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { profileQuery } from "#web/profile/profile-queries.ts";
import { DivisionProgress } from "#web/match/division-progress.tsx";
import { allowanceQuery, usePlayMatch } from "#web/match/match-queries.ts";

export interface KickOffPanelProps {
  /** Whom to challenge; null: nobody in particular. */
  readonly challengedId: string | null;
  readonly onFound: (match: ReplayView) => void;
}

/** Ranked or quick, and the search for an opponent. */
export function KickOffPanel({ challengedId, onFound }: KickOffPanelProps) {
  const play = usePlayMatch(onFound);
  const start = (matchType: MatchType, opponentId: string | null): void =>
    play.mutate(
      { matchType, opponentId },
      {
        onError: (error) => toastFailure(error, { title: "No match", fallback: "Failed to play the match" }),
      },
    );
  const isPending = (matchType: MatchType): boolean =>
    play.isPending && play.variables.matchType === matchType;
  return (
    <div className="grid gap-6">
      {challengedId !== null && (
        <Challenge
          userId={challengedId}
          isPending={play.isPending}
          onStart={() => start("quick", challengedId)}
        />
      )}
      <RankedPanel
        isLit={challengedId === null}
        isPending={isPending("ranked")}
        onStart={() => start("ranked", null)}
      />
      <Panel title="Quick match" description="Anybody, or else the house team. No points, no limit.">
        <div className="grid justify-items-start gap-4">
          <p>It counts in your record and your win rate. The place to try a formation.</p>
          <Button
            variant="secondary"
            size="large"
            icon={<Swords aria-hidden="true" />}
            isPending={challengedId === null && isPending("quick")}
            pendingLabel="Looking for an opponent..."
            onClick={() => start("quick", null)}
          >
            Play a quick match
          </Button>
        </div>
      </Panel>
    </div>
  );
}

interface StartProps {
  readonly isPending: boolean;
  readonly onStart: () => void;
}

function RankedPanel({ isLit, isPending, onStart }: StartProps & { readonly isLit: boolean }) {
  const user = useUser();
  const { data: allowance } = useQuery(allowanceQuery);
  const left = allowance === undefined ? null : Math.max(0, allowance.limit - allowance.startedToday);
  return (
    <Panel
      title="Ranked match"
      description="Somebody near you in points. You both win or lose some."
      tone={isLit ? "lit" : "plain"}
    >
      <div className="grid gap-5">
        <DivisionProgress points={user.points} rankedMatches={user.rankedMatches} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            size="large"
            icon={<Trophy aria-hidden="true" />}
            isPending={isPending}
            pendingLabel="Looking for an opponent..."
            disabled={left === 0}
            onClick={onStart}
          >
            Find an opponent
          </Button>
          <p className="tabular text-sm text-ink-muted">{leftInWords(left)}</p>
        </div>
      </div>
    </Panel>
  );
}

function leftInWords(left: number | null): string {
  if (left === null) return "";
  if (left === 0) return "None left today. It begins anew at midnight UTC.";
  return `${left} ${left === 1 ? "match" : "matches"} left today`;
}

function Challenge({ userId, isPending, onStart }: StartProps & { readonly userId: string }) {
  const { data: profile } = useQuery(profileQuery(userId));
  const name = profile?.username ?? "this manager";
  return (
    <Panel title={`Challenge ${name}`} tone="lit" description="A quick match: no points are at stake.">
      <Button
        size="large"
        icon={<Swords aria-hidden="true" />}
        isPending={isPending}
        pendingLabel="On the way to the pitch..."
        onClick={onStart}
      >
        Challenge {name}
      </Button>
    </Panel>
  );
}
