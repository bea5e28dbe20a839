import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** The provider's claims about the person, by their OpenID Connect names. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean | string | undefined;
  readonly given_name: string;
  readonly family_name: string;
  readonly name: string;
  readonly picture?: string;
}

export interface HonestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

const client = { clientId: "panna", clientSecret: "a-secret-that-only-the-tests-know" };

/** A real local OpenID Connect provider where one person signs in and consents without a prompt. */
export async function startHonestProvider(person: Person, redirectUri: string): Promise<HonestProvider> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] },
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", "name", "picture"],
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ["a key for cookies that only the tests know"] },
    findAccount: (_, id) => ({ accountId: id, claims: async () => person }),
  });
  const answer = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const isInteraction = request.url?.startsWith("/interaction/") === true;
    void (isInteraction ? agree(provider, person, { request, response }) : answer(request, response));
  });
  return { issuer, ...client, close: () => closeServer(server) };
}

async function agree(
  provider: Provider,
  { sub }: Person,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response);
  if (prompt.name === "login") {
    return provider.interactionFinished(request, response, { login: { accountId: sub } });
  }
  const grant = new provider.Grant({ accountId: sub, clientId: params.client_id });
  grant.addOIDCScope("openid profile email");
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}
