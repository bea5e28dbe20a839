import { useQuery } from "@tanstack/react-query";
import { Check, Heart, Trophy, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getSet, SetPlayer } from "#contract/card/album.ts";
import { namesNothing } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Button } from "#web/ui/action/button.tsx";
import { BackLink } from "#web/ui/action/back-link.tsx";
import { Link } from "#web/ui/action/link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { AlbumPlayerLine } from "./album-player-line.tsx";
import { setQuery, useWish } from "./album-queries.ts";

/** A club's set: who is in the collection, and who is missing. */
export function SetPage({ clubId }: { readonly clubId: number }) {
  const { t } = useTranslation("profile");
  const set = useQuery(setQuery(clubId));
  const isGone = namesNothing(set.error);
  return (
    <>
      <BackLink to="/album" search={{}}>
        {t("album.set.back")}
      </BackLink>
      {isGone ? (
        <EmptyState title={t("album.set.gone.title")} description={t("album.set.gone.text")} />
      ) : (
        <ReadView
          query={set}
          heading={t("album.set.loading")}
          failure={t("album.set.loadFailed")}
          skeleton={<RowsSkeleton count={8} label={t("album.set.loading")} isTall />}
        >
          {(found) => <SetOfClub found={found} />}
        </ReadView>
      )}
    </>
  );
}

function SetOfClub({ found: { set, season, players } }: { readonly found: ResponseOf<typeof getSet> }) {
  const { t } = useTranslation("profile");
  const { club, owned } = set;
  const progress = t("album.sets.progress", { owned, players: set.players });
  return (
    <>
      <PageHeader title={t("album.sets.name", { club, season })} description={progress} />
      <Progress label={progress} isLabelHidden value={(100 * owned) / set.players} />
      {owned === set.players && (
        <p className="flex items-center gap-2 font-semibold text-good-text">
          <Trophy aria-hidden="true" className="size-5" />
          {t("album.set.complete")}
        </p>
      )}
      <Panel title={t("album.set.players")}>
        <ul className="grid divide-y divide-line lg:grid-cols-2 lg:gap-x-10">
          {players.map((player) => (
            <SetLine key={player.id} player={player} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

function SetLine({ player }: { readonly player: SetPlayer }) {
  const { t } = useTranslation("profile");
  const { owned } = player;
  if (owned === 0) {
    return (
      <AlbumPlayerLine player={player} note={t("album.set.missing")}>
        <WishButton player={player} />
        <Link
          to="/upload-cards"
          search={{ player: player.id }}
          aria-label={t("album.set.upload", { player: player.name })}
          title={t("album.set.upload", { player: player.name })}
          className={`${buttonClass({ variant: "ghost", size: "small" })} button-icon`}
        >
          <Upload aria-hidden="true" />
        </Link>
      </AlbumPlayerLine>
    );
  }
  return (
    <AlbumPlayerLine
      player={player}
      note={owned === 1 ? t("album.set.owned") : t("album.set.ownedTimes", { count: owned })}
    >
      <Check aria-hidden="true" className="size-6 flex-none text-good-text" />
    </AlbumPlayerLine>
  );
}

function WishButton({ player }: { readonly player: SetPlayer }) {
  const { t } = useTranslation("profile");
  const wish = useWish();
  const { id, name, isWished } = player;
  return (
    <Button
      size="small"
      variant={isWished ? "primary" : "secondary"}
      icon={<Heart aria-hidden="true" fill={isWished ? "currentColor" : "none"} />}
      isPending={wish.isPending}
      aria-label={isWished ? t("album.set.unwish", { player: name }) : t("album.set.wish", { player: name })}
      onClick={() => wish.mutate({ playerId: id, isWished: !isWished })}
    >
      <span className="max-sm:hidden">{t(isWished ? "album.set.wished" : "album.set.wishShort")}</span>
    </Button>
  );
}
