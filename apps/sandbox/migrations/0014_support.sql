CREATE TABLE "support_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "support_message_author_check" CHECK ("support_message"."author" in ('investor', 'service'))
);

CREATE TABLE "support_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_request_subject_check" CHECK ("support_request"."subject" in ('operation', 'refill', 'withdrawal', 'other')),
	CONSTRAINT "support_request_status_check" CHECK ("support_request"."status" in ('sent', 'answered', 'closed')),
	CONSTRAINT "support_request_subject_named" CHECK (("support_request"."subject" = 'other') = ("support_request"."subject_id" is null))
);

ALTER TABLE "notification" drop column "kind";
ALTER TABLE "notification" ADD COLUMN "kind" text GENERATED ALWAYS AS (
      case
        when topic in ('refill', 'deposit', 'withdrawal', 'subscription') then 'money'
        when topic in ('security', 'sign_in', 'wallet', 'verification', 'support') then 'account'
        when topic in ('partners', 'cases', 'news') then topic
      end
    ) STORED NOT NULL;
CREATE INDEX "notification_kind" ON "notification" USING btree ("investor_id","kind","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_request_id_support_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."support_request"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "support_request" ADD CONSTRAINT "support_request_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "support_message_request" ON "support_message" USING btree ("request_id","at","id");
CREATE INDEX "support_message_investor" ON "support_message" USING btree ("investor_id","at","id");
CREATE INDEX "support_request_investor" ON "support_request" USING btree ("investor_id","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "support_request_waiting" ON "support_request" USING btree ("changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "support_request"."status" = 'sent';