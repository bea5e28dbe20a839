import type { LinkProps } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { Check } from "lucide-react";
import { classNames } from "#web/ui/class-names.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";

export interface JourneyProps {
  /** Null while unknown. */
  readonly ownsCards: boolean | null;
  readonly hasActiveTeam: boolean | null;
  readonly hasPlayed: boolean;
  /** Steps side by side on a wide screen. */
  readonly isWide?: boolean;
}

interface Step {
  /** Its key in the catalogue. */
  readonly name: "profile" | "cards" | "team" | "match";
  readonly to: Extract<LinkProps["to"], "/" | "/collection" | "/team-builder" | "/matches/new">;
  /** Null while unknown. */
  readonly isComplete: boolean | null;
  /** Whether the specification calls it In Progress until it is complete. */
  readonly isInProgress: boolean;
}

/** The tracker of the first four steps (spec §2, Home dashboard). */
export function Journey({ ownsCards, hasActiveTeam, hasPlayed, isWide = false }: JourneyProps) {
  const { t } = useTranslation("account");
  const steps: readonly Step[] = [
    { name: "profile", to: "/", isComplete: true, isInProgress: false },
    { name: "cards", to: "/collection", isComplete: ownsCards, isInProgress: true },
    { name: "team", to: "/team-builder", isComplete: hasActiveTeam, isInProgress: false },
    { name: "match", to: "/matches/new", isComplete: hasPlayed, isInProgress: false },
  ];
  const next = steps.find(({ isComplete }) => isComplete !== true);
  return (
    <Panel title={t("journey.title")}>
      <ol className={classNames("grid gap-1", isWide && "gap-x-4 sm:grid-cols-2 xl:grid-cols-4")}>
        {steps.map((step, index) => (
          <JourneyStep
            key={step.name}
            step={step}
            number={index + 1}
            isNext={step === next}
            isWide={isWide}
          />
        ))}
      </ol>
    </Panel>
  );
}

interface JourneyStepProps {
  readonly step: Step;
  readonly number: number;
  /** The first incomplete step. */
  readonly isNext: boolean;
  /** Side by side, marks and titles are in a line, however long the hints. */
  readonly isWide: boolean;
}

function markClass(isComplete: boolean, isNext: boolean): string {
  if (isComplete) return "bg-good-wash text-good-text";
  return isNext ? "bg-flood text-on-flood" : "bg-sunken text-ink-muted";
}

function JourneyStep({ step, number, isNext, isWide }: JourneyStepProps) {
  const { t } = useTranslation("account");
  const isComplete = step.isComplete === true;
  return (
    <li>
      <Link
        to={step.to}
        className={classNames(
          "flex min-h-14 gap-3 rounded-control px-1 py-1.5",
          isWide ? "items-start" : "items-center",
        )}
      >
        <span
          aria-hidden="true"
          className={classNames(
            "grid size-9 flex-none place-items-center rounded-full text-lg font-bold",
            isWide && "mt-1",
            markClass(isComplete, isNext && step.isComplete === false),
          )}
        >
          {isComplete ? <Check className="size-5" /> : number}
        </span>
        {/* The badge is beside the title alone and no higher: the text stays where it is when the badge comes. */}
        <span className="row-text flex flex-wrap items-center gap-x-2">
          <span className="grow font-semibold">{t(`journey.${step.name}.title`)}</span>
          <span className="order-last basis-full text-sm text-ink-muted">
            {t(`journey.${step.name}.hint`)}
          </span>
          <StepBadge step={step} />
        </span>
      </Link>
    </li>
  );
}

function StepBadge({ step: { isComplete, isInProgress } }: Pick<JourneyStepProps, "step">) {
  const { t } = useTranslation("account");
  if (isComplete !== true && !(isComplete === false && isInProgress)) return null;
  return (
    <Badge variant={isComplete ? "secondary" : "outline"} className="-my-1">
      {t(isComplete ? "journey.complete" : "journey.inProgress")}
    </Badge>
  );
}
