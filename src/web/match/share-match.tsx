import { useTranslation } from "react-i18next";
import { Share2 } from "lucide-react";
import type { ReplayView } from "#contract/match/match.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** Shares the link of a match: with the device's own menu if there is one, else via the clipboard. */
export function ShareMatch({ match }: { readonly match: ReplayView }) {
  const { t } = useTranslation("match");
  const share = async (): Promise<void> => {
    const url = new URL(`/matches/${match.id}`, location.href).href;
    const title = t("result.shareTitle", { home: match.home.teamName, away: match.away.teamName });
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast({ title: t("result.copied.title"), description: t("result.copied.text") });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ title: t("result.notCopied"), description: url, variant: "destructive" });
    }
  };
  return (
    <Button variant="ghost" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      {t("result.share")}
    </Button>
  );
}
