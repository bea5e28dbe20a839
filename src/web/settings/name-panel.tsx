import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { setName, type UserView } from "#contract/account.ts";
import { NAME_MAX } from "#game/account/person-name.ts";
import { sanitizeUsername, USERNAME_MIN } from "#game/account/username.ts";
import { useSetUsername } from "#web/account/account-queries.ts";
import { UsernameFeedback } from "#web/account/username-feedback.tsx";
import { useUsernameAvailability } from "#web/account/use-username-availability.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { isRefusedWith } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";

/** The username that others see, and the name that they don't. */
export function NamePanel({ user }: { readonly user: UserView }) {
  const { t } = useTranslation("settings");
  return (
    <Panel title={t("name.title")}>
      <div className="grid gap-6">
        <UsernameForm username={user.username ?? ""} />
        <PersonNameForm user={user} />
      </div>
    </Panel>
  );
}

function UsernameForm({ username }: { readonly username: string }) {
  const { t } = useTranslation(["settings", "account", "ui"]);
  // Null: nothing. The field then follows the name, which another tab can change too.
  const [changed, setChanged] = useState<string | null>(null);
  const typed = changed ?? username;
  const isOther = typed !== username;
  const { availability, markTaken } = useUsernameAvailability(isOther ? typed : "");
  const save = useSetUsername(
    (saved) => toast({ title: words("settings")("name.usernameSaved", { username: saved }) }),
    () => ({ title: words("settings")("name.usernameFailed"), fallback: words("ui")("tryAgain") }),
  );
  const isTooShort = isOther && typed.length < USERNAME_MIN;
  const canSave = isOther && !isTooShort && availability === "available" && !save.isPending;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canSave) return;
    save.mutate(typed, {
      // Saving takes a while, in which more may have been typed.
      onSuccess: () => setChanged((now) => (now === typed ? null : now)),
      onError: (error) => {
        if (isRefusedWith(error, "username_taken")) markTaken(typed);
      },
    });
  };

  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label={t("name.username")}
        hint={t("name.usernameHint")}
        error={isTooShort ? t("account:username.rule.minimum", { count: USERNAME_MIN }) : undefined}
        value={typed}
        onChange={({ target }) => setChanged(sanitizeUsername(target.value))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="secondary"
          disabled={!canSave}
          isPending={save.isPending}
          pendingLabel={t("ui:saving")}
        >
          {t("name.saveUsername")}
        </Button>
        <UsernameFeedback availability={availability} />
      </div>
    </form>
  );
}

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

function PersonNameForm({ user }: { readonly user: UserView }) {
  const { t } = useTranslation(["settings", "ui"]);
  // Undefined: nothing, as above.
  const [changed, setChanged] = useState<{ [field in keyof PersonName]?: string | undefined }>({});
  const { firstName = user.firstName ?? "", lastName = user.lastName ?? "" } = changed;
  const isOther = firstName !== (user.firstName ?? "") || lastName !== (user.lastName ?? "");
  const save = useSetName();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isOther || save.isPending) return;
    const keepTyped = () =>
      setChanged((now) => ({
        firstName: now.firstName === firstName ? undefined : now.firstName,
        lastName: now.lastName === lastName ? undefined : now.lastName,
      }));
    save.mutate({ firstName, lastName }, { onSuccess: keepTyped });
  };

  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t("name.firstName")}
          value={firstName}
          maxLength={NAME_MAX}
          onChange={({ target }) => setChanged({ ...changed, firstName: target.value })}
          autoComplete="given-name"
        />
        <TextField
          label={t("name.lastName")}
          value={lastName}
          maxLength={NAME_MAX}
          onChange={({ target }) => setChanged({ ...changed, lastName: target.value })}
          autoComplete="family-name"
        />
      </div>
      <p className="text-sm text-ink-muted">{t("name.nameHint")}</p>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        disabled={!isOther}
        isPending={save.isPending}
        pendingLabel={t("ui:saving")}
      >
        {t("name.saveName")}
      </Button>
    </form>
  );
}

function useSetName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PersonName) => call(setName, { body }),
    onSuccess: () => void toast({ title: words("settings")("name.nameSaved") }),
    onError: (error) =>
      toastFailure(error, { title: words("settings")("name.nameFailed"), fallback: words("ui")("tryAgain") }),
    onSettled: readAgainOnceSettled(queryClient, "account"),
  });
}
