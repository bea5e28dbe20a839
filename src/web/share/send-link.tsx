import { Check, Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";

export interface SendLinkProps {
  readonly link: string;
  readonly title: string;
}

/** Sends a link through the device's own menu if it has one, and copies it otherwise. */
export function SendLink({ link, title }: SendLinkProps) {
  const { t } = useTranslation("profile");
  const [isCopied, setIsCopied] = useState(false);
  const hasMenu = typeof navigator.share === "function";
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // Without https a page can't write to the clipboard.
      toast({ title: t("share.notCopied"), description: link });
    }
  };
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      // Closing the menu isn't a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await copy();
    }
  };
  return (
    <>
      {hasMenu && (
        <Button icon={<Share2 aria-hidden="true" />} onClick={() => void send()}>
          {t("share.send")}
        </Button>
      )}
      <Button
        variant={hasMenu ? "secondary" : "primary"}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {t(isCopied ? "share.copied" : "share.copy")}
      </Button>
    </>
  );
}
