import { useTranslation } from "react-i18next";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { type CardFrame, useOpenedPhoto } from "#web/card/corners/card-frame.ts";
import { CornerEditor } from "#web/card/corners/corner-editor.tsx";
import { missingFields } from "#web/card/upload/upload-draft.ts";
import { UploadFields } from "#web/card/upload/upload-fields.tsx";
import { faceOf } from "./read-row.ts";
import type { Shoebox } from "./shoebox.ts";
import { isFilled, type ShoeboxRow, withFields } from "./shoebox-row.ts";

export interface RowEditorProps {
  readonly row: ShoeboxRow;
  readonly shoebox: Shoebox;
  readonly onConfirm: () => void;
}

/** The fields and the corners of one photo. Enter in a field confirms the row. */
export function RowEditor({ row, shoebox, onConfirm }: RowEditorProps) {
  const { t } = useTranslation("upload");
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const photo = usePhotoOf(row.id, shoebox);
  const missing = isChecked ? missingFields({ ...row.fields, photo: null }) : [];
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, []);
  return (
    <form
      ref={form}
      noValidate
      className="shoebox-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilled(row)) return onConfirm();
        setIsChecked(true);
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus(),
        );
      }}
    >
      <UploadFields
        draft={{ ...row.fields, photo: null }}
        onDraftChange={({ photo: _, ...fields }) =>
          void shoebox.change(row.id, (now) => withFields(now, fields))
        }
        errorOf={(field) => (missing.includes(field) ? t(`form.missing.${field}`) : undefined)}
      />
      {photo !== undefined && <RowCorners file={photo} row={row} shoebox={shoebox} />}
      <Button type="submit" icon={<Check aria-hidden="true" />}>
        {t("shoebox.confirmNext")}
      </Button>
    </form>
  );
}

interface RowCornersProps extends Pick<RowEditorProps, "row" | "shoebox"> {
  readonly file: File;
}

function RowCorners({ file, row, shoebox }: RowCornersProps) {
  const { t } = useTranslation("upload");
  const take = (frame: CardFrame) => void shoebox.change(row.id, (now) => ({ ...now, frame }));
  const state = useOpenedPhoto(file, row.frame, take);
  const opened = state.name === "open" ? state.opened : null;
  const { frame } = row;
  useEffect(() => {
    let isLast = true;
    const redraw = async () => {
      if (opened === null || frame === null) return;
      const face = await faceOf(opened, frame);
      if (isLast) await shoebox.change(row.id, (now) => ({ ...now, face }));
    };
    // Fails only if the editor was closed; the row then keeps the face it has.
    redraw().catch(() => undefined);
    return () => {
      isLast = false;
    };
  }, [opened, frame, row.id, shoebox]);
  if (state.name === "unseen") {
    return <p className="text-ink-muted">{t("photo.unseen", { file: file.name })}</p>;
  }
  if (opened === null || frame === null) {
    return (
      <output className="flex items-center gap-2 text-sm text-ink-muted">
        <Spinner /> {t("corners.finding")}
      </output>
    );
  }
  return <CornerEditor file={file} opened={opened} frame={frame} onFrameChange={take} />;
}

/** The photo of a row; undefined until it's read from storage. */
function usePhotoOf(id: string, shoebox: Shoebox): File | undefined {
  const [photo, setPhoto] = useState<File | undefined>();
  useEffect(() => {
    let isWanted = true;
    void shoebox.photoOf(id).then((file) => isWanted && setPhoto(file));
    return () => {
      isWanted = false;
    };
  }, [id, shoebox]);
  return photo;
}
