import { Trans, useTranslation } from "react-i18next";
import { shownName } from "#web/profile/shown-name.ts";
import { Link } from "#web/ui/action/link.tsx";
import type { DuelView } from "#contract/mini-league/mini-league-fantasy.ts";
import type { RoundView } from "#contract/fantasy/league.ts";
import { classNames } from "#web/ui/class-names.ts";

export interface DuelListProps {
  readonly duels: readonly DuelView[];
  readonly round: RoundView;
  /** Of the mini-league. */
  readonly leagueId: number;
  readonly fantasyId: number;
  readonly viewerId: string;
}

/** The duels of a gameweek; after the deadline each links to its two squads. */
export function DuelList({ duels, round, leagueId, fantasyId, viewerId }: DuelListProps) {
  const { t } = useTranslation("league");
  const isOpen = round.state === "upcoming";
  return (
    <ul aria-label={t("duels.label", { round: round.round })}>
      {duels.map((duel) => (
        <li
          key={duel.home.id}
          className={classNames(
            "relative grid gap-1 border-t border-line px-5 py-3.5",
            duel.away !== null && !isOpen && "hover:bg-raised",
          )}
        >
          <DuelLine duel={duel} viewerId={viewerId} />
          {duel.away !== null && !isOpen && (
            <Link
              to="/leagues/compare/$leagueId"
              params={{ leagueId: String(leagueId) }}
              search={{ fantasy: fantasyId, round: round.round, home: duel.home.id, away: duel.away.id }}
              className="justify-self-center text-sm font-semibold text-flood-text after:absolute after:inset-0 hover:underline"
            >
              <Trans
                t={t}
                i18nKey="duels.compare"
                values={{ home: duel.home.username, away: duel.away.username }}
                components={{ names: <span className="sr-only" /> }}
              />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function DuelLine({ duel, viewerId }: { readonly duel: DuelView; readonly viewerId: string }) {
  const { t } = useTranslation("league");
  const { home, away, average } = duel;
  const other = away === null ? average : away.points;
  const isAhead = (own: number | null, against: number | null) =>
    own !== null && against !== null && own > against;
  return (
    <p className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
      <Name
        text={shownName(home.username)}
        isViewer={home.id === viewerId}
        isAhead={isAhead(home.points, other)}
        isLeft
      />
      <span className="type-figure text-2xl whitespace-nowrap">
        {home.points === null || other === null
          ? t("duels.versus")
          : t("duels.score", { home: home.points, away: other })}
      </span>
      <Name
        text={away === null ? t("duels.average") : shownName(away.username)}
        isViewer={away?.id === viewerId}
        isAhead={isAhead(other, home.points)}
      />
    </p>
  );
}

interface NameProps {
  readonly text: string;
  readonly isViewer: boolean;
  readonly isAhead: boolean;
  readonly isLeft?: boolean;
}

function Name({ text, isViewer, isAhead, isLeft = false }: NameProps) {
  const { t } = useTranslation("league");
  return (
    <span
      className={classNames(
        "break-words",
        isLeft && "text-right",
        isAhead ? "font-bold" : "text-ink-muted",
        isViewer && "text-flood-text",
      )}
    >
      {text}
      {isViewer && ` ${t("viewer")}`}
      {isAhead && <span className="sr-only">{t("duels.ahead")}</span>}
    </span>
  );
}
