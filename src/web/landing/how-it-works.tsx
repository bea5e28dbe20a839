import { useTranslation } from "react-i18next";

const STEPS = ["upload", "build", "compete", "climb"] as const;

/** A pass to the next player, with its arrowhead. */
function Pass() {
  return (
    <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true" className="pass">
      <path d="M0 8C30-4 62 8 100 34" />
    </svg>
  );
}

/** The four steps on a tactics board: numbered players with passes between them. */
export function HowItWorks() {
  const { t } = useTranslation("landing");
  return (
    <section aria-labelledby="how" className="how">
      <h2 id="how">{t("how.title")}</h2>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span aria-hidden="true" className="step">
              {index + 1}
            </span>
            {index < STEPS.length - 1 && <Pass />}
            <h3>{t(`how.${step}.title`)}</h3>
            <p>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
