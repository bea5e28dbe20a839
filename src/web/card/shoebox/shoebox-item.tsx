import { useTranslation } from "react-i18next";
import { Pencil, Trash2 } from "lucide-react";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { BlobPicture } from "#web/card/photo/blob-picture.tsx";
import { RowEditor } from "./row-editor.tsx";
import { RowMain } from "./row-main.tsx";
import { RowNote } from "./row-note.tsx";
import type { Shoebox } from "./shoebox.ts";
import { isOpenState, type RowActivity, type RowState, type ShoeboxRow } from "./shoebox-row.ts";

export interface ShoeboxItemProps {
  readonly row: ShoeboxRow;
  readonly state: RowState;
  readonly activity: RowActivity | undefined;
  readonly shoebox: Shoebox;
  /** Whether its fields and corners are shown. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onConfirm: () => void;
}

/** One photo of the shoebox: the card, what it is, its state, and what to do next. */
export function ShoeboxItem(props: ShoeboxItemProps) {
  const { row, state, activity, shoebox, isOpen, onToggle, onConfirm } = props;
  const { t } = useTranslation(["upload", "ui"]);
  const { playerName, position, club } = row.fields;
  const name = playerName === "" ? row.fileName : playerName;
  const about = [position === "" ? "" : t(`ui:playerCard.position.${position}`), club].filter(
    (part) => part !== "",
  );
  // After an upload without an answer, the card may exist already.
  const isChangeable = isOpenState(state) && !row.isTried;
  return (
    <li className="shoebox-row" data-row={row.id} data-open={isOpenState(state)} data-state={state}>
      <span className="shoebox-face">
        {row.face !== null && <BlobPicture blob={row.face} alt="" className="size-full" />}
      </span>
      <div className="grid min-w-0 content-center gap-0.5">
        <p className="truncate font-semibold">{name}</p>
        {about.length > 0 && <p className="truncate text-sm text-ink-muted">{about.join(" · ")}</p>}
        <RowNote row={row} state={state} activity={activity} />
      </div>
      <div className="shoebox-actions">
        <RowMain {...props} name={name} />
        {isChangeable && (
          <IconButton
            label={t("shoebox.edit", { card: name })}
            variant={isOpen ? "secondary" : "ghost"}
            aria-expanded={isOpen}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onToggle(!isOpen)}
          />
        )}
        {state !== "sent" && state !== "sending" && (
          <IconButton
            label={t("shoebox.remove", { card: name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => void shoebox.remove(row.id)}
          />
        )}
      </div>
      {isOpen && isChangeable && <RowEditor row={row} shoebox={shoebox} onConfirm={onConfirm} />}
    </li>
  );
}
