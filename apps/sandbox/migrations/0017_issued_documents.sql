CREATE TABLE "issued_document" (
	"number" text PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issued_document_kind_check" CHECK ("issued_document"."kind" in ('statement', 'balance', 'operation')),
	CONSTRAINT "issued_document_language_check" CHECK ("issued_document"."language" in ('en', 'ru')),
	CONSTRAINT "issued_document_hash_check" CHECK ("issued_document"."hash" ~ '^[0-9a-f]{64}$')
);

ALTER TABLE "issued_document" ADD CONSTRAINT "issued_document_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "issued_document_investor" ON "issued_document" USING btree ("investor_id","hash","issued_at" DESC NULLS FIRST);