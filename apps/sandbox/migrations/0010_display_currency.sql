CREATE TABLE "day_course" (
	"display_currency" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"rate" numeric(60,18) NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_course_display_currency_currency_day_pk" PRIMARY KEY("display_currency","currency","day"),
	CONSTRAINT "day_course_rate_check" CHECK ("day_course"."rate" > 0)
);

ALTER TABLE "investor" ADD COLUMN "display_currency" text DEFAULT 'USDT' NOT NULL;
ALTER TABLE "day_course" ADD CONSTRAINT "day_course_currency_currency_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "day_course_day" ON "day_course" USING btree ("day");