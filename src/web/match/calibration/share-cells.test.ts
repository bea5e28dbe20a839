import i18next from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { ShareCells } from "./share-cells.tsx";

afterEach(() => i18next.changeLanguage("en"));

test.each([
  ["en", "41 / 18 / 41%"],
  ["es", "41 / 18 / 41\u00a0%"],
  ["it", "41 / 18 / 41%"],
])("shares in percent are written as in %s", async (language, written) => {
  await i18next.changeLanguage(language);
  const shares = { win: 41.2, draw: 18, loss: 40.8 };
  const cells = createElement(ShareCells, { observed: shares, predicted: shares });
  expect(renderToStaticMarkup(cells)).toContain(written);
});
