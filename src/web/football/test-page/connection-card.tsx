import type { ResponseOf } from "#contract/endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { CONNECTED, CONNECTION_FAILED, type testFootballConnection } from "#contract/football/football.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { connectionQuery } from "#web/football/football-queries.ts";

/** Whether football can be reached, and of which league and season (spec §2). */
export function ConnectionCard() {
  const connection = useQuery(connectionQuery);
  const answer = connection.isError ? undefined : connection.data;
  return (
    <Panel title="API Connection Status">
      {connection.isPending ? (
        <SkeletonRegion label="Testing the connection" className="grid gap-3">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-11 w-64" />
        </SkeletonRegion>
      ) : (
        <div className="grid gap-3">
          <p>
            <StatusBadge status={answer?.status ?? CONNECTION_FAILED} />
          </p>
          {answer?.trouble && <TroubleFacts trouble={answer.trouble} />}
          {answer && <LeagueFacts data={answer.data} />}
        </div>
      )}
    </Panel>
  );
}

function StatusBadge({ status }: { readonly status: string }) {
  return <Badge variant={status === CONNECTED ? "default" : "destructive"}>{status}</Badge>;
}

interface TroubleFactsProps {
  readonly trouble: NonNullable<ResponseOf<typeof testFootballConnection>["trouble"]>;
}

/** Why football is not up to date, since when, and when Panna tries again. */
function TroubleFacts({ trouble: { reason, since, until } }: TroubleFactsProps) {
  return (
    <p>
      {reason ?? "The football provider isn't giving us everything right now."} Since{" "}
      <DateTime instant={since} />
      {until && (
        <>
          . Trying again after <DateTime instant={until} />
        </>
      )}
      .
    </p>
  );
}

interface LeagueFactsProps {
  readonly data: {
    readonly league: { readonly name: string; readonly country: string } | null;
    readonly seasons: readonly { readonly year: number }[];
  };
}

function LeagueFacts({ data: { league, seasons } }: LeagueFactsProps) {
  const facts = [
    ["League", league?.name],
    ["Country", league?.country],
    ["Season", seasons[0]?.year],
  ] as const;
  const known = facts.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="tabular flex flex-wrap gap-x-8 gap-y-2">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt className="type-label">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
