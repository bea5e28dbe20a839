import { useTranslation } from "react-i18next";
import type { PlayerPage, Share } from "#contract/football/player-page.ts";
import { percentText } from "#web/language/count-text.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";

/** How many managers have him, counted in three ways. */
export function PlayerOwnership({ ownership }: Pick<PlayerPage, "ownership">) {
  const { t } = useTranslation("player");
  const { owners, entries, squads } = ownership;
  return (
    <Panel title={t("ownership.title")}>
      {owners === null && entries === null && squads === null ? (
        <p className="text-ink-muted">{t("ownership.none")}</p>
      ) : (
        <StatTiles>
          {owners && (
            <StatTile
              label={t("ownership.owners")}
              value={shareText(owners)}
              detail={t("ownership.ownersOf", { owners: owners.count, count: owners.of })}
            />
          )}
          {entries && (
            <StatTile
              label={t("ownership.entries")}
              value={shareText(entries)}
              detail={t("ownership.entriesOf", { entries: entries.count, count: entries.of })}
            />
          )}
          {squads && (
            <StatTile
              label={t("ownership.squads")}
              value={shareText(squads)}
              detail={t("ownership.squadsOf", { squads: squads.count, count: squads.of })}
            />
          )}
        </StatTiles>
      )}
    </Panel>
  );
}

/** A percentage, with decimals only below ten per cent. */
function shareText({ count, of }: Share): string {
  const share = of === 0 ? 0 : count / of;
  return percentText(share, share > 0 && share < 0.1 ? 1 : 0);
}
