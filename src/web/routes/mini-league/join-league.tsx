import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { useNavigate, useParams } from "@tanstack/react-router";
import { MailX } from "lucide-react";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getInvitation } from "#contract/mini-league/mini-league.ts";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { isRefusedWith } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { invitationQuery, useJoinLeague } from "#web/mini-league/league-queries.ts";

/** Where an invite link leads: what it invites to, and a button to join. */
export function JoinLeagueRoute() {
  const { code } = useParams({ from: "/join/$code" });
  const invitation = useQuery(invitationQuery(code));
  return (
    <>
      <PageHeader title="Join a League" />
      {isRefusedWith(invitation.error, "not_found") ? (
        <EmptyState
          icon={<MailX aria-hidden="true" />}
          title="This invitation leads nowhere"
          description="The code is mistyped, or the league's owner has made a new one. Ask for the current link."
          action={
            <Link to="/leagues" className={buttonClass()}>
              Enter another code
            </Link>
          }
        />
      ) : (
        <ReadView
          query={invitation}
          failure="Failed to load the invitation"
          skeleton={
            <SkeletonRegion label="Loading the invitation">
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
  const { id, name, size, ownerName, isMember } = invitation;
  const navigate = useNavigate();
  const join = useJoinLeague();
  const leagueId = String(id);
  const send = () =>
    join.mutate(code, {
      onSuccess: () => {
        toast({ title: "Welcome!", description: `You are in ${name} now.` });
        void navigate({ to: "/leagues/$leagueId", params: { leagueId } });
      },
      onError: (error) => toastFailure(error, { title: "Error", fallback: "Failed to join the league" }),
    });
  return (
    <Panel
      title={name}
      tone="lit"
      description={`${size} ${size === 1 ? "manager" : "managers"} · made by ${ownerName}`}
      className="max-w-xl"
    >
      {isMember ? (
        <Link to="/leagues/$leagueId" params={{ leagueId }} className={buttonClass()}>
          You are in it: open the table
        </Link>
      ) : (
        <Button size="large" isPending={join.isPending} pendingLabel="Joining..." onClick={send}>
          Join {name}
        </Button>
      )}
    </Panel>
  );
}
