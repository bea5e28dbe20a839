import type { EvidenceView, PendingCardView } from "#contract/admin.ts";
import {
  NAME_LIKENESS_MIN,
  PHOTO_OLD_AFTER_MS,
  RISK_HIGH_FROM,
  RISK_MEDIUM_FROM,
} from "#game/card/photo-risk.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import type { Words } from "#words/noun.ts";

type Texts = Words<"admin">;

/** One finding about a photo, in words. */
export interface EvidenceLine {
  readonly subject: "code" | "name" | "copies" | "drawing" | "screen" | "age";
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
    ...drawingLines(t, evidence),
    ...screenLines(t, evidence),
    ageLine(t, evidence, card.createdAt),
  ];
}

function codeLine(t: Texts, { codeSeenAs }: EvidenceView): EvidenceLine {
  if (codeSeenAs === null) return { subject: "code", tone: "warning", title: t("evidence.codeMissing") };
  const title = codeSeenAs === "qr" ? t("evidence.codeQr") : t("evidence.codeText");
  return { subject: "code", tone: "good", title };
}

function nameLine(t: Texts, { nameLikeness, reasons }: EvidenceView, playerName: string): EvidenceLine {
  if (nameLikeness === null) return { subject: "name", tone: "info", title: t("evidence.nameMissing") };
  const detail = t("evidence.likeness", { likeness: nameLikeness });
  if (reasons.includes("name_beside_card")) {
    return { subject: "name", tone: "warning", title: t("evidence.nameBeside", { playerName }), detail };
  }
  return nameLikeness >= NAME_LIKENESS_MIN
    ? { subject: "name", tone: "good", title: t("evidence.nameFits", { playerName }), detail }
    : { subject: "name", tone: "danger", title: t("evidence.nameDiffers", { playerName }), detail };
}

function copiesLine(t: Texts, { lookalikes }: EvidenceView): EvidenceLine {
  const ofOthers = lookalikes.filter(({ isSameUser }) => !isSameUser);
  if (ofOthers.some(({ part }) => part === "photo")) {
    return { subject: "copies", tone: "danger", title: t("evidence.copyOfOther") };
  }
  if (ofOthers.length > 0) {
    const detail = t("evidence.faceOfOtherDetail");
    return { subject: "copies", tone: "warning", title: t("evidence.faceOfOther"), detail };
  }
  return lookalikes.length > 0
    ? { subject: "copies", tone: "warning", title: t("evidence.copyOfOwn") }
    : { subject: "copies", tone: "good", title: t("evidence.noCopy") };
}

/** A printed card needs no line of its own. */
function drawingLines(t: Texts, { reasons }: EvidenceView): readonly EvidenceLine[] {
  if (!reasons.includes("own_drawing")) return [];
  const detail = t("evidence.ownDrawingDetail");
  return [{ subject: "drawing", tone: "danger", title: t("evidence.ownDrawing"), detail }];
}

/** A photo of the card itself needs no line of its own. */
function screenLines(t: Texts, { reasons }: EvidenceView): readonly EvidenceLine[] {
  return reasons.includes("photo_of_screen")
    ? [
        {
          subject: "screen",
          tone: "warning",
          title: t("evidence.screen"),
          detail: t("evidence.screenDetail"),
        },
      ]
    : [];
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

type RiskLevel = "low" | "medium" | "high";

export function riskLevel(risk: number): RiskLevel {
  if (risk >= RISK_HIGH_FROM) return "high";
  return risk >= RISK_MEDIUM_FROM ? "medium" : "low";
}
