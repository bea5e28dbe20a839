import { useMutation } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** Makes a picture of a card to print. The drawing code is loaded on demand. */
export function PrintButton({ card }: { readonly card: OwnCardView }) {
  const { t } = useTranslation(["card", "ui"]);
  const print = useMutation({
    mutationFn: async () => {
      const [{ printCard }, { shareOrSave }] = await Promise.all([
        import("./print-card.ts"),
        import("#web/team/picture/team-picture.ts"),
      ]);
      await shareOrSave(await printCard(card), card.playerName);
    },
    onError: (error) =>
      toast({
        title: t("print.failed"),
        description: error instanceof TypeError ? t("ui:checkConnection") : error.message,
        variant: "destructive",
      }),
  });
  return (
    <Button
      variant="secondary"
      icon={<Printer aria-hidden="true" />}
      isPending={print.isPending}
      onClick={() => print.mutate()}
    >
      {t("print.button")}
    </Button>
  );
}
