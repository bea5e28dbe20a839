import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { publicName } from "#game/account/display-name.ts";
import { useUser } from "#web/account/user-context.tsx";
import { readAgainAfter } from "#web/api/after-act.ts";
import { newIdempotencyKey } from "#web/api/idempotency-key.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";

export interface FieldFiveButtonProps {
  /** Whether to claim the base set first. */
  readonly isClaiming: boolean;
  /** Called before the team appears and this button disappears. */
  readonly onFielded: () => void;
}

/** Creates an active team with a single press. */
export function FieldFiveButton({ isClaiming, onFielded }: FieldFiveButtonProps) {
  const { t } = useTranslation("home");
  const queryClient = useQueryClient();
  const name = t("bestFive.teamName", { username: publicName(useUser()) });
  const [idempotencyKey] = useState(newIdempotencyKey);
  const field = useMutation({
    mutationFn: async () => {
      const { fieldBestFive } = await import("#web/team/field-best-five.ts");
      return fieldBestFive({ name, isClaiming, idempotencyKey });
    },
    onSuccess: (team) => {
      onFielded();
      toastFielded(team);
    },
    onError: toastNotFielded,
    onSettled: () =>
      Promise.all([readAgainAfter(queryClient, "collection"), readAgainAfter(queryClient, "team")]),
  });
  return (
    <Button
      size="large"
      icon={<Sparkles aria-hidden="true" />}
      isPending={field.isPending}
      pendingLabel={t("bestFive.fielding")}
      onClick={() => field.mutate()}
    >
      {t(isClaiming ? "bestFive.claimAndField" : "bestFive.field")}
    </Button>
  );
}

function toastFielded(team: { readonly name: string }): void {
  const t = words("home");
  toast({ title: t("bestFive.fielded"), description: t("bestFive.fieldedAs", { team: team.name }) });
}

function toastNotFielded(error: unknown): void {
  const t = words("home");
  toastFailure(error, { title: t("bestFive.failed"), fallback: t("bestFive.tryAgain") });
}
