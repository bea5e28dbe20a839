import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Check, Circle } from "lucide-react";
import { sanitizeUsername, USERNAME_MAX, USERNAME_MIN, usernameChecklist } from "#game/account/username.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { isRefusedWith } from "#web/api/api-error.ts";
import type { FailureText } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useSetUsername } from "./account-queries.ts";
import { signOut } from "./sign-out.ts";
import { UsernameFeedback } from "./username-feedback.tsx";
import { useUsernameAvailability } from "./use-username-availability.ts";

/** The number in each rule's text. */
const COUNTS = { minimum: USERNAME_MIN, maximum: USERNAME_MAX, characters: 0 };

/** Covers every screen of a user without a username until one is chosen (spec §2, Username chooser). */
export function UsernameChooser() {
  const { t } = useTranslation(["account", "ui"]);
  const formId = useId();
  const [username, setUsername] = useState("");
  const { availability, markTaken } = useUsernameAvailability(username);
  const save = useSetUsername(toastChosen, notChosen);
  // Saved, it closes as soon as the user is read again.
  const isSaving = save.isPending || save.isSuccess;
  const canSubmit = username.length >= USERNAME_MIN && availability === "available" && !isSaving;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canSubmit) return;
    save.mutate(username, {
      onError: (error) => {
        if (isRefusedWith(error, "username_taken")) markTaken(username);
      },
    });
  };

  return (
    <ChooserDialog
      footer={
        <Button
          type="submit"
          form={formId}
          disabled={!canSubmit}
          isPending={isSaving}
          pendingLabel={t("ui:saving")}
        >
          {t("username.submit")}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <TextField
          label={t("username.label")}
          value={username}
          onChange={(event) => setUsername(sanitizeUsername(event.target.value))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t("username.placeholder")}
        />
        <UsernameFeedback availability={availability} />
        <UsernamePreview username={username} />
        <UsernameChecklist username={username} />
      </form>
    </ChooserDialog>
  );
}

function toastChosen(): void {
  toast({ title: words("ui")("success"), description: words("account")("username.saved") });
}

function notChosen(): FailureText {
  return { title: words("ui")("error"), fallback: words("account")("username.saveFailed") };
}

function UsernamePreview({ username }: { readonly username: string }) {
  const { t } = useTranslation("account");
  return (
    <p className="rounded-control bg-sunken px-4 py-3">
      <Trans
        t={t}
        i18nKey="username.preview"
        values={{ username: username || t("username.example") }}
        components={{ strong: <strong className="wrap-anywhere" /> }}
      />
    </p>
  );
}

/** The rules for a username, and whether this one meets them. */
function UsernameChecklist({ username }: { readonly username: string }) {
  const { t } = useTranslation("account");
  return (
    <ul className="grid gap-1.5 text-sm">
      {usernameChecklist(username).map(({ rule, met }) => (
        <li
          key={rule}
          className={classNames("flex items-center gap-2", met ? "text-good-text" : "text-ink-muted")}
        >
          {met ? (
            <Check aria-hidden="true" className="size-4 flex-none" />
          ) : (
            <Circle aria-hidden="true" className="size-4 flex-none" />
          )}
          {t(`username.rule.${rule}`, { count: COUNTS[rule] })}
          <span className="sr-only">{t(met ? "username.met" : "username.notMet")}</span>
        </li>
      ))}
    </ul>
  );
}

function ChooserDialog({ children, footer }: { readonly children: ReactNode; readonly footer: ReactNode }) {
  const { t } = useTranslation("account");
  const queryClient = useQueryClient();
  return (
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      isDismissible={false}
      title={t("username.title")}
      description={t("username.description")}
      footer={
        <>
          <Button variant="ghost" onClick={() => void signOut(queryClient)}>
            {t("username.signOut")}
          </Button>
          {footer}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
