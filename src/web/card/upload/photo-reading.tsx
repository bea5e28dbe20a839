import { useTranslation } from "react-i18next";
import { CircleCheck, ScanLine, TriangleAlert } from "lucide-react";
import type { PlayerResult } from "#contract/football/player.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { PlayerLine } from "#web/card/player-search/player-line.tsx";
import type { CardPhoto } from "#web/card/photo/card-photo.ts";
import { useQuery } from "@tanstack/react-query";
import { readUnsentPhoto } from "./upload-queries.ts";

export interface PhotoReadingProps {
  readonly photo: CardPhoto | null;
  /** The player already in the form. */
  readonly playerId: number | null;
  readonly onPlayer: (player: PlayerResult) => void;
}

/** What was read on a chosen photo: whether it has the code, and the players found by name, to choose from. */
export function PhotoReading({ photo, playerId, onPlayer }: PhotoReadingProps) {
  const { t } = useTranslation("upload");
  const reading = usePhotoReading(photo);
  if (photo === null || reading.isError) return null;
  if (!reading.data) {
    return (
      <output className="flex items-center gap-2 text-sm text-ink-muted">
        <Spinner /> {t("reading.busy")}
      </output>
    );
  }
  const offered = reading.data.players.filter(({ player }) => player.id !== playerId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CodeLine isCodeSeen={reading.data.isCodeSeen} />
      {offered.length > 0 && (
        <section aria-label={t("reading.players")} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <ScanLine aria-hidden="true" className="size-4.5 text-flood-text" />
            {t("reading.choose")}
          </p>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {offered.map(({ player }) => (
              <li key={player.id}>
                <button
                  type="button"
                  onClick={() => onPlayer(player)}
                  className="flex min-h-13 w-full rounded-control border border-line-strong bg-raised px-3 py-1.5 hover:border-ink-muted"
                >
                  <PlayerLine player={player} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function CodeLine({ isCodeSeen }: { readonly isCodeSeen: boolean }) {
  const { t } = useTranslation("upload");
  return isCodeSeen ? (
    <output className="flex items-center gap-2 text-sm font-medium text-good-text">
      <CircleCheck aria-hidden="true" className="size-4.5 flex-none" />
      {t("reading.codeFound")}
    </output>
  ) : (
    <output className="flex gap-2 text-sm text-warning-text">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
      {t("reading.codeMissing")}
    </output>
  );
}

/** What was read on a draft's photo; nothing while it's being read, or if reading fails. */
function usePhotoReading(photo: CardPhoto | null) {
  const file = photo?.file;
  return useQuery({
    queryKey: ["photo reading", file?.name, file?.size, file?.lastModified],
    queryFn: ({ signal }) => (file === undefined ? null : readUnsentPhoto(file, signal)),
    enabled: file !== undefined,
    // Choosing the same photo again within a minute doesn't read it again.
    gcTime: 60_000,
  });
}
