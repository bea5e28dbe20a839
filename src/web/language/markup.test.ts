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
    resources: {
      en: { profile: { team: { facts: "{{name}}, <formation>{{formation}}</formation>, {{rating}}" } } },
    },
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
      values: { name, formation: "2-1-1", rating: 74 },
      components: { formation: createElement("b") },
    });
    expect(renderToStaticMarkup(createElement(I18nextProvider, { i18n }, facts))).toBe(
      `${drawn}, <b>2-1-1</b>, 74`,
    );
    const plain = i18n.t("profile:team.facts", { name, formation: "2-1-1", rating: 74 });
    expect(plain).toBe(`${name}, <formation>2-1-1</formation>, 74`);
  });
});
