import { useMutation } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { shareOrSave } from "#web/share/share-file.tsx";
import { Button } from "#web/ui/action/button.tsx";

/** Makes a picture of a card to print. The drawing code is loaded on demand. */
export function PrintButton({ card }: { readonly card: OwnCardView }) {
  const { t } = useTranslation("card");
  const print = useMutation({
    mutationFn: async () => {
      const { printCard } = await import("./print-card.ts");
      await shareOrSave(await printCard(card), card.playerName);
    },
    onError: (error) =>
      toastFailure(error, { title: words("card")("print.failed"), fallback: words("ui")("checkConnection") }),
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
