import type { Look } from "./looks.ts";

/** A finished picture. */
export interface Picture extends Look {
  readonly screen: string;
  readonly file: string;
}

const FILTERS = ["screen", "state", "width", "theme", "language"] as const;

/** A page with all pictures and filters for them; it needs nothing but the files next to it. */
export function indexPage(pictures: readonly Picture[]): string {
  const selects = FILTERS.map((name) => {
    const values = [...new Set(pictures.map((picture) => String(picture[name])))];
    const options = ["", ...values].map(
      (value) => `<option value="${value}">${value || `every ${name}`}</option>`,
    );
    return `<select name="${name}" aria-label="${name}">${options.join("")}</select>`;
  });
  const figures = pictures.map((picture) => {
    const { screen, state, width, theme, language, file } = picture;
    const data = FILTERS.map((name) => `data-${name}="${picture[name]}"`).join(" ");
    return `<figure ${data}><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>
      <figcaption>${screen} · ${state} · ${width} · ${theme} · ${language}</figcaption></figure>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Panna's screens</title>
<style>
  body{margin:0;font:14px/1.4 system-ui,sans-serif;background:#ddd;color:#111}
  form{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:8px;padding:12px;background:#fff;box-shadow:0 1px 6px #0003}
  main{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:16px;padding:16px;align-items:start}
  figure{margin:0}figure[hidden]{display:none}img{width:100%;min-height:160px;background:#bbb}select{font:inherit;padding:4px}
</style>
<form>${selects.join("")}<output></output></form><main>${figures.join("\n")}</main>
<script>
  const form = document.querySelector("form"), figures = [...document.querySelectorAll("figure")];
  const wished = new URLSearchParams(location.hash.slice(1));
  for (const [name, value] of wished) if (form.elements[name]) form.elements[name].value = value;
  const filter = () => {
    const wishes = [...new FormData(form)].filter(([, value]) => value !== "");
    for (const one of figures) one.hidden = wishes.some(([name, value]) => one.dataset[name] !== value);
    location.replace("#" + new URLSearchParams(wishes));
    form.querySelector("output").textContent = figures.filter(({ hidden }) => !hidden).length + " pictures";
  };
  form.addEventListener("change", filter);
  filter();
</script></html>
`;
}
