import { useQuery } from "@tanstack/react-query";
import { Heart, PartyPopper, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getWishes, WishView } from "#contract/card/album.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { keepFocusIn } from "#web/ui/keep-focus-in.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { AlbumPlayerLine } from "./album-player-line.tsx";
import { usePublishSwaps, useWish, wishesQuery } from "./album-queries.ts";

/** The user's wishes and duplicates, and whether the profile shows them. */
export function Wishes() {
  const { t } = useTranslation("profile");
  const wishes = useQuery(wishesQuery);
  return (
    <ReadView
      query={wishes}
      failure={t("album.wishes.loadFailed")}
      skeleton={<RowsSkeleton count={4} label={t("album.wishes.loading")} isTall />}
    >
      {(found) => <WishesAndDuplicates found={found} />}
    </ReadView>
  );
}

function WishesAndDuplicates({ found }: { readonly found: ResponseOf<typeof getWishes> }) {
  const { t } = useTranslation("profile");
  const { wishes, duplicates, isPublic } = found;
  return (
    <div className="grid gap-6">
      <Publication isPublic={isPublic} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel ref={keepFocusIn} title={t("album.wishes.title")}>
          {wishes.length === 0 ? (
            <EmptyState
              icon={<Heart aria-hidden="true" />}
              title={t("album.wishes.empty.title")}
              description={t("album.wishes.empty.text")}
            />
          ) : (
            <ul className="grid divide-y divide-line">
              {wishes.map((wish) => (
                <Wish key={wish.id} wish={wish} />
              ))}
            </ul>
          )}
        </Panel>
        <Panel title={t("album.wishes.duplicates")}>
          {duplicates.length === 0 ? (
            <p className="text-ink-muted">{t("album.wishes.noDuplicates")}</p>
          ) : (
            <ul className="grid divide-y divide-line">
              {duplicates.map((player) => (
                <AlbumPlayerLine key={player.id} player={player}>
                  <Badge variant="secondary">{t("album.wishes.times", { count: player.owned })}</Badge>
                </AlbumPlayerLine>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </div>
  );
}

function Publication({ isPublic }: { readonly isPublic: boolean }) {
  const { t } = useTranslation("profile");
  const publish = usePublishSwaps();
  // The mutation says a moment later what was chosen: until then the switch would fall back.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = (next: boolean): void => {
    setChosen(next);
    publish.mutate(next, { onSettled: () => setChosen(null) });
  };
  return (
    <div className="grid max-w-prose gap-1">
      <Switch
        label={t("album.publish.label")}
        checked={chosen ?? isPublic}
        disabled={publish.isPending}
        onChange={(event) => change(event.target.checked)}
      />
      <p className="text-sm text-ink-muted">{t("album.publish.hint")}</p>
    </div>
  );
}

function Wish({ wish }: { readonly wish: WishView }) {
  const { t } = useTranslation("profile");
  const remove = useWish();
  return (
    <AlbumPlayerLine player={wish}>
      {wish.isReceived && (
        <Badge>
          <PartyPopper aria-hidden="true" className="size-4" />
          {t("album.wishes.received")}
        </Badge>
      )}
      <IconButton
        label={t("album.wishes.remove", { player: wish.name })}
        icon={<X aria-hidden="true" />}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ playerId: wish.id, isWished: false })}
      />
    </AlbumPlayerLine>
  );
}
