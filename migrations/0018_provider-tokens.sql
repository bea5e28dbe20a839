-- Nothing uses the tokens of providers, and nobody who reads the table or a backup should have them.
UPDATE "account" SET "access_token" = NULL, "refresh_token" = NULL, "id_token" = NULL,
  "access_token_expires_at" = NULL, "refresh_token_expires_at" = NULL
WHERE num_nonnulls("access_token", "refresh_token", "id_token") > 0;
