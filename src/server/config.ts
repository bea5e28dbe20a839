import { resolve } from "node:path";
import * as z from "zod/mini";
import { generatedSecret, SECRET_LENGTH } from "#server/platform/generated-secret.ts";
import { isProxy, proxiesIn } from "#server/platform/http/named-proxies.ts";
import { OperatorError } from "#server/platform/operator-error.ts";

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const url = z.url({ protocol: /^https?$/ });
/** No path, no user name, no query: pages and calls are at the root. */
const origin = z.url({ protocol: /^https?$/ }).check(z.regex(/^[a-z]+:\/\/[^/?#@]+\/?$/i));
/** E-mail addresses with commas or spaces between them. */
const addresses = z.string().check(z.regex(/^[\s,]*([^\s,@]+@[^\s,@]+([\s,]+|$))*$/));
/** Proxies as Fastify takes them: addresses, networks and the names of some. */
const proxies = z.string().check(z.refine((text) => proxiesIn(text).every(isProxy)));
const footballProviders = ["simulated", "api-football", "fpl", "import"] as const;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Every environment variable that Panna reads, with what is expected of it. The README lists the same names. */
const environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(3600)), 0),
  PUBLIC_URL: z.optional(origin),
  TRUST_PROXY: z._default(proxies, "loopback"),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), "./data"),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_READ_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  SECRET: z.optional(z.string().check(z.minLength(SECRET_LENGTH))),
  ADMIN_EMAILS: z._default(addresses, ""),
  OIDC_ISSUER: z.optional(url),
  OIDC_CLIENT_ID: z.optional(z.string().check(z.minLength(1))),
  OIDC_CLIENT_SECRET: z.optional(z.string().check(z.minLength(1))),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(z.email()),
  FOOTBALL_PROVIDER: z._default(z.enum(footballProviders), "simulated"),
  API_FOOTBALL_URL: z._default(url, "https://v3.football.api-sports.io"),
  API_FOOTBALL_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
  API_FOOTBALL_PER_DAY: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 100),
  API_FOOTBALL_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 10),
  FPL_URL: z._default(url, "https://fantasy.premierleague.com/api"),
  IMAGES: z._default(z.enum(["file", "s3"]), "file"),
  S3_ENDPOINT: z.optional(url),
  S3_REGION: z._default(z.string().check(z.minLength(1)), "us-east-1"),
  S3_BUCKET: z.optional(z.string().check(z.minLength(1))),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
  PUSH_SERVICES: z._default(z.enum(["public", "any"]), "public"),
  SECOND_ADMIN: z._default(z.enum(["off", "high-risk"]), "off"),
  PANNA_CLOCK: z.optional(z.iso.datetime({ offset: true })),
  PANNA_CLOCK_SPEED: z._default(z.coerce.number().check(z.minimum(0), z.maximum(100_000)), 1),
  LOG_LEVEL: z._default(z.enum(logLevels), "info"),
});

/** What a person reads beside the name of a variable with a wrong value. */
const expected: Record<keyof z.infer<typeof environment>, string> = {
  PORT: "a port number from 0 to 65535 (0 takes any free port)",
  HOST: "the address to listen on, such as 127.0.0.1 or 0.0.0.0",
  DRAIN_SECONDS: "a number of seconds from 0 to 3600",
  PUBLIC_URL: "the address that browsers use, without a path, such as https://panna.example",
  TRUST_PROXY: "addresses or networks of your proxies, separated by commas, such as loopback, 10.0.0.0/8",
  DATA_DIR: "a folder for database, images and the generated secret",
  DATABASE_URL: "a PostgreSQL address, such as postgres://user:password@host:5432/panna",
  DATABASE_READ_URL: "the address of a replica of DATABASE_URL",
  SECRET: `at least ${SECRET_LENGTH} characters`,
  ADMIN_EMAILS: "e-mail addresses, separated by commas",
  OIDC_ISSUER: "the issuer's address, such as https://login.example",
  OIDC_CLIENT_ID: "the client id registered with the issuer",
  OIDC_CLIENT_SECRET: "the client secret registered with the issuer",
  SMTP_URL: "a mail server's address, such as smtps://user:password@mail.example",
  MAIL_FROM: "the address that Panna's mails come from, such as panna@example.com",
  FOOTBALL_PROVIDER: `one of ${footballProviders.join(", ")}`,
  API_FOOTBALL_URL: "the address of version 3 of API-Football",
  API_FOOTBALL_KEY: "the key of your API-Football account",
  API_FOOTBALL_PER_DAY: "how many requests a day your plan allows, at least 1",
  API_FOOTBALL_PER_MINUTE: "how many requests a minute your plan allows, at least 1",
  FPL_URL: "the address of the Fantasy Premier League API",
  IMAGES: "file (below DATA_DIR) or s3",
  S3_ENDPOINT: "the address of the S3-compatible store, such as https://s3.example",
  S3_REGION: "the region of the bucket, such as eu-central-1",
  S3_BUCKET: "the name of a bucket for images",
  S3_ACCESS_KEY_ID: "the id of a key that may read, write, list and delete in the bucket",
  S3_SECRET_ACCESS_KEY: "the secret of that key",
  PUSH_SERVICES: "public (https and public addresses alone) or any",
  SECOND_ADMIN: "off or high-risk",
  PANNA_CLOCK: "an instant with its zone, such as 2026-09-12T14:00:00Z",
  PANNA_CLOCK_SPEED: "a number from 0 to 100000 (1 is real time, 60 a minute each second)",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
};

export interface Config {
  readonly port: number;
  readonly host: string;
  /** How long a stop still answers while it says that it is not ready. */
  readonly drainSeconds: number;
  /** Null: taken from the address that the server listens on. */
  readonly publicUrl: string | null;
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | null;
  /** A replica of `databaseUrl` for answers that may be seconds old; null: none. */
  readonly databaseReadUrl: string | null;
  readonly secret: string;
  readonly adminEmails: ReadonlySet<string>;
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  /** Null: mails are written into files. */
  readonly smtpUrl: string | null;
  /** The sender of mails. */
  readonly mailFrom: string;
  readonly footballProvider: (typeof footballProviders)[number];
  /** Null where another provider is followed. */
  readonly apiFootball: ApiFootballConfig | null;
  /** Without a slash at its end. */
  readonly fplUrl: string;
  /** Where images are stored; null: below `dataDir`. */
  readonly s3: S3Config | null;
  /** Which push services are sent to: browsers name them, so any address would reach into the own network. */
  readonly pushServices: "public" | "any";
  /** Whether cards of high risk need two admins' approvals. */
  readonly asksSecondAdmin: boolean;
  /** Whom a push service may write to about what it is sent (RFC 8292): an address with https or mailto. */
  readonly pushContact: string;
  /** The instant at which the application's clock starts, in epoch milliseconds; null follows the system clock. */
  readonly clockStart: number | null;
  readonly clockSpeed: number;
  readonly logLevel: (typeof logLevels)[number];
  /** Whether npm started the process, as `npm start` does. */
  readonly isUnderNpm: boolean;
}

/** How API-Football is reached, and how much of it the account may use. */
export interface ApiFootballConfig {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly perDay: number;
  readonly perMinute: number;
}

/** An S3-compatible store. */
export interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A value in the environment that Panna cannot start with. The message is written for the operator. */
class ConfigError extends OperatorError {
  override readonly name = "ConfigError";
}

/**
 * Reads the configuration from the environment: the one place that does.
 *
 * @throws ConfigError naming every wrong variable and what was expected of it.
 */
export function readConfig(env: Environment): Config {
  const values = readEnvironment(env);
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    drainSeconds: values.DRAIN_SECONDS,
    publicUrl: values.PUBLIC_URL === undefined ? null : asBrowsersSend(values.PUBLIC_URL),
    trustedProxies: proxiesIn(values.TRUST_PROXY),
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReadUrl: readReplica(values),
    adminEmails: new Set(values.ADMIN_EMAILS.toLowerCase().match(/[^\s,]+/g)),
    oidc: readOidc(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: `Panna <${values.MAIL_FROM ?? `no-reply@${new URL(values.PUBLIC_URL ?? "http://localhost").hostname}`}>`,
    footballProvider: values.FOOTBALL_PROVIDER,
    apiFootball: readApiFootball(values),
    fplUrl: withoutSlash(values.FPL_URL),
    s3: readS3(values),
    pushServices: values.PUSH_SERVICES,
    asksSecondAdmin: values.SECOND_ADMIN === "high-risk",
    pushContact: readPushContact(values),
    clockStart: values.PANNA_CLOCK === undefined ? null : Date.parse(values.PANNA_CLOCK),
    clockSpeed: values.PANNA_CLOCK_SPEED,
    logLevel: values.LOG_LEVEL,
    isUnderNpm: env["npm_lifecycle_event"] !== undefined,
    // Last: a start that is refused for another setting leaves no secret in the data folder.
    secret: values.SECRET ?? keptSecret(dataDir),
  };
}

/**
 * Reads the data location without creating a secret, for commands that may run before there is any data.
 *
 * @throws ConfigError naming every wrong variable and what was expected of it.
 */
export function readWhereabouts(env: Environment): Pick<Config, "dataDir" | "databaseUrl"> {
  const { DATA_DIR, DATABASE_URL } = readEnvironment(env);
  return { dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL ?? null };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Trims values; a blank one counts as missing (as a number it would be 0). */
function readEnvironment(env: Environment): z.infer<typeof environment> {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const);
  const present = Object.fromEntries(trimmed.filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(present);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
  throw new ConfigError(names.map((name) => describeProblem(name, present[name])).join("\n"));
}

function describeProblem(name: string, value: string | undefined): string {
  const isSecret = /SECRET|URL|KEY/.test(name);
  const shown = value === undefined ? "is missing" : isSecret ? "has a wrong value" : `is "${value}"`;
  return `${name} ${shown}; expected ${expected[name as keyof typeof expected]}.`;
}

function readReplica(values: z.infer<typeof environment>): string | null {
  const { DATABASE_URL: primary, DATABASE_READ_URL: replica = null } = values;
  if (replica !== null && primary === undefined)
    throw new ConfigError(describeProblem("DATABASE_URL", undefined));
  return replica;
}

function readOidc(values: z.infer<typeof environment>): Config["oidc"] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if ((issuer ?? clientId ?? clientSecret) === undefined) return null;
  if (issuer === undefined) throw new ConfigError(describeProblem("OIDC_ISSUER", undefined));
  if (clientId === undefined) throw new ConfigError(describeProblem("OIDC_CLIENT_ID", undefined));
  if (clientSecret === undefined) throw new ConfigError(describeProblem("OIDC_CLIENT_SECRET", undefined));
  return { issuer, clientId, clientSecret };
}

function readApiFootball(values: z.infer<typeof environment>): ApiFootballConfig | null {
  if (values.FOOTBALL_PROVIDER !== "api-football") return null;
  const { API_FOOTBALL_KEY: key } = values;
  if (key === undefined) throw new ConfigError(describeProblem("API_FOOTBALL_KEY", undefined));
  return {
    url: withoutSlash(values.API_FOOTBALL_URL),
    key,
    perDay: values.API_FOOTBALL_PER_DAY,
    perMinute: values.API_FOOTBALL_PER_MINUTE,
  };
}

/** In lower case, with the host in ASCII and without a default port: passkeys compare it with what a browser sends. */
function asBrowsersSend(address: string): string {
  return new URL(address).origin;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, "");
}

function readS3(values: z.infer<typeof environment>): S3Config | null {
  if (values.IMAGES === "file") return null;
  const needed = (
    name: "S3_ENDPOINT" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY",
  ): string => {
    const value = values[name];
    if (value === undefined) throw new ConfigError(describeProblem(name, undefined));
    return value;
  };
  return {
    endpoint: needed("S3_ENDPOINT"),
    region: values.S3_REGION,
    bucket: needed("S3_BUCKET"),
    accessKeyId: needed("S3_ACCESS_KEY_ID"),
    secretAccessKey: needed("S3_SECRET_ACCESS_KEY"),
  };
}

function readPushContact({
  PUBLIC_URL: publicUrl,
  ADMIN_EMAILS: emails,
}: z.infer<typeof environment>): string {
  const contact = publicUrl === undefined ? "" : asBrowsersSend(publicUrl);
  if (contact.startsWith("https:")) return contact;
  return `mailto:${/[^\s,]+/.exec(emails)?.[0] ?? "admin@localhost"}`;
}

function keptSecret(dataDir: string): string {
  try {
    const secret = generatedSecret(dataDir);
    if (secret !== null) return secret;
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`${describeProblem("DATA_DIR", dataDir)} It cannot be used: ${message}`);
  }
  throw new ConfigError(`The file secret in ${dataDir} is too short. Remove it, and a new one is made.`);
}
