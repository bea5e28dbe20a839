import type { CardHelp } from "#contract/fantasy/help.ts";
import { Badge } from "#web/ui/record/badge.tsx";

const UNFIT: Readonly<Record<NonNullable<CardHelp["unfit"]>, string>> = {
  not_approved: "Not approved yet",
  not_linked: "Not linked to a real player",
  other_league: "Does not play in this league",
};

/** Form, ownership and the next fixtures of a card, or why it cannot play in this league. */
export function HelpLine({ help }: { readonly help: CardHelp }) {
  if (help.unfit !== null) return <Badge variant="destructive">{UNFIT[help.unfit]}</Badge>;
  return (
    <div className="grid gap-1.5 text-sm text-ink-muted">
      <p className="tabular">
        Form {help.form === null ? "unknown" : help.form.toFixed(1)}
        {help.ownership !== null && `, in ${help.ownership} % of squads`}
      </p>
      <ol className="flex flex-wrap gap-1.5" aria-label="Next fixtures">
        {help.rounds.map((fixtures, at) => (
          // The next rounds have no other name here than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            {fixtures.length === 0 ? (
              <Badge variant="destructive">No fixture</Badge>
            ) : (
              fixtures.map((fixture) => <Opponent key={fixture.kickOff} fixture={fixture} />)
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Opponent({ fixture }: { readonly fixture: CardHelp["rounds"][number][number] }) {
  const { opponent, isHome, difficulty } = fixture;
  return (
    <Badge variant={difficulty >= 4 ? "default" : "outline"}>
      {opponent} ({isHome ? "H" : "A"}) <span className="sr-only">difficulty </span>
      {difficulty}
    </Badge>
  );
}
