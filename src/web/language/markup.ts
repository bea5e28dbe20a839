import type { InitOptions } from "i18next";

/** What means something in a text with markup. */
const SIGNS = /[&<>{}]/gu;

function escape(text: string): string {
  return text.replaceAll(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);
}

function unescape(text: string): string {
  return text.replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCharCode(Number(code)));
}

/**
 * i18next's settings for texts with markup: `Trans` reads a text again after its values are in place, so a team called
 * "<b>{{rating}}</b>" would be drawn as something else. Only `Trans` escapes.
 */
export const markup = {
  interpolation: { escapeValue: false, escape },
  react: { unescape },
} as const satisfies InitOptions;
