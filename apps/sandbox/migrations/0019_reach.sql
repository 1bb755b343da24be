CREATE TABLE "push_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_message_attempts_check" CHECK ("push_message"."attempts" >= 0)
);

CREATE TABLE "push_subscription" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);

ALTER TABLE "investor" ADD COLUMN "mail_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE "investor" ADD COLUMN "push_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE "investor" ADD COLUMN "summary" text DEFAULT 'never' NOT NULL;
ALTER TABLE "investor" ADD COLUMN "summary_due_at" timestamp with time zone;
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_session_id_push_subscription_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."push_subscription"("session_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "push_message_session" ON "push_message" USING btree ("session_id");
CREATE INDEX "push_message_due" ON "push_message" USING btree ("next_attempt_at","id");
CREATE INDEX "push_subscription_investor" ON "push_subscription" USING btree ("investor_id");
CREATE INDEX "investor_summary_due" ON "investor" USING btree ("summary_due_at","id") WHERE "investor"."summary_due_at" is not null;
ALTER TABLE "investor" ADD CONSTRAINT "investor_summary_check" CHECK ("investor"."summary" in ('never', 'weekly', 'monthly'));
ALTER TABLE "investor" ADD CONSTRAINT "investor_summary_whole" CHECK (("investor"."summary" = 'never') = ("investor"."summary_due_at" is null));