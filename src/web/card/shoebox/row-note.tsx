import { useTranslation } from "react-i18next";
import { CircleAlert, CircleCheck, Clock, TriangleAlert } from "lucide-react";
import { listText } from "#web/language/list-text.ts";
import type { Words } from "#words/noun.ts";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { doubtsOf, type RowActivity, type RowState, type ShoeboxRow } from "./shoebox-row.ts";

export interface RowNoteProps {
  readonly row: ShoeboxRow;
  readonly state: RowState;
  readonly activity: RowActivity | undefined;
}

/** A row's state in words, with what to look at or why it failed. */
export function RowNote({ row, state, activity }: RowNoteProps) {
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
