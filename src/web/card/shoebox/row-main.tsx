import { useTranslation } from "react-i18next";
import { Check } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { ShoeboxItemProps } from "./shoebox-item.tsx";
import { isFilled, type RowState, type ShoeboxRow } from "./shoebox-row.ts";

/**
 * A row's first button, which the arrow keys stop at. It stays the same element while its work changes, so the focus
 * stays too.
 */
export function RowMain({ row, state, shoebox, name, onToggle, onConfirm }: ShoeboxItemProps & RowName) {
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
