import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { useParams, useSearch } from "@tanstack/react-router";
import { ChevronLeft, EyeOff, UserX } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { isRefusedWith } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { ComparedSquads } from "#web/mini-league/fantasy/compared-squads.tsx";
import { comparisonQuery } from "#web/mini-league/fantasy/fantasy-league-queries.ts";

/** Two managers of a mini-league and their squads in a round. */
export function CompareRoute() {
  const { leagueId } = useParams({ from: "/leagues/compare/$leagueId" });
  const search = useSearch({ from: "/leagues/compare/$leagueId" });
  const user = useUser();
  const compared = useQuery(comparisonQuery(Number(leagueId), search));
  const isMissing =
    isRefusedWith(compared.error, "not_found") || isRefusedWith(compared.error, "invalid_input");
  return (
    <>
      <Link
        to="/leagues/$leagueId"
        params={{ leagueId }}
        className="flex min-h-11 items-center gap-1 justify-self-start font-semibold text-flood-text hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        Back to the league
      </Link>
      <PageHeader title="Squads Compared" />
      {isMissing && (
        <EmptyState
          icon={<UserX aria-hidden="true" />}
          title="There is nothing to compare here"
          description="One of the two is not in this league, you are not, or there is no such round."
        />
      )}
      {isRefusedWith(compared.error, "round_not_locked") && (
        <EmptyState
          icon={<EyeOff aria-hidden="true" />}
          title="Still a secret"
          description="Squads can be compared once the deadline of the round has passed."
        />
      )}
      {!isMissing && !isRefusedWith(compared.error, "round_not_locked") && (
        <ReadView
          query={compared}
          failure="Failed to load the squads"
          skeleton={<RowsSkeleton count={9} label="Loading the squads" />}
        >
          {(found) => <ComparedSquads compared={found} viewerId={user.id} />}
        </ReadView>
      )}
    </>
  );
}
