import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What a server asks an authenticator for, as far as this one looks at it. */
export interface Options {
  readonly challenge: string;
}

export interface Wish {
  readonly origin?: string;
  /** Whether the device has checked its owner. */
  readonly isVerified?: boolean;
}

/** A passkey without a browser: it answers a server's challenges as WebAuthn's `toJSON` does. */
export interface Authenticator {
  register(options: Options, wish?: Wish): object;
  signIn(options: Options, wish?: Wish): object;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();

/** An authenticator for one site, with an ES256 key (WebAuthn level 3, §6.1 and §6.5). */
export function anAuthenticator(host: string, ownOrigin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  let counter = 0;

  const authData = (flags: number, more: Buffer = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(5);
    counter += 1;
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), head, more]);
  };
  const clientData = (type: string, { challenge }: Options, origin = ownOrigin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin }));
  const flagsOf = ({ isVerified = true }: Wish): number => USER_PRESENT + (isVerified ? USER_VERIFIED : 0);
  const answer = (response: Readonly<Record<string, Buffer>>): object => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")]),
    ),
  });

  return {
    register(options, wish = {}) {
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ]);
      const data = authData(flagsOf(wish) + HAS_CREDENTIAL, credential);
      const attestationObject = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", options, wish.origin),
        attestationObject,
      });
    },
    signIn(options, wish = {}) {
      const clientDataJSON = clientData("webauthn.get", options, wish.origin);
      const authenticatorData = authData(flagsOf(wish));
      const signature = sign(
        "sha256",
        Buffer.concat([authenticatorData, sha256(clientDataJSON)]),
        privateKey,
      );
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}
