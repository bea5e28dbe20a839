ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action_known";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "avatar_key" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "banned_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "ban_reason" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "user_avatar_key" ON "user" USING btree ("avatar_key");--> statement-breakpoint
CREATE INDEX "user_to_erase_idx" ON "user" USING btree ("deleted_at") WHERE deleted_at is not null and erased_at is null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('card.approve', 'card.reject', 'card.undo', 'card.map', 'player.join', 'player.part', 'tournament.create', 'tournament.update', 'tournament.enter', 'fantasy.open', 'fantasy.execute', 'fantasy.wildcard', 'fantasy.correct', 'user.ban', 'user.unban'));--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_deleted_is_nameless" CHECK ("user"."deleted_at" is null or "user"."username" is null);