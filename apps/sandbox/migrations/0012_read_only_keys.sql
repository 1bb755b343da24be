CREATE TABLE "read_only_key" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"first_characters" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "read_only_key_id_unique" UNIQUE("id")
);

ALTER TABLE "read_only_key" ADD CONSTRAINT "read_only_key_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "read_only_key_investor" ON "read_only_key" USING btree ("investor_id");
CREATE INDEX "read_only_key_expiry" ON "read_only_key" USING btree ("expires_at");