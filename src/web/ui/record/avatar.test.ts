import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Avatar, type AvatarProps } from "./avatar.tsx";

/** The content of the avatar. */
function shown(props: AvatarProps): string | undefined {
  return /<span[^>]*>(.*)<\/span>$/u.exec(renderToStaticMarkup(createElement(Avatar, props)))?.[1];
}

describe("the avatar of a user", () => {
  // shows: 2.31
  test("is the profile image if there is one", () => {
    const image = shown({ imageUrl: "https://example.com/alice.webp", letter: "A" });
    expect(image).toMatch(/^<img src="https:\/\/example\.com\/alice\.webp" alt=""[^>]*\/>$/u);
  });

  test.each([null, undefined, ""])("is the letter if the image is %j", (imageUrl) => {
    expect(shown({ imageUrl, letter: "A" })).toBe("A");
  });
});
