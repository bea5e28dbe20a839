import "./photo.css";
import { useTranslation } from "react-i18next";
import { Camera, ImageUp, Trash2 } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { PictureInput } from "#web/ui/form/picture-input.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";
import { CornerEditor } from "#web/card/corners/corner-editor.tsx";
import { useOpenedPhoto } from "#web/card/corners/card-frame.ts";
import { type CardPhoto, checkPhoto, fileKeyOf, newCardPhoto } from "./card-photo.ts";

interface PhotoFieldProps {
  readonly photo: CardPhoto | null;
  readonly onPhotoChange: (photo: CardPhoto | null) => void;
  readonly error: string | undefined;
}

/** The photo of the card: dropped, chosen from files or taken with the camera, then shown with its card's corners. */
export function PhotoField({ photo, onPhotoChange, error }: PhotoFieldProps) {
  const { t } = useTranslation("upload");
  const ids = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** After that, the button that replaces the pressed one takes the focus. */
  const [hasChanged, setHasChanged] = useState(false);
  const message = problem ?? error;

  const change = (changed: CardPhoto | null) => {
    setHasChanged(true);
    onPhotoChange(changed);
  };
  const take = ([file]: readonly File[]) => {
    if (file === undefined) return;
    const found = checkPhoto(file);
    setProblem(found);
    if (found === null) change(newCardPhoto(file));
    else toast({ title: found, variant: "destructive" });
  };

  return (
    <fieldset className="grid gap-1.5" aria-describedby={message === undefined ? undefined : `${ids}-error`}>
      <legend className="mb-1.5 text-sm font-semibold">{t("photo.label")}</legend>
      <PictureInput ref={fileInput} label={t("photo.file")} onFiles={take} />
      <PictureInput ref={cameraInput} label={t("photo.fromCamera")} isCamera onFiles={take} />
      {photo === null ? (
        <DropZone
          isInvalid={message !== undefined}
          takesFocus={hasChanged}
          onFiles={take}
          onChoose={() => fileInput.current?.click()}
          onUseCamera={() => cameraInput.current?.click()}
        />
      ) : (
        <PhotoPreview
          photo={photo}
          takesFocus={hasChanged}
          onPhotoChange={change}
          onReplace={() => fileInput.current?.click()}
        />
      )}
      {message !== undefined && (
        <p id={`${ids}-error`} role="alert" className="text-sm font-medium text-danger-text">
          {message}
        </p>
      )}
    </fieldset>
  );
}

interface DropZoneProps {
  readonly isInvalid: boolean;
  /** Whether its first button takes the focus of what it replaces. */
  readonly takesFocus: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onChoose: () => void;
  readonly onUseCamera: () => void;
}

function DropZone({ isInvalid, takesFocus, onFiles, onChoose, onUseCamera }: DropZoneProps) {
  const { t } = useTranslation("upload");
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles(Array.from(event.dataTransfer.files));
      }}
      className={classNames("drop-zone", isOver && "drop-zone-over", isInvalid && "drop-zone-invalid")}
    >
      <p className="text-ink-muted pointer-coarse:hidden">{t("photo.drop")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          ref={takesFocus ? takeLostFocus : undefined}
          icon={<ImageUp aria-hidden="true" />}
          onClick={onChoose}
        >
          {t("photo.choose")}
        </Button>
        <Button
          variant="secondary"
          icon={<Camera aria-hidden="true" />}
          className="not-pointer-coarse:hidden"
          onClick={onUseCamera}
        >
          {t("photo.useCamera")}
        </Button>
      </div>
      <p className="text-sm text-ink-muted">{t("photo.formats")}</p>
    </div>
  );
}

interface PhotoPreviewProps {
  readonly photo: CardPhoto;
  readonly takesFocus: boolean;
  readonly onPhotoChange: (photo: CardPhoto | null) => void;
  readonly onReplace: () => void;
}

/** The chosen photo with the corners of its card. */
function PhotoPreview({ photo, takesFocus, onPhotoChange, onReplace }: PhotoPreviewProps) {
  const { t } = useTranslation("upload");
  return (
    <div className="grid overflow-clip rounded-panel border border-line-strong bg-sunken">
      {/* Another file is another photo, with a worker of its own. */}
      <FramedPhoto key={fileKeyOf(photo.file)} photo={photo} onPhotoChange={onPhotoChange} />
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-2.5">
        <Button
          ref={takesFocus ? takeLostFocus : undefined}
          variant="secondary"
          size="small"
          icon={<ImageUp aria-hidden="true" />}
          onClick={onReplace}
        >
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

function FramedPhoto({ photo, onPhotoChange }: Pick<PhotoPreviewProps, "photo" | "onPhotoChange">) {
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
