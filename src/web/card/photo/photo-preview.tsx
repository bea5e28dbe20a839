import { useTranslation } from "react-i18next";
import { ImageUp, Trash2 } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { CornerEditor } from "#web/card/corners/corner-editor.tsx";
import { useOpenedPhoto } from "#web/card/corners/use-opened-photo.ts";
import { type CardPhoto, fileKeyOf } from "./card-photo.ts";

export interface PhotoPreviewProps {
  readonly photo: CardPhoto;
  readonly onPhotoChange: (photo: CardPhoto | null) => void;
  readonly onReplace: () => void;
}

/** The chosen photo with the corners of its card. */
export function PhotoPreview({ photo, onPhotoChange, onReplace }: PhotoPreviewProps) {
  const { t } = useTranslation("upload");
  return (
    <div className="grid overflow-clip rounded-panel border border-line-strong bg-sunken">
      {/* Another file is another photo, with a worker of its own. */}
      <FramedPhoto key={fileKeyOf(photo.file)} photo={photo} onPhotoChange={onPhotoChange} />
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-2.5">
        <Button variant="secondary" size="small" icon={<ImageUp aria-hidden="true" />} onClick={onReplace}>
          {t("photo.chooseAnother")}
        </Button>
        <IconButton
          label={t("photo.remove")}
          size="small"
          className="ml-auto"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onPhotoChange(null)}
        />
      </div>
    </div>
  );
}

function FramedPhoto({ photo, onPhotoChange }: Omit<PhotoPreviewProps, "onReplace">) {
  const { t } = useTranslation("upload");
  const { file, frame } = photo;
  const state = useOpenedPhoto(file, frame, (found) => onPhotoChange({ file, frame: found }));
  if (state.name === "unseen") {
    return <p className="px-4 py-10 text-center text-ink-muted">{t("photo.unseen", { file: file.name })}</p>;
  }
  if (state.name === "opening" || frame === null) {
    return (
      <output className="grid min-h-80 place-content-center justify-items-center gap-3 text-ink-muted">
        <Spinner /> {t("corners.finding")}
      </output>
    );
  }
  return (
    <div className="p-3">
      <CornerEditor
        file={file}
        opened={state.opened}
        frame={frame}
        onFrameChange={(changed) => onPhotoChange({ file, frame: changed })}
      />
    </div>
  );
}
