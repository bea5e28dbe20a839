import { ChartNoAxesColumn, Images, Percent, Swords, Trophy } from "lucide-react";
import type { UserView } from "#contract/account.ts";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { figureText } from "#web/language/count-text.ts";
import { winRate } from "#game/match/win-rate.ts";

export interface RecordTilesProps {
  readonly user: Pick<UserView, "currentRank" | "totalMatches" | "totalWins">;
  /** Null while it is not known. */
  readonly cardsOwned: number | null;
}

/** The five tiles of the dashboard (spec §2). */
export function RecordTiles({ user, cardsOwned }: RecordTilesProps) {
  return (
    <StatTiles>
      <StatTile
        label="Current Rank"
        icon={<ChartNoAxesColumn aria-hidden="true" />}
        value={user.currentRank > 0 ? `#${figureText(user.currentRank)}` : "Unranked"}
      />
      <StatTile
        label="Games Played"
        icon={<Swords aria-hidden="true" />}
        value={figureText(user.totalMatches)}
      />
      <StatTile
        label="Win Rate"
        icon={<Percent aria-hidden="true" />}
        value={`${winRate(user.totalWins, user.totalMatches)}%`}
      />
      <StatTile label="Wins" icon={<Trophy aria-hidden="true" />} value={figureText(user.totalWins)} />
      <StatTile
        label="Cards Owned"
        icon={<Images aria-hidden="true" />}
        value={cardsOwned === null ? "–" : figureText(cardsOwned)}
      />
    </StatTiles>
  );
}
