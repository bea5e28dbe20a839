import "./player.css";
import { useTranslation } from "react-i18next";
import type { PlayerPage } from "#contract/football/player-page.ts";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { RemotePicture } from "#web/ui/record/remote-picture.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { FixturesAhead } from "./fixtures-ahead.tsx";
import { OwnCards } from "./own-cards.tsx";
import { PlayerGames } from "./player-games.tsx";
import { PlayerGameweeks } from "./player-gameweeks.tsx";
import { PlayerOwnership } from "./player-ownership.tsx";

/** A real player: who he is, his season, his next fixtures, and who has him. */
export function PlayerView({ page }: { readonly page: PlayerPage }) {
  return (
    <>
      <PlayerHead player={page.player} />
      <NoClub page={page} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <SeasonTotals season={page.season} />
          <PlayerGameweeks player={page.player} games={page.games} />
          <PlayerGames games={page.games} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {page.player.club !== null && <FixturesAhead ahead={page.ahead} />}
          <OwnCards player={page.player} ownCards={page.ownCards} />
          <PlayerOwnership ownership={page.ownership} />
        </div>
      </div>
    </>
  );
}

function PlayerHead({ player }: Pick<PlayerPage, "player">) {
  const { t } = useTranslation(["player", "card", "ui"]);
  const { name, club, position, overall, photo } = player;
  const facts = [
    t(`ui:playerCard.position.${position}`),
    club?.name ?? t("noClub"),
    ...(club === null ? [] : [club.leagueName]),
    t("card:overall", { overall }),
  ];
  return (
    <header className="flex items-center gap-4">
      <RemotePicture address={photo} className="size-16 flex-none rounded-full object-cover">
        <ClubBadge
          logo={club?.logo}
          club={club?.name ?? ""}
          code={club?.code}
          colours={club?.colours}
          className="h-16! w-14! flex-none"
        />
      </RemotePicture>
      <div className="grid min-w-0 gap-1">
        <h1 className="type-title wrap-anywhere">{name}</h1>
        <p className="text-ink-muted">{facts.join(" · ")}</p>
      </div>
    </header>
  );
}

/** Says why there are no fixtures: he has left the leagues, or never played in one. */
function NoClub({ page: { player, games } }: { readonly page: PlayerPage }) {
  const { t } = useTranslation("player");
  if (player.club !== null) return null;
  const { name } = player;
  return (
    <Notice tone="warning" title={t("left.title")}>
      {games.length > 0 ? t("left.played", { name }) : t("left.never", { name })}
    </Notice>
  );
}

function SeasonTotals({ season }: Pick<PlayerPage, "season">) {
  const { t } = useTranslation("player");
  return (
    <Panel title={t("season.title", { season: season.name })}>
      <StatTiles>
        <StatTile label={t("season.points")} value={season.points} />
        <StatTile
          label={t("season.matches")}
          value={season.appearances}
          detail={t("season.minutes", { count: season.minutes })}
        />
        <StatTile label={t("season.goals")} value={season.goals} />
        <StatTile label={t("season.assists")} value={season.assists} />
      </StatTiles>
    </Panel>
  );
}
