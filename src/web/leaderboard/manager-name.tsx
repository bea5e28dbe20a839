import { Trans, useTranslation } from "react-i18next";
import { Username } from "#web/ui/record/username.tsx";

export interface ManagerNameProps {
  readonly name: string;
  readonly isViewer: boolean;
}

/** A manager's name, with " (You)" for the viewer (spec §2, Current Rankings). */
export function ManagerName({ name, isViewer }: ManagerNameProps) {
  const { t } = useTranslation("leaderboard");
  const username = <Username name={name} />;
  return isViewer ? <Trans t={t} i18nKey="viewer" components={{ name: username }} /> : username;
}
