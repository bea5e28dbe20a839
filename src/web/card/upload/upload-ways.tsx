import { useTranslation } from "react-i18next";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { ShoeboxPanel } from "#web/card/shoebox/shoebox-panel.tsx";
import type { PlayerResult } from "#contract/football/player.ts";
import { playerQuery } from "#web/player/player-queries.ts";
import { useUser } from "#web/account/user-context.tsx";
import { type Shoebox, shoeboxOf, type ShoeboxView } from "#web/card/shoebox/shoebox.ts";
import { withPlayer } from "./upload-draft.ts";
import { UploadForm } from "./upload-form.tsx";
import { useUploadForm } from "./use-upload-form.ts";

interface UploadWaysProps {
  /** The player on the card, if the user came from a player's page; else null. */
  readonly wishedPlayerId: number | null;
}

/** The two ways to upload: one card with the form, or many at once. What is in one stays while the other shows. */
export function UploadWays({ wishedPlayerId }: UploadWaysProps) {
  const { t } = useTranslation("upload");
  const form = useRef<HTMLFormElement>(null);
  const state = useUploadForm(() => focusFirstProblem(form.current));
  useWishedPlayer(wishedPlayerId, (player) => {
    if (state.draft.playerName === "") state.setDraft(withPlayer(state.draft, player));
  });
  const { shoebox, view } = useShoebox();
  const unsent = view.rows.filter(({ id }) => view.activities.get(id)?.name !== "sent").length;
  return (
    <KeptTabs
      name="way"
      label={t("ways.label")}
      tabs={[
        { value: "one", label: t("ways.one"), content: <UploadForm form={form} state={state} /> },
        {
          value: "many",
          label: unsent === 0 ? t("ways.many") : t("ways.manyUnsent", { count: unsent }),
          content: <ShoeboxPanel shoebox={shoebox} view={view} />,
        },
      ]}
    />
  );
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const problem = form?.querySelector<HTMLElement>(".drop-zone-invalid button, [aria-invalid='true']");
  problem?.focus();
}

/** Calls back once with the player the form was opened for; an id of null: none. */
function useWishedPlayer(id: number | null, onPlayer: (player: PlayerResult) => void): void {
  const found = useQuery({ ...playerQuery(id ?? 0), enabled: id !== null }).data?.player;
  const take = useEffectEvent(onPlayer);
  const known = found?.id;
  useEffect(() => {
    if (found === undefined) return;
    const { name, club, photo, position } = found;
    take({
      id: found.id,
      name,
      club: club?.name ?? "",
      clubCode: club?.code ?? null,
      clubColours: club?.colours ?? null,
      photo,
      leagueName: club?.leagueName ?? "",
      position,
    });
    // The player can be refetched; the form is filled once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [known]);
}

/** The shoebox of the signed-in user. */
function useShoebox(): { readonly shoebox: Shoebox; readonly view: ShoeboxView } {
  const shoebox = shoeboxOf(useUser().id, useQueryClient());
  return { shoebox, view: useSyncExternalStore(shoebox.subscribe, shoebox.view) };
}
