import { useTranslation } from "react-i18next";
import { RotateCcw, RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { type CardPhoto, withEdit } from "./card-photo.ts";
import { type Crop, edgeLimit, edges, moveEdge, NO_EDIT, turn } from "./crop.ts";
import { CropFrame } from "./crop-frame.tsx";
import { decodePhoto } from "./draw-photo.ts";

export interface PhotoEditorProps {
  readonly photo: CardPhoto;
  readonly onClose: () => void;
  readonly onEdited: (photo: CardPhoto) => void;
}

/** Turns and crops a photo: by dragging the frame, or edge by edge with the sliders. Open while mounted. */
export function PhotoEditor({ photo, onClose, onEdited }: PhotoEditorProps) {
  const { t } = useTranslation("upload");
  const [edit, setEdit] = useState(photo.edit);
  const [isSaving, setIsSaving] = useState(false);
  const picture = usePicture(photo.original);
  const setCrop = (crop: Crop) => setEdit({ ...edit, crop });

  const save = async () => {
    setIsSaving(true);
    try {
      onEdited(await withEdit(photo, edit));
      onClose();
    } catch {
      toast({ title: t("editor.failed"), description: t("editor.failedText") });
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("editor.title")}
      description={t("editor.description")}
      footer={
        <>
          <Button variant="ghost" onClick={() => setEdit(NO_EDIT)}>
            {t("editor.reset")}
          </Button>
          <Button isPending={isSaving} disabled={picture === null} onClick={() => void save()}>
            {t("editor.use")}
          </Button>
        </>
      }
    >
      {picture === null ? (
        <Skeleton shape="block" className="h-72" />
      ) : (
        <CropFrame picture={picture} edit={edit} onCrop={setCrop} />
      )}
      <TurnButtons onTurn={(direction) => setEdit(turn(edit, direction))} />
      <EdgeSliders crop={edit.crop} onCrop={setCrop} />
    </Dialog>
  );
}

function TurnButtons({ onTurn }: { readonly onTurn: (direction: "left" | "right") => void }) {
  const { t } = useTranslation("upload");
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={() => onTurn("left")}>
        {t("editor.rotateLeft")}
      </Button>
      <Button variant="secondary" icon={<RotateCw aria-hidden="true" />} onClick={() => onTurn("right")}>
        {t("editor.rotateRight")}
      </Button>
    </div>
  );
}

interface EdgeSlidersProps {
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
}

function EdgeSliders({ crop, onCrop }: EdgeSlidersProps) {
  const { t } = useTranslation(["upload", "ui"]);
  return (
    <fieldset className="grid grid-cols-2 gap-x-5 gap-y-2">
      <legend className="type-label mb-1">{t("editor.trim")}</legend>
      {edges.map((edge) => (
        <label key={edge} className="grid gap-1 text-sm">
          <span className="flex justify-between">
            {t(`editor.edge.${edge}`)}{" "}
            <span className="tabular text-ink-muted">{t("ui:percent", { value: crop[edge] / 100 })}</span>
          </span>
          <input
            type="range"
            min={0}
            max={Math.floor(edgeLimit(crop, edge))}
            value={Math.round(crop[edge])}
            onChange={(event) => onCrop(moveEdge(crop, edge, event.target.valueAsNumber))}
            className="h-6 w-full"
          />
        </label>
      ))}
    </fieldset>
  );
}

/** The picture in a file; null until decoded. */
function usePicture(file: File): ImageBitmap | null {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    const decoding = decodePhoto(file);
    let isWanted = true;
    decoding.then(
      (decoded) => (isWanted ? setPicture(decoded) : decoded.close()),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return picture;
}
