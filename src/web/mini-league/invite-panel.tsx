import { Check, Copy, RefreshCw } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useRenewCode } from "./league-queries.ts";

export interface InvitePanelProps {
  readonly leagueId: number;
  readonly inviteCode: string;
  readonly isOwner: boolean;
}

/** The code and the link with which others come in. */
export function InvitePanel({ leagueId, inviteCode, isOwner }: InvitePanelProps) {
  const link = `${location.origin}/join/${inviteCode}`;
  const [copied, setCopied] = useState<string | null>(null);
  const renew = useRenewCode(leagueId);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // A page without https may not write to the clipboard.
      toast({ title: "Copy it by hand", description: link });
    }
  };
  const isCopied = copied === link;
  return (
    <Panel title="Invite Friends">
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
            {isCopied ? "Link copied" : "Copy link"}
          </Button>
          {isOwner && (
            <Button
              variant="secondary"
              icon={<RefreshCw aria-hidden="true" />}
              isPending={renew.isPending}
              onClick={() =>
                renew.mutate(undefined, {
                  onError: (error) =>
                    toastFailure(error, { title: "Error", fallback: "Failed to make a new code" }),
                })
              }
            >
              New code
            </Button>
          )}
        </div>
        {isOwner && <p className="text-sm text-ink-muted">A new code makes the old one useless.</p>}
      </div>
    </Panel>
  );
}
