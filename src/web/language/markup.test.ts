import { createInstance } from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, Trans } from "react-i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { markup } from "./markup.ts";

const i18n = createInstance();

beforeAll(() =>
  i18n.init({
    lng: "en",
    resources: { en: { profile: { team: { facts: "{{name}}, <b>rating {{rating}}</b>" } } } },
    defaultNS: "profile",
    ...markup,
  }),
);

describe("a text with a user's words in it", () => {
  test.each([
    ["{{rating}} z", "{{rating}} z"],
    ["<b>Bold</b>", "&lt;b&gt;Bold&lt;/b&gt;"],
    ["<3 & Co. &#60;", "&lt;3 &amp; Co. &amp;#60;"],
    ["$t(team:plain)", "$t(team:plain)"],
  ])("shows %s as it was written", (name, drawn) => {
    const facts = createElement(Trans, {
      i18nKey: "profile:team.facts",
      values: { name, rating: 74 },
      components: { b: createElement("strong") },
    });
    expect(renderToStaticMarkup(createElement(I18nextProvider, { i18n }, facts))).toBe(
      `${drawn}, <strong>rating 74</strong>`,
    );
    expect(i18n.t("profile:team.facts", { name, rating: 74 })).toBe(`${name}, <b>rating 74</b>`);
  });
});
