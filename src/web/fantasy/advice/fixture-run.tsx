import "./difficulty.css";
import { useTranslation } from "react-i18next";
import type { CardHelp } from "#contract/fantasy/help.ts";
import { EASIEST, HARDEST } from "#game/fantasy/advice/difficulty.ts";

type Fixture = CardHelp["rounds"][number][number];

/** The fixtures of the next gameweeks by difficulty: opponents in capitals at home, in lower case away. */
export function FixtureRun({ rounds }: Pick<CardHelp, "rounds">) {
  const { t } = useTranslation("fantasy");
  return (
    <ol className="flex flex-wrap gap-1" aria-label={t("help.fixtures")}>
      {rounds.map((fixtures, at) => (
        // Gameweeks have no id here, only their order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className="flex gap-px">
          {fixtures.length === 0 ? (
            <span className="difficulty difficulty-none">
              <span aria-hidden="true">–</span>
              <span className="sr-only">{t("help.noFixture")}</span>
            </span>
          ) : (
            fixtures.map((fixture) => <FixtureMark key={fixture.kickOff} fixture={fixture} />)
          )}
        </li>
      ))}
    </ol>
  );
}

function FixtureMark({ fixture }: { readonly fixture: Fixture }) {
  const { t } = useTranslation("fantasy");
  const { opponent, opponentCode, isHome, difficulty } = fixture;
  const text = t(isHome ? "help.home" : "help.away", { opponent, difficulty });
  return (
    <span title={text} className={`difficulty difficulty-${difficulty}`}>
      <span aria-hidden="true">{isHome ? opponentCode.toUpperCase() : opponentCode.toLowerCase()}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** What the colours and letter case of fixtures mean. */
export function DifficultyLegend() {
  const { t } = useTranslation("fantasy");
  const steps = Array.from({ length: HARDEST - EASIEST + 1 }, (_, at) => EASIEST + at);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      <span className="flex flex-wrap items-center gap-1">
        <span>{t("legend.easy")}</span>
        {steps.map((step) => (
          <span key={step} className={`difficulty difficulty-${step}`}>
            {step}
          </span>
        ))}
        <span>{t("legend.hard")}</span>
      </span>
      <span>{t("legend.ground")}</span>
    </p>
  );
}
