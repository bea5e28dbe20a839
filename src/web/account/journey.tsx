import type { LinkProps } from "@tanstack/react-router";
import { Link } from "#web/ui/action/link.tsx";
import { Check } from "lucide-react";
import { classNames } from "#web/ui/class-names.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";

export interface JourneyProps {
  /** Null while it is not known. */
  readonly ownsCards: boolean | null;
  readonly hasActiveTeam: boolean | null;
  readonly hasPlayed: boolean;
  /** True: on a desk the steps stand side by side. */
  readonly isWide?: boolean;
}

interface Step {
  readonly title: string;
  readonly to: Extract<LinkProps["to"], "/" | "/collection" | "/team-builder" | "/matches/new">;
  readonly hint: string;
  /** Null while it is not known. */
  readonly isComplete: boolean | null;
  /** What is said of a step that is not complete, where the specification has words for it. */
  readonly open: string | null;
}

/** The tracker of the first four steps (spec §2, Home dashboard). */
export function Journey({ ownsCards, hasActiveTeam, hasPlayed, isWide = false }: JourneyProps) {
  const steps: readonly Step[] = [
    { title: "Create Profile", to: "/", hint: "Your account is ready", isComplete: true, open: null },
    {
      title: "Upload Cards",
      to: "/collection",
      hint: "Take the base set or upload photos",
      isComplete: ownsCards,
      open: "In Progress",
    },
    {
      title: "Build Team",
      to: "/team-builder",
      hint: "Five cards, set active",
      isComplete: hasActiveTeam,
      open: null,
    },
    {
      title: "Compete",
      to: "/matches/new",
      hint: "Play your first match",
      isComplete: hasPlayed,
      open: null,
    },
  ];
  const next = steps.find(({ isComplete }) => isComplete !== true);
  return (
    <Panel title="Your Journey to Glory">
      <ol className={classNames("grid gap-1", isWide && "gap-x-4 sm:grid-cols-2 xl:grid-cols-4")}>
        {steps.map((step, index) => (
          <JourneyStep key={step.title} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
    </Panel>
  );
}

interface JourneyStepProps {
  readonly step: Step;
  readonly number: number;
  /** The first that is not complete, which is what to do now. */
  readonly isNext: boolean;
}

function markClass(isComplete: boolean, isNext: boolean): string {
  if (isComplete) return "bg-good-wash text-good-text";
  return isNext ? "bg-flood text-on-flood" : "bg-sunken text-ink-muted";
}

function JourneyStep({ step, number, isNext }: JourneyStepProps) {
  const isComplete = step.isComplete === true;
  return (
    <li>
      <Link to={step.to} className="flex min-h-14 items-center gap-3 rounded-control px-1 py-1.5">
        <span
          aria-hidden="true"
          className={classNames(
            "grid size-9 flex-none place-items-center rounded-full text-lg font-bold",
            markClass(isComplete, isNext && step.isComplete === false),
          )}
        >
          {isComplete ? <Check className="size-5" /> : number}
        </span>
        <span className="row-text">
          <span className="block font-semibold">{step.title}</span>
          <span className="block text-sm text-ink-muted">{step.hint}</span>
        </span>
        {isComplete && <Badge variant="secondary">Complete</Badge>}
        {/* As wide as what will stand here, so that the words beside it do not move. */}
        {step.isComplete === null && (
          <span aria-hidden="true" className="invisible">
            <Badge variant="outline">{step.open ?? "Complete"}</Badge>
          </span>
        )}
        {step.isComplete === false && step.open !== null && <Badge variant="outline">{step.open}</Badge>}
      </Link>
    </li>
  );
}
