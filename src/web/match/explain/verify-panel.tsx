import { useTranslation } from "react-i18next";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { isVerified, replayOf } from "#web/match/replay.ts";
import type { Replay } from "#web/match/replay.ts";

/**
 * Replays the match in this browser and says whether it equals the stored one (docs/rules.md#match-checks).
 */
export function VerifyPanel({ replay }: { readonly replay: Replay }) {
  const { t } = useTranslation("match");
  const [again, setAgain] = useState<Replay | null>(null);
  const { view } = replay;
  return (
    <Panel title={t("verify.title")} description={t("verify.description")}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-prose">{t("verify.text")}</p>
        <Button
          variant="secondary"
          icon={<ShieldCheck aria-hidden="true" />}
          onClick={() => setAgain(replayOf(view))}
        >
          {t("verify.again")}
        </Button>
        {again !== null && <Verdict replay={again} />}
        <dl className="grid w-full gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          <Fact name={t("verify.seed")} value={String(view.seed)} />
          <Fact name={t("verify.rules")} value={t("verify.version", { version: view.engineVersion })} />
          <Fact name={t("verify.stored")} value={view.hash} />
          {again !== null && <Fact name={t("verify.here")} value={again.hash} />}
        </dl>
      </div>
    </Panel>
  );
}

function Verdict({ replay }: { readonly replay: Replay }) {
  const { result, view } = replay;
  const { t } = useTranslation("match");
  const score = `${result.score.home}–${result.score.away}`;
  const stored = `${view.homeScore}–${view.awayScore}`;
  return isVerified(replay) ? (
    <Notice tone="good" title={t("verify.same.title")}>
      {t("verify.same.text", { score, count: result.events.length })}
    </Notice>
  ) : (
    <Notice tone="danger" title={t("verify.different.title")}>
      {t("verify.different.text", { score, stored, id: view.id })}
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
