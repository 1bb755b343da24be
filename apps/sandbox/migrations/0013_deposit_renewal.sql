ALTER TABLE "deposit" ADD COLUMN "renewal_amount" text DEFAULT 'body_and_accruals' NOT NULL;
ALTER TABLE "deposit" ADD COLUMN "renewal_plan" jsonb;
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_renewal_amount_check" CHECK ("deposit"."renewal_amount" in ('body', 'body_and_accruals'));