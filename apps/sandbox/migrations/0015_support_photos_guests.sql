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

ALTER TABLE "outbox" ALTER COLUMN "login" DROP NOT NULL;
CREATE INDEX "guest_request_waiting" ON "guest_request" USING btree ("sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "guest_request"."decided_at" is null;