import type { ResponseOf } from "#contract/endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { Trans, useTranslation } from "react-i18next";
import {
  CONNECTED,
  CONNECTION_FAILED,
  NOTHING_LOADED,
  type testFootballConnection,
} from "#contract/football/football.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { connectionQuery } from "./football-test-queries.ts";

/** Catalogue keys of the known statuses. */
const STATUS_TEXTS = {
  [CONNECTED]: "test.connection.connected",
  [NOTHING_LOADED]: "test.connection.nothingLoaded",
  [CONNECTION_FAILED]: "test.connection.failed",
} as const;

/** Whether football is connected, with its league and season (spec §2). */
export function ConnectionCard() {
  const { t } = useTranslation("football");
  const connection = useQuery(connectionQuery);
  const answer = connection.isError ? undefined : connection.data;
  return (
    <Panel title={t("test.connection.title")}>
      {connection.isPending ? (
        <SkeletonRegion label={t("test.connection.loading")} className="grid gap-3">
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
  const { t } = useTranslation("football");
  const isKnown = Object.hasOwn(STATUS_TEXTS, status);
  return (
    <Badge variant={status === CONNECTED ? "default" : "destructive"}>
      {isKnown ? t(STATUS_TEXTS[status as keyof typeof STATUS_TEXTS]) : status}
    </Badge>
  );
}

interface TroubleFactsProps {
  readonly trouble: NonNullable<ResponseOf<typeof testFootballConnection>["trouble"]>;
}

/** How long football hasn't been up to date, when Panna tries again, and, for admins, why. */
function TroubleFacts({ trouble: { reason, since, until } }: TroubleFactsProps) {
  const { t } = useTranslation("football");
  const sinceTime = <DateTime instant={since} />;
  return (
    <>
      <p>
        {until === null ? (
          <Trans t={t} i18nKey="test.connection.troubleSince" components={{ since: sinceTime }} />
        ) : (
          <Trans
            t={t}
            i18nKey="test.connection.troubleUntil"
            components={{ since: sinceTime, until: <DateTime instant={until} /> }}
          />
        )}
      </p>
      {reason !== null && <p className="text-ink-muted">{t("test.connection.reason", { reason })}</p>}
    </>
  );
}

interface LeagueFactsProps {
  readonly data: {
    readonly league: { readonly name: string; readonly country: string } | null;
    readonly seasons: readonly { readonly year: number }[];
  };
}

function LeagueFacts({ data: { league, seasons } }: LeagueFactsProps) {
  const { t } = useTranslation("football");
  const facts = [
    ["league", league?.name],
    ["country", league?.country],
    ["season", seasons[0]?.year],
  ] as const;
  const known = facts.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="tabular flex flex-wrap gap-x-8 gap-y-2">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt className="type-label">{t(`test.connection.${name}`)}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
