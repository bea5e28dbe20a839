import { describe, expect, test } from "vitest";
import { type Letter, letterHtml, letterText } from "./letter.ts";

const letter: Letter = {
  subject: "Your password",
  greeting: "Hello <b>Ada</b> & co,",
  paragraphs: ['An <img src="x" onerror="alert(1)">'],
  link: { label: "Open <it>", url: 'https://panna.example/sign-in?reset="><script>' },
  footer: "</body>",
};

describe("a letter as HTML", () => {
  test("shows what a user typed as text, never as markup", () => {
    const html = letterHtml(letter);
    expect(html.match(/<(?:b|img|it|script)\b/gu)).toBeNull();
    expect(html.match(/<\/body>/gu)).toHaveLength(1);
    expect(html).toContain("Hello &lt;b&gt;Ada&lt;/b&gt; &amp; co,");
  });
});

describe("a letter as text", () => {
  test("has the link's address on a line of its own", () => {
    expect(letterText(letter).split("\n")).toContain(letter.link?.url);
  });
});
