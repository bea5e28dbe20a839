import { useTranslation } from "react-i18next";
import { Crop, ImageUp, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import type { CardPhoto } from "./card-photo.ts";
import { PhotoEditor } from "./photo-editor.tsx";

export interface PhotoPreviewProps {
  readonly photo: CardPhoto;
  readonly onPhotoChange: (photo: CardPhoto | null) => void;
  readonly onReplace: () => void;
}

/** The chosen photo as it will be uploaded. */
export function PhotoPreview({ photo, onPhotoChange, onReplace }: PhotoPreviewProps) {
  const { t } = useTranslation("upload");
  const [isEditing, setIsEditing] = useState(false);
  const [broken, setBroken] = useState<File | null>(null);
  const isBroken = broken === photo.file;
  return (
    <div className="grid overflow-clip rounded-panel border border-line-strong bg-sunken">
      {isBroken ? (
        <p className="px-4 py-10 text-center text-ink-muted">
          {t("photo.unseen", { file: photo.original.name })}
        </p>
      ) : (
        <Picture file={photo.file} onBroken={() => setBroken(photo.file)} />
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-2.5">
        {!isBroken && (
          <Button
            variant="secondary"
            size="small"
            icon={<Crop aria-hidden="true" />}
            onClick={() => setIsEditing(true)}
          >
            {t("editor.title")}
          </Button>
        )}
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
      {isEditing && (
        <PhotoEditor photo={photo} onClose={() => setIsEditing(false)} onEdited={onPhotoChange} />
      )}
    </div>
  );
}

function Picture({ file, onBroken }: { readonly file: File; readonly onBroken: () => void }) {
  const { t } = useTranslation("upload");
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <div className="grid h-80 place-items-center p-3">
      <img
        ref={picture}
        alt={t("photo.preview")}
        onError={onBroken}
        className="max-h-74 max-w-full rounded-control object-contain"
      />
    </div>
  );
}
