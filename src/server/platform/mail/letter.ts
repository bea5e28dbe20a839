import { escapedMarkup } from "#server/platform/escaped-markup.ts";

/** What a person reads in a mail. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, if there is any. */
  readonly link: { readonly label: string; readonly url: string } | null;
  /** Small print at the end. */
  readonly footer: string;
}

/** The letter as plain text. */
export function letterText({ greeting, paragraphs, link, footer }: Letter): string {
  const parts = [greeting, ...paragraphs, ...(link === null ? [] : [`${link.label}:\n${link.url}`])];
  return `${[...parts, `-- \n${footer}`].join("\n\n")}\n`;
}

/** The letter as simple HTML, which shows the link's address too. */
export function letterHtml({ greeting, paragraphs, link, footer }: Letter): string {
  const texts = [greeting, ...paragraphs].map((text) => `<p>${escapedMarkup(text)}</p>`);
  return `<!doctype html>
<html>
<body style="font:16px/1.5 sans-serif;max-width:32em;margin:1em">
${texts.join("\n")}
${link === null ? "" : linkHtml(link)}
<p style="color:#666;font-size:14px">${escapedMarkup(footer)}</p>
</body>
</html>
`;
}

function linkHtml({ label, url }: NonNullable<Letter["link"]>): string {
  const address = escapedMarkup(url);
  return `<p><a href="${address}" style="display:inline-block;padding:12px 20px;background:#14532d;color:#fff;border-radius:8px;text-decoration:none">${escapedMarkup(label)}</a></p>
<p style="font-size:14px">${address}</p>`;
}
