import { PracticeScreen } from "#web/fantasy/practice/practice-screen.tsx";

/** A practice season of the fantasy league. */
export function FantasyPracticeRoute() {
  return <PracticeScreen />;
}
