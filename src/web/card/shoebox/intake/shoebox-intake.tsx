import { useTranslation } from "react-i18next";
import { Camera, Images } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { PictureInput } from "#web/ui/form/picture-input.tsx";
import { CameraDialog } from "./camera-dialog.tsx";

interface ShoeboxIntakeProps {
  /** Smaller: there are photos below. */
  readonly isCompact: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes many photos: dropped, from a folder, chosen, or taken one after the other with the camera. */
export function ShoeboxIntake({ isCompact, onFiles }: ShoeboxIntakeProps) {
  const { t } = useTranslation("upload");
  const files = useRef<HTMLInputElement>(null);
  const capture = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const drop = useDrop(onFiles);
  const openCamera = () => {
    if (hasCameraAccess()) setIsCameraOpen(true);
    else capture.current?.click();
  };
  return (
    <div
      {...drop.handlers}
      className={classNames("drop-zone", isCompact && "drop-zone-compact", drop.isOver && "drop-zone-over")}
    >
      <PictureInput ref={files} label={t("shoebox.files")} isMultiple onFiles={onFiles} />
      <PictureInput ref={capture} label={t("photo.fromCamera")} isCamera onFiles={onFiles} />
      <p className="text-ink-muted pointer-coarse:hidden">{t("shoebox.drop")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button icon={<Images aria-hidden="true" />} onClick={() => files.current?.click()}>
          {t("shoebox.choose")}
        </Button>
        <Button variant="secondary" icon={<Camera aria-hidden="true" />} onClick={openCamera}>
          {t("photo.useCamera")}
        </Button>
      </div>
      {!isCompact && <p className="text-sm text-ink-muted">{t("photo.formats")}</p>}
      {isCameraOpen && (
        <CameraDialog onClose={() => setIsCameraOpen(false)} onPhoto={(file) => onFiles([file])} />
      )}
    </div>
  );
}

/** Browsers give pages the camera only over https; without it the phone's camera app takes one photo at a time. */
function hasCameraAccess(): boolean {
  return (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined;
}

function useDrop(onFiles: ShoeboxIntakeProps["onFiles"]) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const handlers = {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      void droppedFiles(event.dataTransfer).then(onFiles);
    },
  };
  return { isOver, handlers };
}

/** The files of a drop, with those in dropped folders and the folders in them. Call within the drop event. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return Array.from(files);
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((settle, fail) => entry.file(settle, fail))];
  const found: File[] = [];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader gives the entries in parts; an empty part is the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((settle, fail) => reader.readEntries(settle, fail));
    if (part.length === 0) return found;
    for (const inside of part) found.push(...(await filesIn(inside)));
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
