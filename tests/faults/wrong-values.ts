/** A variable, a wrong value of it, and what the start then says. */
export const wrongValues: readonly (readonly [string, string, string])[] = [
  ["PORT", "http", 'PORT is "http"; expected a port number from 0 to 65535'],
  ["PUBLIC_URL", "panna.example", "PUBLIC_URL has a wrong value; expected the address that browsers use"],
  ["PUBLIC_URL", "ftp://panna.example", "PUBLIC_URL has a wrong value"],
  ["PUBLIC_URL", "https://example.org/panna", "PUBLIC_URL has a wrong value"],
  ["PUBLIC_URL", "https://boss@panna.example", "PUBLIC_URL has a wrong value"],
  [
    "DATABASE_URL",
    "mysql://somewhere/panna",
    "DATABASE_URL has a wrong value; expected a PostgreSQL address",
  ],
  ["SECRET", "short", "SECRET has a wrong value; expected at least 32 characters"],
  ["ADMIN_EMAILS", "boss", 'ADMIN_EMAILS is "boss"; expected e-mail addresses, separated by commas'],
  ["OIDC_ISSUER", "https://login.example", "OIDC_CLIENT_ID is missing"],
  ["OIDC_CLIENT_ID", "panna", "OIDC_ISSUER is missing"],
  ["FOOTBALL_PROVIDER", "guesswork", 'FOOTBALL_PROVIDER is "guesswork"; expected'],
  ["PANNA_CLOCK", "yesterday", 'PANNA_CLOCK is "yesterday"; expected an instant with its zone'],
  ["PANNA_CLOCK_SPEED", "-1", 'PANNA_CLOCK_SPEED is "-1"; expected a number from 0'],
  ["LOG_LEVEL", "loud", 'LOG_LEVEL is "loud"; expected one of fatal'],
];
