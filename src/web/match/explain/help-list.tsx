import { useTranslation } from "react-i18next";
import type { Words } from "#words/noun.ts";
import { figureOf } from "#web/language/count-text.ts";
import { Link } from "#web/ui/action/link.tsx";
import type { LineUp } from "#game/match/line-up.ts";
import type { Change, Help } from "#game/match/why.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";

/** The most changes listed. */
const SHOWN = 4;

/** Smaller gains are within the noise of 2,000 replays. */
const SMALLEST_GAIN = 0.03;

export interface HelpListProps {
  /** The most helpful first. */
  readonly help: readonly Help[];
  readonly lineUp: LineUp;
}

/** The changes that would have helped most, and what each was worth. */
export function HelpList({ help, lineUp }: HelpListProps) {
  const { t } = useTranslation("match");
  const useful = help.filter(({ gain }) => gain >= SMALLEST_GAIN).slice(0, SHOWN);
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="type-label">{t("why.help")}</h3>
      {useful.length === 0 ? (
        <p>{t("why.noHelp")}</p>
      ) : (
        <ol className="grid w-full">
          {useful.map(({ change, gain }) => (
            <li
              key={JSON.stringify([change.kind, "player" in change ? change.player : change.formation])}
              className="flex justify-between gap-4 border-t border-line py-2"
            >
              <span>{changeInWords(t, change, lineUp)}</span>
              <span className="tabular font-semibold whitespace-nowrap text-good-text">
                {t("why.gain", { gain: figureOf(gain, 2) })}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="text-sm text-ink-muted">{t("why.helpNote")}</p>
      <Link to="/team-builder" className={buttonClass({ variant: "secondary", size: "small" })}>
        {t("why.openBuilder")}
      </Link>
    </section>
  );
}

function changeInWords(t: Words<"match">, change: Change, { formation, players }: LineUp): string {
  if (change.kind === "formation") {
    return change.formation === formation
      ? t("why.samePlaces")
      : t("why.formation", { formation: change.formation });
  }
  const facts = { rise: change.rise, name: players[change.player]?.playerName ?? "" };
  return change.kind === "keeper" ? t("why.keeper", facts) : t("why.card", facts);
}
