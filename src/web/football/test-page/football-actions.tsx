import { Database, Link2, Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCreateTestLeague, useInitializeFootball, useMapCards } from "./football-test-queries.ts";
import { ActionCard, type ActionCardProps } from "./action-card.tsx";

type Permission = Pick<ActionCardProps, "isAllowed">;

export interface FootballActionsProps extends Permission {
  readonly onInitialized: () => void;
}

/** The three actions of the football test page (spec §4, §8). */
export function FootballActions({ isAllowed, onInitialized }: FootballActionsProps) {
  return (
    <div className="grid gap-6 md:grid-cols-3">
      <InitializeCard isAllowed={isAllowed} onInitialized={onInitialized} />
      <MapCardsCard isAllowed={isAllowed} />
      <CreateLeagueCard isAllowed={isAllowed} />
    </div>
  );
}

function InitializeCard({ isAllowed, onInitialized }: FootballActionsProps) {
  const { t } = useTranslation("football");
  const initialize = useInitializeFootball();
  return (
    <ActionCard
      title={t("test.initialize.title")}
      description={t("test.initialize.description")}
      icon={<Database aria-hidden="true" />}
      pendingLabel={t("test.initialize.pending")}
      isPending={initialize.isPending}
      isAllowed={isAllowed}
      onAct={() => initialize.mutate(undefined, { onSuccess: onInitialized })}
    />
  );
}

function MapCardsCard({ isAllowed }: Permission) {
  const { t } = useTranslation("football");
  const mapping = useMapCards();
  return (
    <ActionCard
      title={t("test.mapCards.title")}
      description={t("test.mapCards.description")}
      icon={<Link2 aria-hidden="true" />}
      pendingLabel={t("test.mapCards.pending")}
      isPending={mapping.isPending}
      isAllowed={isAllowed}
      onAct={() => mapping.mutate()}
    />
  );
}

function CreateLeagueCard({ isAllowed }: Permission) {
  const { t } = useTranslation("football");
  const creation = useCreateTestLeague();
  return (
    <ActionCard
      title={t("test.createLeague.title")}
      description={t("test.createLeague.description")}
      icon={<Trophy aria-hidden="true" />}
      pendingLabel={t("test.createLeague.pending")}
      isPending={creation.isPending}
      isAllowed={isAllowed}
      onAct={() => creation.mutate()}
    />
  );
}
