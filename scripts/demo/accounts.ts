import { hashPassword } from "better-auth/crypto";
import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { chanceOf } from "#game/world/chance.ts";
import { account, firstAdmin, user } from "#server/account/table.ts";
import { people, type Person } from "./names.ts";
import { drawnId, type Plan } from "./plan.ts";
import {
  adminOf,
  EMAILS,
  type Ground,
  type Manager,
  passwordOf,
  type Role,
  viewerOf,
  type World,
} from "./world.ts";

/** The percentage of other managers who are there from the first gameweek. */
const FROM_THE_START = 55;

const MANAGER: Person = {
  firstName: "Robin",
  lastName: "Vale",
  username: "robin_vale",
  teamName: "Vale Nomads",
};
const ADMIN: Person = {
  firstName: "Sam",
  lastName: "Okoro",
  username: "sam_okoro",
  teamName: "Okoro Eleven",
};

/** All managers and the admin, none with an account yet. */
export function gather(plan: Plan, ground: Ground, steps: readonly number[]): World {
  const chance = chanceOf(plan.seed, "people");
  const others = people(chance, plan.managers).filter(
    ({ username }) => username !== MANAGER.username && username !== ADMIN.username,
  );
  const managers = [MANAGER, ...others].map((person, at): Manager => {
    const own = chanceOf(plan.seed, "manager", person.username);
    const joinsAt = at === 0 || own() * 100 < FROM_THE_START ? 0 : Math.floor(own() * (steps.length - 1));
    const email = at === 0 ? EMAILS.manager : `${person.username}@demo.example`;
    // A day or so before their first deadline.
    const createdAt = (steps[joinsAt] ?? plan.at) - HOUR_MS - Math.floor(own() * DAY_MS);
    const id = drawnId(plan.seed, "user", person.username);
    return {
      viewer: viewerOf({ id, email, person, isAdmin: false, createdAt }),
      person,
      joinsAt,
      zeal: at === 0 ? 1 : own(),
      chance: own,
      cards: [],
      five: [],
      squad: null,
      signings: 0,
    };
  });
  const id = drawnId(plan.seed, "user", ADMIN.username);
  const createdAt = (steps[0] ?? plan.at) - 3 * DAY_MS;
  const admin = adminOf({ id, email: EMAILS.admin, person: ADMIN, createdAt });
  return { plan, ground, managers, admin };
}

/** Creates the admin's account before all others, so no other account becomes admin by being first. */
export async function signUpAdmin(world: World): Promise<void> {
  const { admin, ground } = world;
  await ground.db.insert(user).values(rowOf(admin));
  await ground.db.insert(firstAdmin).values({ userId: admin.id });
  await givePassword(ground, admin.id, "admin");
}

/** Creates accounts for those who join; the first manager's has a password. */
export async function signUp({ ground, managers }: World, joining: readonly Manager[]): Promise<void> {
  if (joining.length === 0) return;
  await ground.db.insert(user).values(joining.map(({ viewer }) => rowOf(viewer)));
  const [first] = managers;
  if (first !== undefined && joining.includes(first)) await givePassword(ground, first.viewer.id, "manager");
}

function rowOf({
  id,
  user: { email, username, firstName, lastName, isAdmin, createdAt: at },
}: Manager["viewer"]) {
  const name = `${firstName} ${lastName}`;
  return {
    id,
    name,
    email,
    username,
    firstName,
    lastName,
    isAdmin,
    createdAt: at,
    updatedAt: at,
    usernameChosenAt: at,
  };
}

async function givePassword({ db, config }: Ground, userId: string, role: Role): Promise<void> {
  const password = await hashPassword(passwordOf(config.secret, role));
  await db
    .insert(account)
    .values({ id: `demo-${role}`, accountId: userId, providerId: "credential", userId, password });
}
