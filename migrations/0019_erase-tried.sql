-- Accounts that the job hasn't tried to erase come first.
ALTER TABLE "user" ADD COLUMN "erase_tried_at" timestamp with time zone;