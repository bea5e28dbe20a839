import type { OwnCardView } from "#contract/card/card.ts";
import { CARD_BOX } from "#game/card/drawing/draw-card-front.ts";
import { PRINT_BLEED, PRINT_DOTS_PER_METRE, PRINT_PIXELS } from "#game/card/drawing/print-measures.ts";
import { PageError } from "#web/api/api-error.ts";
import { words } from "#web/language/words.ts";
import { fileNameOf, pngOf } from "#web/share/share-file.tsx";
import { loadFront, writeFrontText } from "./load-front.ts";
import { withResolution } from "./with-resolution.ts";

/**
 * The front of a card for a printer, as a PNG file with bleed: drawn here, where the fonts are. It shows the face alone,
 * never the photo it was taken from, and is drawn from pixels, so nothing of a camera or a place is in it.
 *
 * @throws PageError if the browser can't draw; TypeError if the face couldn't be fetched
 */
export async function printCard(card: OwnCardView): Promise<File> {
  const t = words("card");
  const canvas = document.createElement("canvas");
  canvas.width = PRINT_PIXELS.width;
  canvas.height = PRINT_PIXELS.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new PageError(t("print.unsupported"));
  const face = card.photo === null ? null : card.photo.large;
  const { picture, texts } = await loadFront(card, { face, bleed: PRINT_BLEED });
  const scale = canvas.width / (CARD_BOX.width + 2 * PRINT_BLEED);
  const height = scale * (CARD_BOX.height + 2 * PRINT_BLEED);
  // The drawing is a hair taller than a card; what is over is bleed.
  const top = (canvas.height - height) / 2;
  context.drawImage(picture, 0, top, canvas.width, height);
  context.setTransform(scale, 0, 0, scale, scale * PRINT_BLEED, top + scale * PRINT_BLEED);
  for (const text of texts) writeFrontText(context, text);
  const png = await pngOf(canvas, t("print.unsupported"));
  const bytes = withResolution(new Uint8Array(await png.arrayBuffer()), PRINT_DOTS_PER_METRE);
  return new File([bytes], `${fileNameOf(card.playerName, t("print.fileName"))}.png`, { type: png.type });
}
