import { useQuery } from "@tanstack/react-query";
import { Link2, Link2Off } from "lucide-react";
import { useTranslation } from "react-i18next";
import { shareAddress, sharePicture, type ShareView } from "#contract/share.ts";
import type { ShareKind } from "#game/share/decide-share.ts";
import { sharedText } from "#words/shared-text.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { currentLanguage } from "#web/language/words.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { SendLink } from "./send-link.tsx";
import { sharesQuery, useMakeShare, useWithdrawShare } from "./share-queries.ts";

export interface ShareLinkProps {
  readonly kind: ShareKind;
  /** The card, team, match or tournament. */
  readonly id: number;
}

/** The link to one of the user's things with its picture, or a button that makes it. */
export function ShareLink({ kind, id }: ShareLinkProps) {
  const { t } = useTranslation("profile");
  const shares = useQuery(sharesQuery);
  return (
    <ReadView
      query={shares}
      failure={t("share.loadFailed")}
      skeleton={
        <SkeletonRegion label={t("share.list.loading")}>
          <Skeleton className="h-12 w-48" />
        </SkeletonRegion>
      }
    >
      {(all) => {
        const share = all.find((one) => one.kind === kind && one.subjectId === id);
        return share === undefined ? <MakeLink kind={kind} id={id} /> : <LiveLink share={share} />;
      }}
    </ReadView>
  );
}

function MakeLink(subject: ShareLinkProps) {
  const { t } = useTranslation("profile");
  const make = useMakeShare();
  return (
    <Button
      icon={<Link2 aria-hidden="true" />}
      className="justify-self-start"
      isPending={make.isPending}
      pendingLabel={t("share.making")}
      onClick={() => make.mutate(subject)}
    >
      {t("share.make")}
    </Button>
  );
}

function LiveLink({ share }: { readonly share: ShareView }) {
  const { t } = useTranslation("profile");
  const link = `${location.origin}${shareAddress(share.kind, share.token)}`;
  const text =
    share.shared === null ? t("share.list.hidden") : sharedText(t, share.shared, currentLanguage());
  return (
    <div className="grid gap-4">
      <img
        src={sharePicture(share.token, currentLanguage())}
        alt={text}
        width={1200}
        height={630}
        className="h-auto w-full rounded-lg border border-line bg-raised"
      />
      <TextField label={t("share.link")} value={link} readOnly onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-3">
        <SendLink link={link} title={text} />
        <Withdraw token={share.token} />
      </div>
    </div>
  );
}

export interface WithdrawProps {
  readonly token: string;
  /** Names the button where there are several. */
  readonly label?: string | undefined;
}

/** Stops sharing, at once: sharing again is one press, with another link. */
export function Withdraw({ token, label }: WithdrawProps) {
  const { t } = useTranslation("profile");
  const withdraw = useWithdrawShare();
  return (
    <Button
      variant="ghost"
      aria-label={label}
      icon={<Link2Off aria-hidden="true" />}
      isPending={withdraw.isPending}
      pendingLabel={t("share.withdrawing")}
      onClick={() => withdraw.mutate(token)}
    >
      {t("share.withdraw")}
    </Button>
  );
}
