import { Database, Link2, Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
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
  const { t } = useTranslation(["football", "ui"]);
  const initialize = useInitializeFootball();
  return (
    <ActionCard
      title={t("test.initialize.title")}
      description={t("test.initialize.description")}
      icon={<Database aria-hidden="true" />}
      pendingLabel={t("test.initialize.pending")}
      isPending={initialize.isPending}
      isAllowed={isAllowed}
      onAct={() =>
        initialize.mutate(undefined, {
          onSuccess: () => {
            toast({ title: t("ui:success"), description: t("test.initialize.done") });
            onInitialized();
          },
          onError: (error) =>
            toastFailure(error, { title: t("ui:error"), fallback: t("test.initialize.failed") }),
        })
      }
    />
  );
}

function MapCardsCard({ isAllowed }: Permission) {
  const { t } = useTranslation(["football", "ui"]);
  const mapping = useMapCards();
  return (
    <ActionCard
      title={t("test.mapCards.title")}
      description={t("test.mapCards.description")}
      icon={<Link2 aria-hidden="true" />}
      pendingLabel={t("test.mapCards.pending")}
      isPending={mapping.isPending}
      isAllowed={isAllowed}
      onAct={() =>
        mapping.mutate(undefined, {
          onSuccess: ({ mappedCount }) =>
            toast({
              title: t("ui:success"),
              description: t("test.mapCards.done", { count: mappedCount }),
            }),
          onError: (error) =>
            toastFailure(error, { title: t("ui:error"), fallback: t("test.mapCards.failed") }),
        })
      }
    />
  );
}

function CreateLeagueCard({ isAllowed }: Permission) {
  const { t } = useTranslation(["football", "ui"]);
  const creation = useCreateTestLeague();
  return (
    <ActionCard
      title={t("test.createLeague.title")}
      description={t("test.createLeague.description")}
      icon={<Trophy aria-hidden="true" />}
      pendingLabel={t("test.createLeague.pending")}
      isPending={creation.isPending}
      isAllowed={isAllowed}
      onAct={() =>
        creation.mutate(undefined, {
          onSuccess: (opened) =>
            toast({
              title: t("test.createLeague.done"),
              // The facts say the message in the page's language; a server that lacks them has its message alone.
              description: opened.league === "" ? opened.message : t("test.createLeague.opened", opened),
            }),
          onError: (error) =>
            toastFailure(error, { title: t("ui:error"), fallback: t("test.createLeague.failed") }),
        })
      }
    />
  );
}
