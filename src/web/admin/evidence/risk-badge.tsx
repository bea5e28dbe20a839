import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react";
import type { EvidenceView } from "#contract/admin.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { riskLevel } from "./risk-level.ts";

const LOOKS = {
  low: { variant: "outline", Icon: ShieldCheck, text: "Low risk" },
  medium: { variant: "secondary", Icon: ShieldQuestion, text: "Medium risk" },
  high: { variant: "destructive", Icon: ShieldAlert, text: "High risk" },
} as const;

/** How much stands against a photo, in a word and a figure. */
export function RiskBadge({ evidence }: { readonly evidence: EvidenceView | null }) {
  if (evidence === null) {
    return (
      <Badge variant="outline" icon={<Spinner className="size-3.5" />}>
        Gathering evidence
      </Badge>
    );
  }
  const { variant, Icon, text } = LOOKS[riskLevel(evidence.risk)];
  return (
    <Badge variant={variant} icon={<Icon aria-hidden="true" />}>
      {text} {evidence.risk}
    </Badge>
  );
}
