import type { MatchDayFixture } from "#contract/football/football.ts";

type Goal = MatchDayFixture["goalScorers"][number];

/** A scorer with all goals for one side. */
export interface ScorerLine {
  readonly player: string;
  readonly playerId: number | null;
  readonly goals: readonly Pick<Goal, "minute" | "kind">[];
}

/** The scorers of a club, each once, in order of their first goals; own goals have a separate line. */
export function scorerLines(goalScorers: readonly Goal[], team: string): ScorerLine[] {
  const own = goalScorers.filter((goal) => goal.team === team);
  const byScorer = Map.groupBy(own, ({ player, kind }) => `${kind === "own goal"} ${player}`);
  return [...byScorer.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ player: first.player, playerId: first.playerId, goals: [first, ...rest] }],
  );
}

/** Texts of the marks after a minute: "(pen.)" and "(o.g.)". */
export interface GoalMarks {
  readonly penalty: string;
  readonly ownGoal: string;
}

/** "12′, 56′ (pen.)", or the number of goals if the provider supplies no minutes: "×2". */
export function goalsText(goals: ScorerLine["goals"], { penalty, ownGoal }: GoalMarks): string {
  const marks = { goal: "", penalty: ` ${penalty}`, "own goal": ` ${ownGoal}` };
  const isTimed = goals.some(({ minute }) => minute > 0);
  if (isTimed) {
    return goals.map(({ minute, kind }) => `${minute === 0 ? "" : `${minute}′`}${marks[kind]}`).join(", ");
  }
  const kinds = goals.map(({ kind }) => marks[kind].trim()).filter((mark) => mark !== "");
  return [goals.length > 1 ? `×${goals.length}` : "", ...new Set(kinds)]
    .filter((part) => part !== "")
    .join(" ");
}
