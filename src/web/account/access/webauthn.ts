import { send } from "#web/api/call.ts";

type CreationOptions = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0];
type RequestOptions = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

const post = (path: string, body: object): Promise<unknown> =>
  send({ method: "POST", path: `/api/auth/passkey/${path}`, body });

/**
 * Has the device make a passkey, and adds it to the account.
 * @throws ApiError if the server refuses; DOMException if the device does or the user stops it.
 */
export async function addPasskey(password: string): Promise<void> {
  const options = (await post("register-options", { password })) as CreationOptions;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await navigator.credentials.create({ publicKey });
  await post("verify-registration", { response: answerOf(made) });
}

/**
 * Has the device choose a passkey, and signs in with it. The session comes as a cookie.
 * @throws ApiError if the server refuses; DOMException if the device does or the user stops it.
 */
export async function signInWithPasskey(): Promise<void> {
  const options = (await post("sign-in-options", {})) as RequestOptions;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const chosen = await navigator.credentials.get({ publicKey });
  await post("verify-authentication", { response: answerOf(chosen) });
}

function answerOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("No passkey", "NotAllowedError");
  return credential.toJSON();
}
