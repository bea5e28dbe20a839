import { useTranslation } from "react-i18next";
import {
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  type LucideIcon,
  Monitor,
  Paintbrush,
  QrCode,
  ShieldAlert,
  ShieldCheck,
  ShieldQuestion,
  TriangleAlert,
  Type,
} from "lucide-react";
import type { EvidenceView, PendingCardView } from "#contract/admin.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { type EvidenceLine, evidenceLines, riskLevel } from "./evidence-lines.ts";

const SUBJECTS: Readonly<Record<EvidenceLine["subject"], LucideIcon>> = {
  code: QrCode,
  name: Type,
  copies: Copy,
  drawing: Paintbrush,
  screen: Monitor,
  age: Clock,
};

const TONES = {
  good: { Icon: CircleCheck, className: "text-good-text" },
  warning: { Icon: TriangleAlert, className: "text-warning-text" },
  danger: { Icon: CircleAlert, className: "text-danger-text" },
  info: { Icon: null, className: "text-ink-muted" },
} as const;

/** The evidence about a photo. It only advises; the admin decides (docs/rules.md#evidence). */
export function EvidencePanel({ card }: { readonly card: PendingCardView }) {
  const { t } = useTranslation("admin");
  const { evidence } = card;
  return (
    <Panel title={t("evidence.title")} headingLevel={3} action={<RiskBadge evidence={evidence} />}>
      {evidence === null ? (
        <output className="flex items-center gap-3 text-ink-muted">
          <Spinner /> {t("evidence.reading")}
        </output>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ul className="grid gap-3">
            {evidenceLines(t, evidence, card).map((line) => (
              <Line key={line.subject} line={line} />
            ))}
          </ul>
          <Lookalikes lookalikes={evidence.lookalikes} />
          <TextRead text={evidence.textRead} />
        </div>
      )}
    </Panel>
  );
}

function Line({ line: { subject, tone, title, detail } }: { readonly line: EvidenceLine }) {
  const { t } = useTranslation("admin");
  const Subject = SUBJECTS[subject];
  const { Icon, className } = TONES[tone];
  return (
    <li className="flex items-start gap-3">
      <Subject aria-hidden="true" className="mt-0.5 size-5 flex-none text-ink-muted" />
      <span className="grid flex-1">
        <span>
          <span className="sr-only">{t(`evidence.tone.${tone}`)} </span>
          {title}
        </span>
        {detail !== undefined && <span className="text-sm text-ink-muted">{detail}</span>}
      </span>
      {Icon && <Icon aria-hidden="true" className={classNames("mt-0.5 size-5 flex-none", className)} />}
    </li>
  );
}

function TextRead({ text }: { readonly text: string }) {
  const { t } = useTranslation("admin");
  if (text.trim() === "") return null;
  return (
    <details className="text-sm">
      <summary className="min-h-8 rounded-control font-semibold">{t("evidence.textRead")}</summary>
      <pre className="mt-1 max-h-40 overflow-auto rounded-control bg-sunken p-3 font-sans wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  );
}

const LOOKS = {
  low: { variant: "outline", Icon: ShieldCheck },
  medium: { variant: "secondary", Icon: ShieldQuestion },
  high: { variant: "destructive", Icon: ShieldAlert },
} as const;

/** A photo's risk as a word and a figure (0–100). */
function RiskBadge({ evidence }: { readonly evidence: EvidenceView | null }) {
  const { t } = useTranslation("admin");
  if (evidence === null) {
    return (
      <Badge variant="outline" icon={<Spinner className="size-3.5" />}>
        {t("evidence.gathering")}
      </Badge>
    );
  }
  const { risk } = evidence;
  const level = riskLevel(risk);
  const { variant, Icon } = LOOKS[level];
  return (
    <Badge variant={variant} icon={<Icon aria-hidden="true" />}>
      {t(`queue.risk.${level}`, { risk })}
    </Badge>
  );
}

/** Photos that look the same: those of other users first. */
function Lookalikes({ lookalikes }: Pick<EvidenceView, "lookalikes">) {
  const { t } = useTranslation("admin");
  if (lookalikes.length === 0) return null;
  return (
    <ul aria-label={t("evidence.lookalikes")} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {lookalikes.map((one) => (
        <li key={one.cardId} className="flex gap-3 rounded-control bg-danger-wash p-2 text-sm">
          <img
            src={one.image}
            alt={t("evidence.earlierPhoto", { playerName: one.playerName })}
            loading="lazy"
            className="size-16 flex-none rounded-[0.4375rem] bg-sunken object-cover"
          />
          <span className="grid min-w-0 content-center">
            <span className="font-semibold">
              {one.part === "card"
                ? t("evidence.likenessOfCard", { likeness: one.likeness })
                : t("evidence.likeness", { likeness: one.likeness })}
            </span>
            <span className="text-ink-muted">
              {t(`evidence.earlierState.${one.status}`, { playerName: one.playerName })}
            </span>
            <span className="text-ink-muted">
              {one.isSameUser ? t("evidence.sameUser") : one.user.email} ·{" "}
              <DateTime instant={one.createdAt} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
