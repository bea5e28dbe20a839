import { useTranslation } from "react-i18next";
import { Check, CircleAlert, CircleCheck, Clock, Pencil, Trash2, TriangleAlert } from "lucide-react";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { BlobPicture } from "#web/card/photo/blob-picture.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { listText } from "#web/language/list-text.ts";
import type { Words } from "#words/noun.ts";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { RowEditor } from "./row-editor.tsx";
import type { Shoebox } from "./shoebox.ts";
import {
  doubtsOf,
  isFilled,
  isOpenState,
  type RowActivity,
  type RowState,
  type ShoeboxRow,
} from "./shoebox-row.ts";

interface ShoeboxItemProps {
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

/**
 * A row's first button, which the arrow keys stop at. It stays the same element while its work changes, so the focus
 * stays too.
 */
function RowMain({ row, state, shoebox, name, onToggle, onConfirm }: ShoeboxItemProps & RowName) {
  const { t } = useTranslation(["upload", "ui"]);
  const change = (changed: (now: ShoeboxRow) => ShoeboxRow) => void shoebox.change(row.id, changed);
  switch (workOf(row, state)) {
    case "reading":
      return <Main text={t("shoebox.state.reading")} icon={<Spinner />} />;
    case "change":
      return (
        <Main
          text={t("shoebox.change")}
          label={t("shoebox.changeCard", { card: name })}
          isQuiet
          onPress={() => change((now) => ({ ...now, isConfirmed: false }))}
        />
      );
    case "again":
      return (
        <Main
          text={t("ui:tryAgain")}
          label={t("shoebox.againCard", { card: name })}
          onPress={() => change(withoutProblem)}
        />
      );
    case "fillIn":
      return (
        <Main
          text={t("shoebox.fillIn")}
          label={t("shoebox.fillInCard", { card: name })}
          onPress={() => onToggle(true)}
        />
      );
    case "confirm":
      return (
        <Main
          text={t("shoebox.confirm")}
          label={t("shoebox.confirmCard", { card: name })}
          icon={<Check aria-hidden="true" />}
          onPress={onConfirm}
        />
      );
    default:
      return null;
  }
}

interface RowName {
  /** The player's name, or the file's until there is one. */
  readonly name: string;
}

type Work = "none" | "reading" | "change" | "again" | "fillIn" | "confirm";

function workOf(row: ShoeboxRow, state: RowState): Work {
  if (state === "sent" || state === "sending") return "none";
  // Once an upload has started, the card may exist.
  if (state === "waiting") return row.isTried ? "none" : "change";
  if (state === "reading") return "reading";
  if (state === "failed") return "again";
  return isFilled(row) ? "confirm" : "fillIn";
}

/** A confirmed row is sent again; one that couldn't be read is read again. */
function withoutProblem(row: ShoeboxRow): ShoeboxRow {
  return { ...row, problem: null, isRead: row.isRead && row.isConfirmed };
}

interface MainProps {
  readonly text: string;
  readonly label?: string;
  readonly icon?: React.ReactNode;
  readonly isQuiet?: boolean;
  /** Missing: nothing to do yet. */
  readonly onPress?: () => void;
}

function Main({ text, label, icon, isQuiet = false, onPress }: MainProps) {
  return (
    <Button
      data-main=""
      size="small"
      variant={isQuiet || onPress === undefined ? "secondary" : "primary"}
      icon={icon}
      aria-label={label}
      aria-disabled={onPress === undefined}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}

interface RowNoteProps {
  readonly row: ShoeboxRow;
  readonly state: RowState;
  readonly activity: RowActivity | undefined;
}

/** A row's state in words, with what to look at or why it failed. */
function RowNote({ row, state, activity }: RowNoteProps) {
  const { t } = useTranslation("upload");
  if (state === "sending") {
    const share = activity?.name === "sending" ? activity.share : 0;
    return <Progress label={t("shoebox.state.sending")} value={share >= 1 ? null : 100 * share} />;
  }
  if (state === "reading") return null;
  const { icon: Icon, tone } = LOOKS[state];
  return (
    <p className={`shoebox-note ${tone}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      {noteText(t, row, state)}
    </p>
  );
}

function noteText(t: Words<"upload">, row: ShoeboxRow, state: keyof typeof LOOKS): string {
  if (state === "failed") return row.problem === "" ? t("shoebox.state.failed") : (row.problem ?? "");
  if (state !== "look") return t(`shoebox.state.${state}`);
  return t("shoebox.doubts", { doubts: listText(doubtsOf(row).map((doubt) => t(`shoebox.doubt.${doubt}`))) });
}

const LOOKS = {
  ready: { icon: CircleCheck, tone: "text-good-text" },
  look: { icon: TriangleAlert, tone: "text-warning-text" },
  waiting: { icon: Clock, tone: "text-ink-muted" },
  failed: { icon: CircleAlert, tone: "text-danger-text" },
  sent: { icon: CircleCheck, tone: "text-good-text" },
} as const;
