ALTER TABLE "deposit" ADD COLUMN "closed_parts" numeric(60,18) DEFAULT 0 NOT NULL;
ALTER TABLE "deposit" ADD COLUMN "part_of" uuid;
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_part_of_deposit_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_closed_parts_check" CHECK ("deposit"."closed_parts" >= 0);