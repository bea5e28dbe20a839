import { listSessions } from "#contract/access/sessions.ts";
import { makeEmailLink } from "#server/account/email/email-link.ts";
import { aPasskey } from "#tests/contract/requests.ts";
import { aSession, aUser } from "#tests/support/sessions.ts";
import { PASSWORD, signUp } from "#tests/support/test-user.ts";
import type { Change } from "./change.ts";

let people = 0;

function newName(): string {
  people += 1;
  return `Changing Person ${people}`;
}

export const accessChanges: Readonly<Record<string, Change>> = {
  "POST /api/auth/email/link": async ({ app }) => ({ user: await aUser(app), request: {} }),
  "PUT /api/auth/email": async ({ app }) => {
    const user = await signUp(app, newName());
    const to = (email: string) => ({ body: { email, password: PASSWORD } });
    return { user, request: to(`one.${user.email}`), other: to(`two.${user.email}`) };
  },
  "POST /api/auth/email/confirm": async ({ app }) => {
    const user = await aUser(app);
    const [one, two] = [
      await makeEmailLink(app.deps, user.id, user.email),
      await makeEmailLink(app.deps, user.id, `new.${user.email}`),
    ];
    return { user, request: { body: { token: one } }, other: { body: { token: two } } };
  },
  "DELETE /api/auth/sessions/:id": async ({ app }) => {
    const user = await aUser(app);
    for (const _ of [1, 2]) await aSession(app, user.id);
    const { sessions } = (await user.call(listSessions)).body;
    const [one = "", two = ""] = sessions.flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id]));
    return { user, request: { params: { id: one } }, other: { params: { id: two } } };
  },
  "POST /api/auth/passkeys/:id/remove": async ({ app }) => {
    const user = await aUser(app);
    const [one, two] = [await aPasskey(app, user), await aPasskey(app, user)];
    return { user, request: { params: { id: one }, body: {} }, other: { params: { id: two }, body: {} } };
  },
  "POST /api/auth/sessions/end-others": async ({ app }) => ({ user: await aUser(app), request: {} }),
};
