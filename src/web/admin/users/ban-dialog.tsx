import { useId, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { type AdminUserView, BAN_REASON_MAX } from "#contract/account/user-admin.ts";
import { userMessageOf } from "#web/api/api-error.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useBan } from "./user-queries.ts";

/** The lengths of a ban in days; null: without an end. */
const LENGTHS = { day: 1, week: 7, month: 30, forGood: null } as const;

type Length = keyof typeof LENGTHS;

export interface BanDialogProps {
  readonly user: AdminUserView;
  readonly onClose: () => void;
}

/** Asks for the reason and the length of a ban. Open while mounted. */
export function BanDialog({ user, onClose }: BanDialogProps) {
  const { t } = useTranslation(["admin", "ui"]);
  const formId = useId();
  const [reason, setReason] = useState("");
  const ban = useBan();
  const submit = ({ length, removesProfile }: Chosen) => {
    if (ban.isPending) return;
    ban.mutate({ user, reason, days: LENGTHS[length], removesProfile }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("banning.title", { name: user.name })}
      description={t("banning.description")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            disabled={reason.trim() === ""}
            isPending={ban.isPending}
            pendingLabel={t("banning.pending")}
          >
            {t("banning.submit")}
          </Button>
        </>
      }
    >
      <BanForm id={formId} reason={reason} onReason={setReason} error={ban.error} onSubmit={submit} />
    </Dialog>
  );
}

/** What the form asks besides the reason. */
interface Chosen {
  readonly length: Length;
  readonly removesProfile: boolean;
}

interface BanFormProps {
  readonly id: string;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly error: Error | null;
  readonly onSubmit: (chosen: Chosen) => void;
}

function BanForm({ id, reason, onReason, error, onSubmit }: BanFormProps) {
  const { t } = useTranslation(["admin", "ui"]);
  const [length, setLength] = useState<Length>("week");
  const [removesProfile, setRemovesProfile] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit({ length, removesProfile });
  };
  return (
    <form id={id} onSubmit={submit} className="grid gap-4">
      {error !== null && (
        <Notice tone="danger" title={t("banning.failed")}>
          {userMessageOf(error) ?? t("ui:checkConnection")}
        </Notice>
      )}
      <TextField
        label={t("banning.reason")}
        hint={t("banning.reasonHint")}
        value={reason}
        maxLength={BAN_REASON_MAX}
        onChange={({ target }) => onReason(target.value)}
        autoComplete="off"
      />
      <LengthField length={length} onChoose={setLength} />
      <Checkbox
        label={t("banning.removesProfile")}
        checked={removesProfile}
        onChange={({ target }) => setRemovesProfile(target.checked)}
      />
    </form>
  );
}

interface LengthFieldProps {
  readonly length: Length;
  readonly onChoose: (length: Length) => void;
}

function LengthField({ length, onChoose }: LengthFieldProps) {
  const { t } = useTranslation("admin");
  const options = (Object.keys(LENGTHS) as Length[]).map((value) => ({
    value,
    label: t(`banning.${value}`),
  }));
  return (
    <SelectField
      label={t("banning.length")}
      options={options}
      value={length}
      onChange={({ target }) => onChoose(target.value as Length)}
    />
  );
}
