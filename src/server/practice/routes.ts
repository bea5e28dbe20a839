import * as contract from "#contract/fantasy/practice.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { executePractice, validatePractice } from "./execute-practice.ts";
import { loadPractice } from "./load-practice.ts";
import { loadPracticePoints, playGameweek } from "./play-gameweek.ts";
import { loadChoices } from "./practice-choices.ts";
import type { SimulatedWorld } from "#server/practice/source/simulated-world.ts";
import { startPractice } from "./start-practice.ts";
import { loadPracticeHelp } from "#server/practice/view/practice-help.ts";
import { toPracticeView } from "#server/practice/view/practice-view.ts";

export function mountPractice(mount: Mount, deps: Deps): void {
  const { db, clock } = deps;
  const world = worldWhenNeeded();
  mount(contract.getPractice, async ({ viewer }) => {
    const practice = await loadPractice(db, await world(), { userId: viewer.id });
    return accepted({
      choices: await loadChoices(db, clock.now()),
      practice: practice === null ? null : await toPracticeView(db, viewer, practice),
    });
  });
  mount(contract.startPractice, async ({ parts, viewer, body }) =>
    startPractice(parts, await world(), viewer, body),
  );
  mount(contract.validatePractice, async ({ viewer, params, body: request }) =>
    validatePractice(deps, await world(), viewer, { id: params.id, request }),
  );
  mount(contract.executePractice, async ({ parts, viewer, params, body: request }) =>
    executePractice(parts, await world(), viewer, { id: params.id, request }),
  );
  mount(contract.playGameweek, async ({ parts, viewer, params }) =>
    playGameweek(parts, await world(), viewer, params),
  );
  mount(contract.getPracticePoints, async ({ viewer, params }) =>
    loadPracticePoints(deps, await world(), viewer, params),
  );
  mount(contract.getPracticeHelp, async ({ viewer, params }) =>
    loadPracticeHelp(deps, await world(), viewer, params.id),
  );
}

/** The simulated world brings a large catalogue: it is loaded when somebody practises. */
function worldWhenNeeded(): () => Promise<SimulatedWorld> {
  let loading: Promise<SimulatedWorld> | null = null;
  return () => {
    loading ??= import("#server/practice/source/simulated-world.ts").then(({ simulatedWorld }) =>
      simulatedWorld(),
    );
    return loading;
  };
}
