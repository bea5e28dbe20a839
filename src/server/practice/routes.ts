import * as contract from "#contract/fantasy/practice.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "../deps.ts";
import type { Mount } from "../http/mount.ts";
import { executePractice, validatePractice } from "./execute-practice.ts";
import { loadPractice } from "./load-practice.ts";
import { loadPracticePoints, playGameweek } from "./play-gameweek.ts";
import { loadChoices } from "./practice-choices.ts";
import { simulatedWorld } from "./source/simulated-world.ts";
import { startPractice } from "./start-practice.ts";
import { loadPracticeHelp } from "./view/practice-help.ts";
import { toPracticeView } from "./view/practice-view.ts";

export function mountPractice(mount: Mount, deps: Deps): void {
  const { db, clock } = deps;
  const world = simulatedWorld();
  mount(contract.getPractice, async ({ viewer }) => {
    const practice = await loadPractice(db, world, { userId: viewer.id });
    return accepted({
      choices: await loadChoices(db, clock.now()),
      practice: practice === null ? null : await toPracticeView(db, viewer, practice),
    });
  });
  mount(contract.startPractice, ({ viewer, body, idempotencyKey }) =>
    startPractice(deps, world, viewer, { ...body, idempotencyKey }),
  );
  mount(contract.validatePractice, ({ viewer, params, body: request }) =>
    validatePractice(deps, world, viewer, { id: params.id, request }),
  );
  mount(contract.executePractice, ({ viewer, params, body: request, idempotencyKey }) =>
    executePractice(deps, world, viewer, { id: params.id, request, idempotencyKey }),
  );
  mount(contract.playGameweek, ({ parts, viewer, params }) => playGameweek(parts, world, viewer, params));
  mount(contract.getPracticePoints, ({ viewer, params }) => loadPracticePoints(deps, world, viewer, params));
  mount(contract.getPracticeHelp, ({ viewer, params }) => loadPracticeHelp(deps, world, viewer, params.id));
}
