import { useTranslation } from "react-i18next";
import type { RefObject } from "react";
import { Panel } from "#web/ui/layout/panel.tsx";
import { PhotoField } from "#web/card/photo/photo-field.tsx";
import { PhotoReading } from "./photo-reading.tsx";
import { withPlayer } from "./upload-draft.ts";
import { UploadFields } from "./upload-fields.tsx";
import { UploadSending } from "./upload-sending.tsx";
import type { UploadFormState } from "./use-upload-form.ts";

export interface UploadFormProps {
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
