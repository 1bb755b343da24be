CREATE TABLE "own_limit" (
	"investor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(60,18),
	"pending_amount" numeric(60,18),
	"pending_at" timestamp with time zone,
	CONSTRAINT "own_limit_investor_id_kind_pk" PRIMARY KEY("investor_id","kind"),
	CONSTRAINT "own_limit_kind_check" CHECK ("own_limit"."kind" in ('withdrawals_per_day', 'deposits_per_month')),
	CONSTRAINT "own_limit_amount_check" CHECK ("own_limit"."amount" >= 0),
	CONSTRAINT "own_limit_pending_amount_check" CHECK ("own_limit"."pending_amount" >= 0)
);

ALTER TABLE "investor" ADD COLUMN "withdrawals_paused_until" timestamp with time zone;
ALTER TABLE "investor" ADD COLUMN "locked_at" timestamp with time zone;
ALTER TABLE "investor" ADD COLUMN "unlock_days" smallint;
ALTER TABLE "investor" ADD COLUMN "unlocks_at" timestamp with time zone;
ALTER TABLE "own_limit" ADD CONSTRAINT "own_limit_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "investor_unlocks" ON "investor" USING btree ("unlocks_at","id") WHERE "investor"."unlocks_at" is not null;
ALTER TABLE "investor" ADD CONSTRAINT "investor_lock_whole" CHECK (("investor"."locked_at" is null) = ("investor"."unlock_days" is null) and ("investor"."unlocks_at" is null or "investor"."locked_at" is not null));
ALTER TABLE "investor" ADD CONSTRAINT "investor_unlock_days_check" CHECK ("investor"."unlock_days" > 0);