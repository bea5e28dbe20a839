import type { EvidenceView, PendingCardView } from "#contract/admin.ts";
import { NAME_LIKENESS_MIN, PHOTO_OLD_AFTER_MS } from "#game/card/photo-risk.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import type { Words } from "#words/noun.ts";

type Texts = Words<"admin">;

/** One finding about a photo, in words. */
export interface EvidenceLine {
  readonly subject: "code" | "name" | "copies" | "age";
  readonly tone: "good" | "warning" | "danger" | "info";
  readonly title: string;
  readonly detail?: string;
}

/** The findings in the order a person checks: is the card there, is it this player, is it new. */
export function evidenceLines(
  t: Texts,
  evidence: EvidenceView,
  card: Pick<PendingCardView, "createdAt" | "playerName">,
): readonly EvidenceLine[] {
  return [
    codeLine(t, evidence),
    nameLine(t, evidence, card.playerName),
    copiesLine(t, evidence),
    ageLine(t, evidence, card.createdAt),
  ];
}

function codeLine(t: Texts, { codeSeenAs }: EvidenceView): EvidenceLine {
  if (codeSeenAs === null) return { subject: "code", tone: "warning", title: t("evidence.codeMissing") };
  const title = codeSeenAs === "qr" ? t("evidence.codeQr") : t("evidence.codeText");
  return { subject: "code", tone: "good", title };
}

function nameLine(t: Texts, { nameLikeness }: EvidenceView, playerName: string): EvidenceLine {
  if (nameLikeness === null) return { subject: "name", tone: "info", title: t("evidence.nameMissing") };
  const detail = t("evidence.likeness", { likeness: nameLikeness });
  return nameLikeness >= NAME_LIKENESS_MIN
    ? { subject: "name", tone: "good", title: t("evidence.nameFits", { playerName }), detail }
    : { subject: "name", tone: "danger", title: t("evidence.nameDiffers", { playerName }), detail };
}

function copiesLine(t: Texts, { lookalikes }: EvidenceView): EvidenceLine {
  const ofOthers = lookalikes.filter(({ isSameUser }) => !isSameUser).length;
  if (ofOthers > 0) {
    return { subject: "copies", tone: "danger", title: t("evidence.copyOfOther") };
  }
  return lookalikes.length > 0
    ? { subject: "copies", tone: "warning", title: t("evidence.copyOfOwn") }
    : { subject: "copies", tone: "good", title: t("evidence.noCopy") };
}

function ageLine(t: Texts, { takenAt }: EvidenceView, createdAt: string): EvidenceLine {
  if (takenAt === null) {
    return { subject: "age", tone: "info", title: t("evidence.ageUnknown") };
  }
  const age = Date.parse(createdAt) - Date.parse(takenAt);
  const tone = age > PHOTO_OLD_AFTER_MS ? "warning" : "good";
  return { subject: "age", tone, title: ageText(t, age) };
}

const units = [
  ["evidence.takenDays", 24 * 60],
  ["evidence.takenHours", 60],
  ["evidence.takenMinutes", 1],
] as const;

/** An age in milliseconds in its largest whole unit: "Taken 3 days before the upload". */
function ageText(t: Texts, milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  const unit = units.find(([, length]) => minutes >= length);
  if (!unit) return t("evidence.takenJustNow");
  const [key, length] = unit;
  return t(key, { count: Math.floor(minutes / length) });
}
