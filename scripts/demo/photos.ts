import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq, inArray } from "drizzle-orm";
import { photoSizes } from "#game/card/photo-limits.ts";
import { codeDay } from "#game/card/verification-code.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import { clubs } from "#game/world/catalogue/clubs.ts";
import { type Chance, chanceOf, shuffled, wholeBetween } from "#game/world/chance.ts";
import { decideCard } from "#server/card/decide-card.ts";
import { EVIDENCE_ATTEMPTS_MAX } from "#server/card/evidence/due-photos.ts";
import { faceFile, faceUrl, photoFile } from "#server/card/photo/photo-files.ts";
import { newPictureKey } from "#server/platform/files/serve-pictures.ts";
import { revealCard } from "#server/card/reveal-card.ts";
import { card, cardPhoto } from "#server/card/table.ts";
import { uploadCard } from "#server/card/upload-card.ts";
import { codeOf } from "#server/card/verification-code.ts";
import type { KnownPlayer } from "#server/football/form/load-player-forms.ts";
import { withTemporaryFolder } from "#server/platform/files/temporary-folder.ts";
import { cardOnTable, type DrawnCard, scannedCard } from "./card-pictures.ts";
import { toOwnCard, type Form } from "./collections.ts";
import { drawnId } from "./plan.ts";
import { accepted, type Manager, type OwnCard, partsAt, type World } from "./world.ts";

/** The positions of the first manager's special cards, which show each position's best players. */
const SPECIALS = [
  "forward",
  "midfielder",
  "forward",
  "defender",
  "goalkeeper",
  "midfielder",
  "defender",
  "forward",
  "midfielder",
] as const;
/** The percentage of other managers with special cards, and the most that each can have. */
const COLLECTORS = 25;
const MOST_SPECIALS = 7;
/** Photos pending review. */
const QUEUE = 12;
/** Of them, so many are of users who have sent another one. */
const SECOND_PHOTOS = 3;

interface When {
  readonly form: Form;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Uploads photos of stars for the first manager, approved by the admin; some others have the same cards. */
export async function addSpecialCards(
  world: World,
  joined: readonly Manager[],
  { form, at }: When,
): Promise<void> {
  const [owner, ...others] = joined;
  if (owner === undefined) return;
  const stars = starsOf(form);
  const pictures = stars.map((player, turn) =>
    scannedCard(toDrawn(player), chanceFor(world, "special", turn)),
  );
  const approved: number[] = [];
  for (const [turn, player] of stars.entries()) {
    const uploadedAt = at + turn * 60_000;
    const picture = (await pictures[turn]) ?? Buffer.alloc(0);
    const cardId = await upload(world, { owner, player, picture, isMapped: true, at: uploadedAt });
    const decision = { cardId, approved: true, reason: null, playerId: undefined, overall: undefined };
    accepted(await decideCard(partsAt(world, uploadedAt + HOUR_MS / 4), world.admin, decision));
    // The last one is left in its pack.
    if (turn + 1 < stars.length) {
      accepted(await revealCard(partsAt(world, uploadedAt + HOUR_MS / 2), owner.viewer, cardId));
    }
    const [row] = await world.ground.db.select().from(card).where(eq(card.id, cardId));
    if (row !== undefined) owner.cards.push(toOwnCard(row));
    approved.push(cardId);
  }
  await copySpecialCards(world, others, approved);
}

/** Encoding a photo takes a third of a second, so other managers get copies, including files. */
async function copySpecialCards(
  { ground, plan }: World,
  others: readonly Manager[],
  cardIds: readonly number[],
): Promise<void> {
  const rows = await ground.db
    .select({ card, photo: cardPhoto })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .where(inArray(card.id, [...cardIds]))
    .orderBy(asc(card.id));
  for (const manager of others.filter(({ chance }) => chance() * 100 < COLLECTORS)) {
    const most = wholeBetween(manager.chance, 1, MOST_SPECIALS);
    for (const original of shuffled(manager.chance, rows).slice(0, most)) {
      manager.cards.push(await copySpecialCard({ ground, plan }, manager, original));
    }
  }
}

interface Original {
  readonly card: typeof card.$inferSelect;
  readonly photo: typeof cardPhoto.$inferSelect;
}

async function copySpecialCard(
  { ground, plan }: Pick<World, "ground" | "plan">,
  { viewer }: Manager,
  { card: of, photo }: Original,
): Promise<OwnCard> {
  const { id, ...columns } = of;
  const [key, faceKey] = [newPictureKey(), newPictureKey()];
  const copy = async (from: string, to: string): Promise<void> => {
    const bytes = await ground.files.readBytes(from);
    if (bytes !== null) await ground.files.write(to, bytes, "image/webp");
  };
  for (const size of photoSizes) {
    await copy(photoFile(photo.key, size), photoFile(key, size));
    await copy(faceFile(photo.faceKey ?? "", size), faceFile(faceKey, size));
  }
  const day = codeDay(columns.createdAt.getTime());
  const [made] = await ground.db
    .insert(card)
    .values({
      ...columns,
      userId: viewer.id,
      imageUrl: faceUrl(faceKey, "medium"),
      photoHash: drawnId(plan.seed, "photo", viewer.id, id),
      verificationCode: codeOf(ground.config.secret, viewer.id, day),
    })
    .returning();
  if (made === undefined) throw new Error("the card was not returned");
  // Nobody looks for copies of the demo's photos, and printing hundreds would take minutes.
  const evidenceAttempts = EVIDENCE_ATTEMPTS_MAX;
  await ground.db.insert(cardPhoto).values({ ...photo, key, faceKey, evidenceAttempts, cardId: made.id });
  return toOwnCard(made);
}

/** The best player of each given position, all from different clubs. */
function starsOf({ players }: Form): KnownPlayer[] {
  const best = players.toSorted((a, b) => b.overall - a.overall || a.playerId - b.playerId);
  const chosen: KnownPlayer[] = [];
  for (const position of SPECIALS) {
    const star = best.find(
      (one) => one.position === position && chosen.every(({ clubId }) => clubId !== one.clubId),
    );
    if (star !== undefined) chosen.push(star);
  }
  return chosen;
}

/** Photos of cards on tables, uploaded by several managers in the hours before the world's instant. */
export async function fillQueue(world: World, form: Form): Promise<void> {
  const { managers, plan, ground } = world;
  const { photos = QUEUE } = plan;
  const chance = chanceOf(plan.seed, "queue");
  const owners = shuffled(chance, managers.slice(1));
  const players = shuffled(
    chance,
    form.players.filter(({ overall }) => overall >= 76),
  ).slice(0, photos);
  const sent = players.flatMap((player, turn) => {
    const owner = owners[turn % Math.min(owners.length, photos - SECOND_PHOTOS)];
    const at = plan.at - (photos - turn) * HOUR_MS;
    return owner === undefined ? [] : [{ owner, player, at, turn }];
  });
  const pictures = sent.map(({ owner, player, at, turn }) => {
    const code = codeOf(ground.config.secret, owner.viewer.id, codeDay(at));
    return cardOnTable(toDrawn(player), code, chanceFor(world, "photo", turn));
  });
  for (const { owner, player, at, turn } of sent) {
    const picture = (await pictures[turn]) ?? Buffer.alloc(0);
    // Some choose the player in the form, others only type the name.
    await upload(world, { owner, player, picture, isMapped: turn % 3 !== 0, at });
  }
}

function chanceFor({ plan }: World, kind: string, turn: number): Chance {
  return chanceOf(plan.seed, kind, turn);
}

interface Sent {
  readonly owner: Manager;
  readonly player: KnownPlayer;
  readonly picture: Buffer;
  /** Whether the uploader chooses the player. */
  readonly isMapped: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** @returns the card's id */
async function upload(world: World, { owner, player, picture, isMapped, at }: Sent): Promise<number> {
  const { playerName, position, club, playerId } = player;
  const verificationCode = codeOf(world.ground.config.secret, owner.viewer.id, codeDay(at));
  const fields = { playerName, position, club, verificationCode, ...(isMapped ? { playerId } : {}) };
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, "photo.jpg");
    await writeFile(path, picture);
    const input = { fields, file: { path }, idempotencyKey: null };
    return accepted(await uploadCard(partsAt(world, at), owner.viewer, input)).id;
  });
}

function toDrawn({ playerName, position, club, overall }: KnownPlayer): DrawnCard {
  const colours = clubs.find(({ name }) => name === club)?.colours ?? ["#1d3557", "#f1faee"];
  return { playerName, position, club, overall, colours };
}
