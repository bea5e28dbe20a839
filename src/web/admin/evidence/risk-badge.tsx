import { useTranslation } from "react-i18next";
import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react";
import type { EvidenceView } from "#contract/admin.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { riskLevel } from "./risk-level.ts";

const LOOKS = {
  low: { variant: "outline", Icon: ShieldCheck },
  medium: { variant: "secondary", Icon: ShieldQuestion },
  high: { variant: "destructive", Icon: ShieldAlert },
} as const;

/** A photo's risk as a word and a figure (0–100). */
export function RiskBadge({ evidence }: { readonly evidence: EvidenceView | null }) {
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
