import { ChevronDown, Unlink } from "lucide-react";
import type { CardBackView } from "#contract/card/card-back.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { ReceiptLines } from "#web/tournament/receipt-lines.tsx";
import { PlayerLine } from "#web/card/player-search/player-line.tsx";

type Player = NonNullable<CardBackView["player"]>;

/** The real player's season: what the card is made of, points by points. */
export function CardSeason({ player: found }: Pick<CardBackView, "player">) {
  if (found === null) {
    return (
      <Panel title="Season">
        <EmptyState
          icon={<Unlink aria-hidden="true" />}
          title="Not linked to a real player"
          description="This card earns no points."
        />
      </Panel>
    );
  }
  const { player, season } = found;
  return (
    <Panel title={`Season ${season.season}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PlayerLine player={player} />
        <StatTiles>
          <StatTile label="Points" value={season.points} />
          <StatTile label="Played" value={season.appearances} detail={`${season.minutes} minutes`} />
          <StatTile label="Goals" value={season.goals} />
          <StatTile label="Assists" value={season.assists} />
          <StatTile
            label="Cards"
            value={season.yellowCards + season.redCards}
            detail={`${season.yellowCards} yellow, ${season.redCards} red`}
          />
        </StatTiles>
        <Fixtures latest={season.latest} />
      </div>
    </Panel>
  );
}

function Fixtures({ latest }: Pick<Player["season"], "latest">) {
  if (latest.length === 0) return <p className="text-ink-muted">No fixture of this season yet.</p>;
  return (
    <section aria-labelledby="card-fixtures" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 id="card-fixtures" className="type-label">
        Latest fixtures
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
                  {receipt.points}
                  <span className="sr-only"> points</span>
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
