import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { isVerified, replayOf } from "#web/match/replay.ts";
import type { Replay } from "#web/match/replay.ts";

/**
 * Plays the match again in this browser and says whether it is the one that was stored (docs/rules.md#match-checks).
 */
export function VerifyPanel({ replay }: { readonly replay: Replay }) {
  const [again, setAgain] = useState<Replay | null>(null);
  const { view } = replay;
  return (
    <Panel title="Verify" description="Was this result made up? Let your own browser play the match.">
      <div className="grid justify-items-start gap-4">
        <p className="max-w-prose">
          A match follows from three things alone: the two line-ups, a seed that nobody could foresee, and the
          version of the rules. This button plays it again here, without asking our server.
        </p>
        <Button
          variant="secondary"
          icon={<ShieldCheck aria-hidden="true" />}
          onClick={() => setAgain(replayOf(view))}
        >
          Play it again here
        </Button>
        {again !== null && <Verdict replay={again} />}
        <dl className="grid w-full gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          <Fact name="Seed" value={String(view.seed)} />
          <Fact name="Rules" value={`version ${view.engineVersion}`} />
          <Fact name="Stored fingerprint" value={view.hash} />
          {again !== null && <Fact name="Fingerprint here" value={again.hash} />}
        </dl>
      </div>
    </Panel>
  );
}

function Verdict({ replay }: { readonly replay: Replay }) {
  const { result, view } = replay;
  const { home, away } = result.score;
  return isVerified(replay) ? (
    <Notice tone="good" title="It is the same match, to the last event.">
      Your browser got {home}–{away} in {result.events.length} events, and the same fingerprint as the one we
      stored.
    </Notice>
  ) : (
    <Notice tone="danger" title="This is not the match that was stored.">
      Your browser got {home}–{away}; stored is {view.homeScore}–{view.awayScore}. The fingerprints differ.
      Please tell us the number of this match: {view.id}.
    </Notice>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="tabular wrap-anywhere">
        <code>{value}</code>
      </dd>
    </>
  );
}
