import { Database, Link2, Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { useCreateTestLeague, useInitializeFootball, useMapCards } from "./football-test-queries.ts";

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

interface ActionCardProps {
  readonly title: string;
  readonly description: string;
  readonly icon: ReactNode;
  readonly pendingLabel: string;
  readonly isPending: boolean;
  /** Whether the viewer is allowed to do it; everyone sees the card (spec §2). */
  readonly isAllowed: boolean;
  readonly onAct: () => void;
}

/** Something an admin can do with the football data. */
function ActionCard(props: ActionCardProps) {
  const { title, description, icon, pendingLabel, isPending, isAllowed, onAct } = props;
  return (
    <Panel>
      <div className="grid h-full content-between gap-4">
        <p className="text-ink-muted">{description}</p>
        <Button
          icon={icon}
          isBlock
          disabled={!isAllowed}
          isPending={isPending}
          pendingLabel={pendingLabel}
          onClick={onAct}
        >
          {title}
        </Button>
      </div>
    </Panel>
  );
}
