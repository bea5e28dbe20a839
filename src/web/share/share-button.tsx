import { Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { ShareLink, type ShareLinkProps } from "./share-link.tsx";

export interface ShareButtonProps extends ShareLinkProps {
  readonly variant?: "secondary" | "ghost" | undefined;
}

/** Opens a window where the owner makes a link to one of their things, sends it and withdraws it. */
export function ShareButton({ kind, id, variant = "secondary" }: ShareButtonProps) {
  const { t } = useTranslation("profile");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} icon={<Share2 aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t("share.button")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t(`share.title.${kind}`)}
        description={t(`share.explain.${kind}`)}
      >
        <ShareLink kind={kind} id={id} />
      </Dialog>
    </>
  );
}
