import { Database, Link2, Trophy } from "lucide-react";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useCreateTestLeague, useInitializeFootball, useMapCards } from "#web/football/football-queries.ts";
import { ActionCard, type ActionCardProps } from "./action-card.tsx";

type Permission = Pick<ActionCardProps, "isAllowed">;

export interface FootballActionsProps extends Permission {
  readonly onInitialized: () => void;
}

/** The three actions of the football test page, with the words of spec §4 and §8. */
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
  const initialize = useInitializeFootball();
  return (
    <ActionCard
      title="Initialize Data"
      description="Loads the 20 Premier League teams with their squads, and all fixtures."
      icon={<Database aria-hidden="true" />}
      pendingLabel="Initializing..."
      isPending={initialize.isPending}
      isAllowed={isAllowed}
      onAct={() =>
        initialize.mutate(undefined, {
          onSuccess: () => {
            toast({ title: "Success!", description: "Premier League data initialized successfully" });
            onInitialized();
          },
          onError: (error) =>
            toastFailure(error, { title: "Error", fallback: "Failed to initialize Premier League data" }),
        })
      }
    />
  );
}

function MapCardsCard({ isAllowed }: Permission) {
  const mapping = useMapCards();
  return (
    <ActionCard
      title="Map Cards"
      description="Links approved cards to real players by name, club and position. Doubtful ones wait for you."
      icon={<Link2 aria-hidden="true" />}
      pendingLabel="Mapping..."
      isPending={mapping.isPending}
      isAllowed={isAllowed}
      onAct={() =>
        mapping.mutate(undefined, {
          onSuccess: ({ mappedCount }) =>
            toast({ title: "Success!", description: `Mapped ${mappedCount} cards to real players` }),
          onError: (error) => toastFailure(error, { title: "Error", fallback: "Failed to map cards" }),
        })
      }
    />
  );
}

function CreateLeagueCard({ isAllowed }: Permission) {
  const creation = useCreateTestLeague();
  return (
    <ActionCard
      title="Create League"
      description="Opens a test league with the season's 38 gameweeks."
      icon={<Trophy aria-hidden="true" />}
      pendingLabel="Creating..."
      isPending={creation.isPending}
      isAllowed={isAllowed}
      onAct={() =>
        creation.mutate(undefined, {
          onSuccess: ({ message }) => toast({ title: "League Created!", description: message }),
          onError: (error) =>
            toastFailure(error, { title: "Error", fallback: "Failed to create test league" }),
        })
      }
    />
  );
}
