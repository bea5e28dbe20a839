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

/** The chosen photo as it will be sent. */
export function PhotoPreview({ photo, onPhotoChange, onReplace }: PhotoPreviewProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [broken, setBroken] = useState<File | null>(null);
  const isBroken = broken === photo.file;
  return (
    <div className="grid overflow-clip rounded-panel border border-line-strong bg-sunken">
      {isBroken ? (
        <p className="px-4 py-10 text-center text-ink-muted">
          This browser cannot show {photo.original.name}. It can be sent all the same.
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
            Crop and rotate
          </Button>
        )}
        <Button variant="secondary" size="small" icon={<ImageUp aria-hidden="true" />} onClick={onReplace}>
          Choose another
        </Button>
        <IconButton
          label="Remove the photo"
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
        alt="What you will send"
        onError={onBroken}
        className="max-h-74 max-w-full rounded-control object-contain"
      />
    </div>
  );
}
