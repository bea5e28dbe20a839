import { useTranslation } from "react-i18next";
import { useRef } from "react";
import { Panel } from "#web/ui/layout/panel.tsx";
import { PhotoField } from "#web/card/photo/photo-field.tsx";
import { PhotoReading } from "./photo-reading.tsx";
import { withPlayer } from "./upload-draft.ts";
import { UploadFields } from "./upload-fields.tsx";
import { UploadSending } from "./upload-sending.tsx";
import { useWishedPlayer } from "./use-wished-player.ts";
import { useUploadForm } from "./use-upload-form.ts";

export interface UploadFormProps {
  /** The player on the card, if the user came from a player's page; else null. */
  readonly wishedPlayerId: number | null;
}

/** The form that uploads the photo of a physical card (spec §5; docs/rules.md#photos). */
export function UploadForm({ wishedPlayerId }: UploadFormProps) {
  const { t } = useTranslation("upload");
  const form = useRef<HTMLFormElement>(null);
  const { draft, setDraft, errorOf, upload, send } = useUploadForm(() => focusFirstProblem(form.current));
  useWishedPlayer(wishedPlayerId, (player) => {
    if (draft.playerName === "") setDraft(withPlayer(draft, player));
  });
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

function focusFirstProblem(form: HTMLFormElement | null): void {
  const problem = form?.querySelector<HTMLElement>(".drop-zone-invalid button, [aria-invalid='true']");
  problem?.focus();
}
