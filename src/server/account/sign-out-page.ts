import { hash } from "node:crypto";

const style = `
  :root { color-scheme: light dark }
  body { font: 1.125rem/1.5 system-ui, sans-serif; display: grid; place-content: center; min-height: 90vh; margin: 1rem; text-align: center }
  a { display: inline-block; margin: 0.5rem; padding: 0.75rem 1.5rem; border: 1px solid; border-radius: 0.5rem; color: inherit }
`;

/** Lets the page use its own style, and nothing else load, run, frame or send. */
export const signOutPagePolicy = `default-src 'none';style-src 'sha256-${hash("sha256", style, "base64")}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/**
 * Asks whether to sign out. Browsers mark this page's own links as same-site, so its link to the same address signs
 * out.
 */
export const SIGN_OUT_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign out? – Panna</title>
<style>${style}</style>
<main>
<h1>Sign out of Panna?</h1>
<p>A link on another site brought you here.</p>
<p><a href="/api/logout">Sign out</a> <a href="/">Stay signed in</a></p>
</main>
</html>
`;
