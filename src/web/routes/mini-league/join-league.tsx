import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { useNavigate, useParams } from "@tanstack/react-router";
import { MailX } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getInvitation } from "#contract/mini-league/mini-league.ts";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { isRefusedWith } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { invitationQuery, useJoinLeague } from "#web/mini-league/league-queries.ts";

/** The page of an invite link: the league, and a button to join. */
export function JoinLeagueRoute() {
  const { t } = useTranslation("league");
  const { code } = useParams({ from: "/join/$code" });
  const invitation = useQuery(invitationQuery(code));
  return (
    <>
      <PageHeader title={t("join.title")} />
      {isRefusedWith(invitation.error, "not_found") ? (
        <EmptyState
          icon={<MailX aria-hidden="true" />}
          title={t("join.unknown.title")}
          description={t("join.unknown.description")}
          action={
            <Link to="/leagues" className={buttonClass()}>
              {t("join.unknown.action")}
            </Link>
          }
        />
      ) : (
        <ReadView
          query={invitation}
          failure={t("join.failure")}
          skeleton={
            <SkeletonRegion label={t("join.loading")}>
              <Skeleton shape="block" className="h-40" />
            </SkeletonRegion>
          }
        >
          {(found) => <Invitation code={code} invitation={found} />}
        </ReadView>
      )}
    </>
  );
}

interface InvitationProps {
  readonly code: string;
  readonly invitation: ResponseOf<typeof getInvitation>;
}

function Invitation({ code, invitation }: InvitationProps) {
  const { t } = useTranslation("league");
  const { id, name, size, ownerName, isMember } = invitation;
  const navigate = useNavigate();
  const join = useJoinLeague();
  const leagueId = String(id);
  const send = () =>
    join.mutate(code, {
      onSuccess: () => void navigate({ to: "/leagues/$leagueId", params: { leagueId } }),
    });
  return (
    <Panel
      title={name}
      tone="lit"
      description={t("managersOf", { count: size, owner: ownerName })}
      className="max-w-xl"
    >
      {isMember ? (
        <Link to="/leagues/$leagueId" params={{ leagueId }} className={buttonClass()}>
          {t("join.member")}
        </Link>
      ) : (
        <Button size="large" isPending={join.isPending} pendingLabel={t("join.joining")} onClick={send}>
          {t("join.action", { name })}
        </Button>
      )}
    </Panel>
  );
}
