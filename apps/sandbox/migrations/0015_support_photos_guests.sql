CREATE TABLE "guest_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);

CREATE TABLE "support_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"message_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "support_photo_file_unique" UNIQUE("file"),
	CONSTRAINT "support_photo_media_type_check" CHECK ("support_photo"."media_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "support_photo_bytes_check" CHECK ("support_photo"."bytes" > 0)
);

ALTER TABLE "outbox" ALTER COLUMN "login" DROP NOT NULL;
ALTER TABLE "support_photo" ADD CONSTRAINT "support_photo_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "support_photo" ADD CONSTRAINT "support_photo_message_id_support_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_message"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "guest_request_waiting" ON "guest_request" USING btree ("sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "guest_request"."decided_at" is null;
CREATE INDEX "support_photo_investor" ON "support_photo" USING btree ("investor_id","at","id");
CREATE INDEX "support_photo_message" ON "support_photo" USING btree ("message_id","id");
CREATE INDEX "support_photo_waiting" ON "support_photo" USING btree ("at") WHERE "support_photo"."message_id" is null;