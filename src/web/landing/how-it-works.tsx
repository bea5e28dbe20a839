const STEPS = [
  {
    title: "Upload Cards",
    text: "Photograph the cards in your drawer. We read the name, a person checks the photo, and the card is yours here too. Nothing to photograph yet? You start with a set of eleven.",
  },
  {
    title: "Build Teams",
    text: "Choose a formation and put five cards on the pitch. Save as many teams as you like, and make one of them active.",
  },
  {
    title: "Compete",
    text: "Enter the monthly tournament. Goals, assists, saves and clean sheets of the real players become your points.",
  },
  {
    title: "Climb Rankings",
    text: "Every point comes with its receipt. Watch them arrive while the matches run, and see whom you pass.",
  },
] as const;

/** A pass to the next player, and its arrow head. */
function Pass() {
  return (
    <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true" className="pass">
      <path d="M0 8C30-4 62 8 100 34" />
    </svg>
  );
}

/** The four steps, on a tactics board: numbered players and the passes between them. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="how">
      <h2 id="how">How It Works</h2>
      <ol>
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true" className="step">
              {index + 1}
            </span>
            {index < STEPS.length - 1 && <Pass />}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
