import type { EvidenceView, PendingCardView } from "#contract/admin.ts";
import { NAME_LIKENESS_MIN, PHOTO_OLD_AFTER_MS } from "#game/card/photo-risk.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";

/** One thing that was found out about a photo, in words. */
export interface EvidenceLine {
  readonly subject: "code" | "name" | "copies" | "age";
  readonly tone: "good" | "warning" | "danger" | "info";
  readonly title: string;
  readonly detail?: string;
}

/** What the evidence says, in the order in which a person looks: is the card here, is it this player, is it new. */
export function evidenceLines(
  evidence: EvidenceView,
  card: Pick<PendingCardView, "createdAt" | "playerName">,
): readonly EvidenceLine[] {
  return [
    codeLine(evidence),
    nameLine(evidence, card.playerName),
    copiesLine(evidence),
    ageLine(evidence, card.createdAt),
  ];
}

function codeLine({ codeSeenAs }: EvidenceView): EvidenceLine {
  if (codeSeenAs === null) return { subject: "code", tone: "warning", title: "Verification code not seen" };
  const how = codeSeenAs === "qr" ? "as QR code" : "in writing";
  return { subject: "code", tone: "good", title: `Verification code seen ${how}` };
}

function nameLine({ nameLikeness }: EvidenceView, playerName: string): EvidenceLine {
  if (nameLikeness === null) return { subject: "name", tone: "info", title: "No name could be read" };
  const share = `${Math.round(100 * nameLikeness)}%`;
  return nameLikeness >= NAME_LIKENESS_MIN
    ? { subject: "name", tone: "good", title: `The name read fits ${playerName}`, detail: `${share} alike` }
    : {
        subject: "name",
        tone: "danger",
        title: `The name read does not fit ${playerName}`,
        detail: `${share} alike`,
      };
}

function copiesLine({ lookalikes }: EvidenceView): EvidenceLine {
  const ofOthers = lookalikes.filter(({ isSameUser }) => !isSameUser).length;
  if (ofOthers > 0) {
    return { subject: "copies", tone: "danger", title: "Another user has sent the same photo" };
  }
  return lookalikes.length > 0
    ? { subject: "copies", tone: "warning", title: "The uploader has sent this photo before" }
    : { subject: "copies", tone: "good", title: "No earlier photo looks like it" };
}

function ageLine({ takenAt }: EvidenceView, createdAt: string): EvidenceLine {
  if (takenAt === null) {
    return { subject: "age", tone: "info", title: "The file does not say when it was taken" };
  }
  const age = Date.parse(createdAt) - Date.parse(takenAt);
  const tone = age > PHOTO_OLD_AFTER_MS ? "warning" : "good";
  return { subject: "age", tone, title: `Taken ${ageText(age)} before the upload` };
}

const units = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** A stretch of milliseconds in its largest whole unit: "3 days", "1 hour", "less than a minute". */
function ageText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  const unit = units.find(([, length]) => minutes >= length);
  if (!unit) return "less than a minute";
  const count = Math.floor(minutes / unit[1]);
  return `${count} ${unit[0]}${count === 1 ? "" : "s"}`;
}
