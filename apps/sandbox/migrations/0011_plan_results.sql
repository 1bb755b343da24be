CREATE TABLE "plan_result" (
	"quarter" date NOT NULL,
	"plan_id" text NOT NULL,
	"currency" text NOT NULL,
	"name" jsonb NOT NULL,
	"deposits" integer NOT NULL,
	"closed_early" integer NOT NULL,
	"body" numeric(60,18) NOT NULL,
	"result" numeric(60,18) NOT NULL,
	"plan_percent" numeric(60,18) NOT NULL,
	CONSTRAINT "plan_result_quarter_plan_id_currency_pk" PRIMARY KEY("quarter","plan_id","currency"),
	CONSTRAINT "plan_result_deposits_check" CHECK ("plan_result"."deposits" > 0),
	CONSTRAINT "plan_result_closed_early_check" CHECK ("plan_result"."closed_early" >= 0),
	CONSTRAINT "plan_result_body_check" CHECK ("plan_result"."body" > 0)
);

ALTER TABLE "plan_result" ADD CONSTRAINT "plan_result_currency_currency_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "deposit_closed" ON "deposit" USING btree ("closed_at") WHERE "deposit"."closed_at" is not null;