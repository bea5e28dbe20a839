import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { canUsePasskeys } from "./can-use-passkeys.ts";
import { passkeyFailure } from "./passkey-failure.ts";

/** Signs in with a passkey, where the browser can. */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation(["access", "account"]);
  const signIn = useMutation({
    mutationFn: async () => (await import("./webauthn.ts")).signInWithPasskey(),
    onSuccess: onSignedIn,
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className="grid gap-3">
      {signIn.isError && (
        <Notice tone="danger" title={passkeyFailure(signIn.error, t) ?? t("account:signIn.failed")} />
      )}
      <Button
        variant="secondary"
        isBlock
        icon={<Fingerprint aria-hidden="true" />}
        isPending={signIn.isPending}
        pendingLabel={t("passkey.signingIn")}
        onClick={() => signIn.mutate()}
      >
        {t("passkey.signIn")}
      </Button>
    </div>
  );
}
