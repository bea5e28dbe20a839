import { expect } from "vitest";
import { decideCard } from "#contract/admin.ts";
import { setUsername } from "#contract/account.ts";
import { claimBaseSet, deleteCard } from "#contract/card/card.ts";
import { signPlayer } from "#contract/scout.ts";
import { activateTeam, deleteTeam, saveTeamPositions, updateTeam } from "#contract/team.ts";
import { enterTournament } from "#contract/tournament.ts";
import { PENDING_PHOTOS_MAX } from "#game/card/photo-limits.ts";
import { slotsOf } from "#game/team/formation.ts";
import { aCatalogue } from "#tests/support/football-makers.ts";
import { aPendingPhoto, anActiveTeam, someCards } from "#tests/support/makers.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { anOpenOffer } from "#tests/scout/scout-makers.ts";
import { browserOf } from "#tests/support/test-user.ts";
import { countRows, type Scenario, times } from "./scenario.ts";

const AT_ONCE = 8;
let photos = 0;

const doubleEntry: Scenario = {
  name: "one entry a tournament",
  async prepare(app) {
    const id = await theTournament(app);
    return async () => {
      const { user, teamId } = await aManager(app);
      const asked = { params: { id }, body: { teamId } };
      return {
        requests: times(AT_ONCE, () => (on) => browserOf(on, user).call(enterTournament, asked)),
        expected: { "200": 1, "409 already_entered": AT_ONCE - 1 },
        check: async () =>
          expect(await countRows(app, "select from tournament_entry where user_id = $1", [user.id])).toBe(1),
      };
    };
  },
};

const twoActiveTeams: Scenario = {
  name: "one active team",
  prepare: async (app) => async () => {
    const { user, cards, teamId } = await aManager(app);
    const teams = [teamId, await anActiveTeam(user, cards)];
    return {
      requests: times(AT_ONCE, (turn) => (on) => {
        const params = { id: teams[turn % 2] };
        return browserOf(on, user).call(activateTeam, { params });
      }),
      expected: { "200": AT_ONCE },
      check: async () =>
        expect(await countRows(app, "select from team where user_id = $1 and is_active", [user.id])).toBe(1),
    };
  },
};

const saveWhileUpdating: Scenario = {
  name: "a line-up of its team's formation",
  prepare: async (app) => async () => {
    const { user, teamId, cards } = await aManager(app);
    const teamOf = async () =>
      (
        await app.pool.query<{ formation: string; version: number; labels: string[] }>(
          `select formation, version,
                  array(select position from team_slot where team_id = team.id order by position_index) as labels
             from team where id = $1`,
          [teamId],
        )
      ).rows[0];
    const asked = { params: { id: teamId }, query: { version: (await teamOf())?.version ?? 0 } };
    return {
      requests: times(AT_ONCE, (turn) => (on) => {
        const browser = browserOf(on, user);
        if (turn % 2 === 0) {
          const body = { name: `Team ${turn}`, formation: "2-1-1" };
          return browser.call(updateTeam, { ...asked, body });
        }
        const body = slotsOf("1-2-1").map(({ label: position }, positionIndex) => {
          const cardId = cards[(turn + positionIndex) % cards.length]?.id ?? 0;
          return { cardId, position, positionIndex };
        });
        return browser.call(saveTeamPositions, { ...asked, body });
      }),
      expected: { "200": 1, "409 team_changed": AT_ONCE - 1 },
      check: async () => {
        const { formation = "", labels = [] } = (await teamOf()) ?? {};
        const own = formation === "2-1-1" ? [] : slotsOf("1-2-1").map(({ label }) => label);
        expect(labels).toEqual(own);
      },
    };
  },
};

const usernameTwice: Scenario = {
  name: "one user of a username",
  prepare: async (app) => async (burst) => {
    const username = `everybodys_${burst}`;
    const users = await Promise.all(times(AT_ONCE, () => aUser(app)));
    return {
      requests: users.map((user) => (on) => browserOf(on, user).call(setUsername, { body: { username } })),
      expected: { "200": 1, "409 username_taken": AT_ONCE - 1 },
      check: async () =>
        expect(await countRows(app, `select from "user" where username = $1`, [username])).toBe(1),
    };
  },
};

const baseSetTwice: Scenario = {
  name: "one base set",
  async prepare(app) {
    await aCatalogue(app);
    return async () => {
      const user = await aUser(app);
      return {
        requests: times(AT_ONCE, () => (on) => browserOf(on, user).call(claimBaseSet)),
        expected: { "200": 1, "409 base_set_taken": AT_ONCE - 1 },
        check: async () =>
          expect(await countRows(app, "select from card where user_id = $1", [user.id])).toBe(11),
      };
    };
  },
};

const signedTwice: Scenario = {
  name: "one signing of a scout's offer",
  isAlone: true,
  prepare: async (app) => async () => {
    const user = await aUser(app);
    const { offerId, playerIds } = await anOpenOffer(app, user);
    return {
      requests: times(AT_ONCE, (turn) => (on) => {
        const body = { offerId, playerId: playerIds[turn % playerIds.length] ?? 0 };
        return browserOf(on, user).call(signPlayer, { body });
      }),
      expected: { "200": 1, "409 scout_offer_taken": AT_ONCE - 1 },
      check: async () =>
        expect(await countRows(app, "select from card where user_id = $1", [user.id])).toBe(1),
    };
  },
};

const DELETION_ANSWERS = new Set([
  "200",
  "400 team_short",
  "404 not_found",
  "409 team_locked",
  "409 card_locked",
]);

const deleteWhileEntering: Scenario = {
  name: "a team that enters or is gone",
  async prepare(app) {
    const id = await theTournament(app);
    return async () => {
      const { user, teamId, cards } = await aManager(app);
      const asked = { params: { id }, body: { teamId } };
      return {
        requests: [
          (on) => browserOf(on, user).call(enterTournament, asked),
          (on) => browserOf(on, user).call(deleteTeam, { params: { id: teamId } }),
          (on) => browserOf(on, user).call(deleteCard, { params: { id: cards[0]?.id ?? 0 } }),
        ],
        // Either the entry locks the card, or the card goes first and the team is short; the rest exclude each other.
        expected: (tally) => {
          return (
            Object.keys(tally).every((answer) => DELETION_ANSWERS.has(answer)) && (tally["200"] ?? 0) <= 2
          );
        },
        check: async () => {
          const entries = await countRows(app, "select from tournament_entry where user_id = $1", [user.id]);
          const teams = await countRows(app, "select from team where id = $1", [teamId]);
          expect(entries === 1 ? teams : 1 - teams).toBe(1);
          const left = await countRows(app, "select from card where user_id = $1", [user.id]);
          if (entries === 1) expect(left).toBe(5);
        },
      };
    };
  },
};

const twoAdmins: Scenario = {
  name: "one decision on a photo",
  async prepare(app) {
    const admins = await Promise.all(times(2, () => aUser(app, { isAdmin: true })));
    return async () => {
      const { id } = await aPendingPhoto(app, await aUser(app));
      const params = { id };
      return {
        requests: times(AT_ONCE, (turn) => (on) => {
          const admin = admins[turn % 2] ?? admins[0];
          if (admin === undefined) throw new Error("there is no admin");
          return browserOf(on, admin).call(decideCard, { params, body: { approved: turn % 3 === 0 } });
        }),
        expected: { "200": 1, "409 already_decided": AT_ONCE - 1 },
        check: async () =>
          expect(await countRows(app, "select from audit_log where subject = $1", [`card ${id}`])).toBe(1),
      };
    };
  },
};

const uploadQuota: Scenario = {
  name: "so many photos waiting and no more",
  prepare: async (app) => async () => {
    const user = await aUser(app);
    const row = { status: "pending", origin: "photo" } as const;
    const waiting = times(PENDING_PHOTOS_MAX - 1, (made) => ({
      ...row,
      photoHash: `${user.id} ${made}`,
      imageUrl: "/a.webp",
    }));
    await someCards(app, user, waiting);
    photos += 4;
    const files = await Promise.all(times(4, (turn) => anyPhoto(photos - turn)));
    return {
      requests: files.map((file) => (on) => upload(on, browserOf(on, user), { file })),
      expected: { "200": 1, "409 too_many_pending": 3 },
      check: async () =>
        expect(await countRows(app, "select from card where user_id = $1", [user.id])).toBe(
          PENDING_PHOTOS_MAX,
        ),
    };
  },
};

export const teamScenarios: readonly Scenario[] = [
  doubleEntry,
  twoActiveTeams,
  saveWhileUpdating,
  usernameTwice,
  baseSetTwice,
  signedTwice,
  deleteWhileEntering,
  twoAdmins,
  uploadQuota,
];
