import { useTranslation } from "react-i18next";
import { ChevronDown, Unlink } from "lucide-react";
import type { CardBackView } from "#contract/card/card-back.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { SeasonLink } from "#web/player/season-link.tsx";
import { ReceiptLines } from "#web/tournament/receipt-lines.tsx";
import { PlayerLine } from "#web/card/player-search/player-line.tsx";

type Player = NonNullable<CardBackView["player"]>;

/** The real player's season: totals, and the latest matches with their points in detail. */
export function CardSeason({ player: found }: Pick<CardBackView, "player">) {
  const { t } = useTranslation("card");
  if (found === null) {
    return (
      <Panel title={t("season.title")}>
        <EmptyState
          icon={<Unlink aria-hidden="true" />}
          title={t("season.unlinked")}
          description={t("season.unlinkedText")}
        />
      </Panel>
    );
  }
  const { player, season } = found;
  return (
    <Panel title={t("season.titleOf", { season: season.season })}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-1">
          <PlayerLine player={player} />
          <SeasonLink playerId={player.id} name={player.name} />
        </div>
        <StatTiles>
          <StatTile label={t("season.points")} value={season.points} />
          <StatTile
            label={t("season.played")}
            value={season.appearances}
            detail={t("season.minutes", { count: season.minutes })}
          />
          <StatTile label={t("season.goals")} value={season.goals} />
          <StatTile label={t("season.assists")} value={season.assists} />
          <StatTile
            label={t("season.cards")}
            value={season.yellowCards + season.redCards}
            detail={t("season.cardColours", { yellow: season.yellowCards, red: season.redCards })}
          />
        </StatTiles>
        <Fixtures latest={season.latest} />
      </div>
    </Panel>
  );
}

function Fixtures({ latest }: Pick<Player["season"], "latest">) {
  const { t } = useTranslation("card");
  if (latest.length === 0) return <p className="text-ink-muted">{t("season.noMatch")}</p>;
  return (
    <section aria-labelledby="card-fixtures" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 id="card-fixtures" className="type-label">
        {t("season.latest")}
      </h3>
      <ul>
        {latest.map((receipt) => (
          <li key={receipt.fixtureId} className="border-t border-line first:border-t-0">
            <details className="group">
              <summary className="flex min-h-12 list-none items-center gap-3 rounded-control py-1.5">
                <span className="row-text">
                  <span className="block font-semibold">{receipt.title}</span>
                  <DateTime instant={receipt.kickOff} className="text-sm text-ink-muted" />
                </span>
                <span className="tabular font-bold">
                  <span aria-hidden="true">{receipt.points}</span>
                  <span className="sr-only">{t("points", { count: receipt.points })}</span>
                </span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 flex-none text-ink-muted group-open:rotate-180"
                />
              </summary>
              <div className="pb-3 text-sm">
                <ReceiptLines receipt={receipt} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
