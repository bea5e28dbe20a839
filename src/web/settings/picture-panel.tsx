import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { UserView } from "#contract/account.ts";
import { removeAvatar, setAvatar } from "#contract/account/avatar.ts";
import { userInitial } from "#game/account/initial.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { callWithFile } from "#web/api/call-with-file.ts";
import { call } from "#web/api/call.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { PictureInput } from "#web/ui/form/picture-input.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Avatar } from "#web/ui/record/avatar.tsx";

/** The user's picture: a new one, or none. */
export function PicturePanel({ user }: { readonly user: UserView }) {
  const { t } = useTranslation("settings");
  const { upload, remove } = usePicture();
  return (
    <Panel title={t("picture.title")} description={t("picture.description")}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar imageUrl={user.profileImageUrl} letter={userInitial(user)} size="large" />
        <div className="flex flex-wrap gap-3">
          <ChooseButton isPending={upload.isPending} onChoose={upload.mutate} />
          {user.profileImageUrl !== null && (
            <Button variant="ghost" isPending={remove.isPending} onClick={() => remove.mutate()}>
              {t("picture.remove")}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

interface ChooseButtonProps {
  readonly isPending: boolean;
  readonly onChoose: (file: File) => void;
}

function ChooseButton({ isPending, onChoose }: ChooseButtonProps) {
  const { t } = useTranslation("settings");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        isPending={isPending}
        pendingLabel={t("picture.uploading")}
        onClick={() => input.current?.click()}
      >
        <ImageUp aria-hidden="true" />
        {t("picture.choose")}
      </Button>
      <PictureInput
        ref={input}
        label={t("picture.choose")}
        onFiles={([file]) => {
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}

function usePicture() {
  const onSettled = readAgainOnceSettled(useQueryClient(), "picture");
  const upload = useMutation({
    mutationFn: (file: File) => callWithFile(setAvatar, {}, file),
    onSuccess: () => void toast({ title: words("settings")("picture.saved") }),
    onError: (error) => toastPictureFailure(error, "picture.failed"),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => call(removeAvatar, {}),
    onSuccess: () => void toast({ title: words("settings")("picture.removed") }),
    onError: (error) => toastPictureFailure(error, "picture.removeFailed"),
    onSettled,
  });
  return { upload, remove };
}

function toastPictureFailure(error: unknown, title: "picture.failed" | "picture.removeFailed"): void {
  toastFailure(error, { title: words("settings")(title), fallback: words("ui")("tryAgain") });
}
