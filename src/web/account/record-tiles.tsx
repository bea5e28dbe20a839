import { ChartNoAxesColumn, Images, Percent, Swords, Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { UserView } from "#contract/account.ts";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { figureText } from "#web/language/count-text.ts";
import { winRate } from "#game/match/win-rate.ts";

export interface RecordTilesProps {
  readonly user: Pick<UserView, "currentRank" | "totalMatches" | "totalWins">;
  /** Null while unknown. */
  readonly cardsOwned: number | null;
}

/** The five tiles of the dashboard (spec §2). */
export function RecordTiles({ user, cardsOwned }: RecordTilesProps) {
  const { t } = useTranslation(["account", "ui"]);
  return (
    <StatTiles>
      <StatTile
        label={t("record.rank")}
        icon={<ChartNoAxesColumn aria-hidden="true" />}
        value={user.currentRank > 0 ? `#${figureText(user.currentRank)}` : t("record.unranked")}
      />
      <StatTile
        label={t("record.games")}
        icon={<Swords aria-hidden="true" />}
        value={figureText(user.totalMatches)}
      />
      <StatTile
        label={t("record.winRate")}
        icon={<Percent aria-hidden="true" />}
        value={t("ui:percent", { value: winRate(user.totalWins, user.totalMatches) / 100 })}
      />
      <StatTile
        label={t("record.wins")}
        icon={<Trophy aria-hidden="true" />}
        value={figureText(user.totalWins)}
      />
      <StatTile
        label={t("record.cards")}
        icon={<Images aria-hidden="true" />}
        value={cardsOwned === null ? "–" : figureText(cardsOwned)}
      />
    </StatTiles>
  );
}
