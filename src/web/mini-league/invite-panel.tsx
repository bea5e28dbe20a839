import { Check, Copy, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useRenewCode } from "./league-queries.ts";

export interface InvitePanelProps {
  readonly leagueId: number;
  readonly inviteCode: string;
  readonly isOwner: boolean;
}

/** The code and the link that let others join. */
export function InvitePanel({ leagueId, inviteCode, isOwner }: InvitePanelProps) {
  const { t } = useTranslation(["league", "ui"]);
  const link = `${location.origin}/?join=${inviteCode}`;
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // Without https a page can't write to the clipboard.
      toast({ title: t("invite.byHand"), description: link });
    }
  };
  const isCopied = copied === link;
  return (
    <Panel title={t("invite.title")}>
      <div className="grid gap-4">
        <p className="type-figure text-3xl tracking-wide">
          {inviteCode.slice(0, inviteCode.length / 2)}-{inviteCode.slice(inviteCode.length / 2)}
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">{link}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t(isCopied ? "invite.copied" : "invite.copy")}
          </Button>
          {isOwner && <RenewCode leagueId={leagueId} />}
        </div>
        {isOwner && <p className="text-sm text-ink-muted">{t("invite.renewNote")}</p>}
      </div>
    </Panel>
  );
}

/** Replaces the code, after asking: links that were sent stop working. */
function RenewCode({ leagueId }: { readonly leagueId: number }) {
  const { t } = useTranslation("league");
  const [isAsking, setIsAsking] = useState(false);
  const renew = useRenewCode(leagueId);
  const send = () => renew.mutate(undefined, { onSettled: () => setIsAsking(false) });
  return (
    <>
      <Button variant="secondary" icon={<RefreshCw aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {t("invite.renew")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(open) => {
          if (!renew.isPending) setIsAsking(open);
        }}
        title={t("invite.renewTitle")}
        description={t("invite.renewConsequence")}
        confirmLabel={t("invite.renewConfirm")}
        isDestructive
        isPending={renew.isPending}
        onConfirm={send}
      />
    </>
  );
}
