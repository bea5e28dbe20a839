import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes an authority and a server's certificate by it, with openssl.
 *
 * @param name what the certificate is for, such as `DNS:panna.example, IP:127.0.0.1`
 * @returns the paths without their endings (`.crt`, `.key`)
 */
export function makeCertificate(
  folder: string,
  label: string,
  name: string,
): { readonly authority: string; readonly server: string } {
  const [authority, server] = [join(folder, `${label}-authority`), join(folder, `${label}-server`)];
  const openssl = (...args: string[]) => execFileSync("openssl", args, { stdio: "pipe" });
  const fresh = ["req", "-newkey", "rsa:2048", "-nodes", "-keyout"];
  const root = ["-x509", "-days", "1", "-subj", `/CN=${label}`, "-out", `${authority}.crt`];
  openssl(...fresh, `${authority}.key`, ...root);
  openssl(...fresh, `${server}.key`, "-subj", `/CN=${label}-server`, "-out", `${server}.csr`);
  writeFileSync(`${server}.ext`, `subjectAltName = ${name}\n`);
  const by = ["-CAcreateserial", "-CA", `${authority}.crt`, "-CAkey", `${authority}.key`];
  const into = ["-in", `${server}.csr`, "-extfile", `${server}.ext`, "-out", `${server}.crt`];
  openssl("x509", "-req", "-days", "1", ...by, ...into);
  return { authority, server };
}
