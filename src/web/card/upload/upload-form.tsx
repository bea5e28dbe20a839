import { useTranslation } from "react-i18next";
import { type RefObject, useState } from "react";
import { CircleCheck, ScanLine, TriangleAlert, Upload, X } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { Panel } from "#web/ui/layout/panel.tsx";
import { PhotoField } from "#web/card/photo/photo-field.tsx";
import type { PlayerResult } from "#contract/football/player.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { PlayerLine } from "#web/card/player-search/player-line.tsx";
import type { CardPhoto } from "#web/card/photo/card-photo.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";
import { withPlayer } from "./upload-draft.ts";
import { UploadFields } from "./upload-fields.tsx";
import type { UploadFormState, UploadState } from "./use-upload-form.ts";
import { readUnsentPhoto } from "./upload-queries.ts";

interface UploadFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly state: UploadFormState;
}

/** The form that uploads the photo of a physical card (spec §5; docs/rules.md#photos). */
export function UploadForm({ form, state }: UploadFormProps) {
  const { t } = useTranslation("upload");
  const { draft, setDraft, errorOf, upload, send } = state;
  return (
    <Panel title={t("form.title")} className="overflow-visible!">
      <form
        ref={form}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <fieldset disabled={upload.state.name === "sending"} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <legend className="sr-only">{t("form.title")}</legend>
          <PhotoField
            photo={draft.photo}
            onPhotoChange={(photo) => setDraft((known) => ({ ...known, photo }))}
            error={errorOf("photo")}
          />
          <PhotoReading
            photo={draft.photo}
            playerId={draft.player?.id ?? null}
            onPlayer={(player) => setDraft(withPlayer(draft, player))}
          />
          <UploadFields draft={draft} onDraftChange={setDraft} errorOf={errorOf} />
        </fieldset>
        <UploadSending state={upload.state} onCancel={upload.cancel} onRetry={send} />
      </form>
    </Panel>
  );
}

interface PhotoReadingProps {
  readonly photo: CardPhoto | null;
  /** The player already in the form. */
  readonly playerId: number | null;
  readonly onPlayer: (player: PlayerResult) => void;
}

/** What was read on a chosen photo: whether it has the code, and the players found by name, to choose from. */
function PhotoReading({ photo, playerId, onPlayer }: PhotoReadingProps) {
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

interface UploadSendingProps {
  readonly state: UploadState;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/**
 * The foot of the upload form: the button, the progress with Cancel, or Try again after a lost connection. Each takes the
 * focus from the one before; the progress rather than Cancel, which a second Enter would press.
 */
function UploadSending({ state, onCancel, onRetry }: UploadSendingProps) {
  const { t } = useTranslation(["upload", "ui"]);
  const [hasSent, setHasSent] = useState(false);
  if (state.name !== "ready" && !hasSent) setHasSent(true);
  if (state.name === "sending") {
    const isSent = state.share >= 1;
    return (
      <div className="flex items-end gap-4">
        <div ref={takeLostFocus} tabIndex={-1} className="flex-1 pb-3 outline-none">
          <Progress
            label={isSent ? t("sending.checking") : t("sending.uploading")}
            value={isSent ? null : 100 * state.share}
          />
        </div>
        <Button variant="secondary" icon={<X aria-hidden="true" />} onClick={onCancel}>
          {t("ui:cancel")}
        </Button>
      </div>
    );
  }
  if (state.name === "lost") {
    return (
      <Notice
        tone="danger"
        title={t("sending.lost")}
        action={
          <Button ref={takeLostFocus} size="small" onClick={onRetry}>
            {t("ui:tryAgain")}
          </Button>
        }
      >
        {t("sending.lostText")}
      </Notice>
    );
  }
  return (
    <Button
      ref={hasSent ? takeLostFocus : undefined}
      type="submit"
      size="large"
      isBlock
      icon={<Upload aria-hidden="true" />}
    >
      {t("form.send")}
    </Button>
  );
}
