import * as http from "node:http";
import * as https from "node:https";
import { sharp } from "#server/card/photo/sharp.ts";

/** One more than the limit of sign-ins per address and minute. */
const TRIES = 21;

/** Sends with the name of the site, which isn't this machine's. */
function begin(
  url: string,
  options: http.RequestOptions,
  headers: Readonly<Record<string, string>> = {},
): http.ClientRequest {
  const { request } = url.startsWith("https:") ? https : http;
  return request(url, { ...options, headers: { host: "panna.example", ...headers } });
}

/** Tries to sign in from one of this machine's addresses. @returns the status */
function tryPassword(url: string, localAddress: string, claimed: string): Promise<number> {
  return new Promise((settle, fail) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": claimed };
    const call = begin(`${url}/api/auth/sign-in/email`, { method: "POST", localAddress }, headers);
    call.on("response", (answer) => {
      answer.resume();
      settle(answer.statusCode ?? 0);
    });
    call.on("error", fail);
    call.end(JSON.stringify({ email: "pat@example.com" }));
  });
}

async function signUp(url: string): Promise<{ cookie: string; setCookie: string }> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://panna.example" },
    body: JSON.stringify({ name: "Pat", email: "pat@example.com", password: "correct horse battery" }),
  });
  const set = answer.headers.getSetCookie();
  if (!answer.ok) throw new Error(`sign-up failed: ${answer.status} ${await answer.text()}`);
  return { cookie: set.map((one) => one.split(";", 1)[0]).join("; "), setCookie: set.join("\n") };
}

async function uploadLarge(url: string, cookie: string): Promise<number> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 3000, height: 2600, channels: 3, background: "#000", noise } as const;
  const photo = await sharp({ create }).jpeg({ quality: 92 }).toBuffer();
  console.log(`a photo of ${(photo.length / 1e6).toFixed(1)} MB`);
  const { code } = (await (await fetch(`${url}/api/verification-code`, { headers: { cookie } })).json()) as {
    code: string;
  };
  const card = { playerName: "Bukayo Saka", position: "midfielder", club: "Arsenal", verificationCode: code };
  const form = new FormData();
  for (const [name, value] of Object.entries(card)) form.set(name, value);
  form.set("image", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "card.jpg");
  const answer = await fetch(`${url}/api/cards`, { method: "POST", headers: { cookie }, body: form });
  await answer.arrayBuffer();
  return answer.status;
}

/** @returns milliseconds until the stream's first bytes */
function streamed(url: string, cookie: string): Promise<number> {
  const asked = performance.now();
  return new Promise((settle, fail) => {
    const call = begin(`${url}/api/live`, {}, { cookie });
    call.on("response", (answer) => {
      answer.once("data", () => {
        settle(performance.now() - asked);
        call.destroy();
      });
    });
    call.on("error", fail);
    call.end();
    call.setTimeout(10_000, () => call.destroy(new Error("nothing came within ten seconds")));
  });
}

/** Says whether an address without TLS leads to the same page with it. */
export function redirects(plainUrl: string): Promise<boolean> {
  return new Promise((settle, fail) => {
    const call = begin(`${plainUrl}/sign-in?next=%2Fhome`, {});
    call.on("response", (answer) => {
      answer.resume();
      const { statusCode, headers } = answer;
      const isRight = statusCode === 301 && headers.location === "https://panna.example/sign-in?next=%2Fhome";
      console.log(`${isRight ? "yes" : "NO "}  without TLS, a page redirects to itself with TLS`);
      settle(isRight);
    });
    call.on("error", fail);
    call.end();
  });
}

/**
 * A large photo, a stream, cookies, hidden figures, and limits that tell clients apart and trust none of their claims.
 *
 * @returns what is not as it should be
 */
export async function tell(url: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  const claim = (isTrue: boolean, what: string): void => {
    console.log(`${isTrue ? "yes" : "NO "}  ${what}`);
    if (!isTrue) wrong.push(what);
  };
  const { cookie, setCookie } = await signUp(url);
  claim(
    /; Secure/iu.test(setCookie) && setCookie.includes("__Host-"),
    "cookies are secure and of this host alone",
  );
  const uploaded = await uploadLarge(url, cookie);
  claim(uploaded === 201 || uploaded === 200, `a large photo passes (${uploaded})`);
  claim((await streamed(url, cookie)) < 5000, "a stream's first bytes arrive at once");
  for (const path of ["/api/health/metrics", "/api/health/metrics/"]) {
    claim((await fetch(`${url}${path}`)).status === 404, `${path} is hidden`);
  }
  const statuses: number[] = [];
  for (let at = 0; at < TRIES; at += 1) statuses.push(await tryPassword(url, "127.0.0.2", `203.0.113.${at}`));
  claim(statuses.at(-1) === 429, "a client that claims other addresses is limited all the same");
  claim((await tryPassword(url, "127.0.0.3", "203.0.113.1")) === 400, "another client is not");
  return wrong;
}
