CREATE TABLE "case_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"prize_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"charged" numeric(60,18),
	"won" numeric(60,18),
	"balance_before" numeric(60,18) NOT NULL,
	"balance_after" numeric(60,18) NOT NULL,
	"attempt" smallint,
	CONSTRAINT "case_attempt_charged_check" CHECK ("case_attempt"."charged" > 0),
	CONSTRAINT "case_attempt_won_check" CHECK ("case_attempt"."won" > 0),
	CONSTRAINT "case_attempt_attempt_check" CHECK ("case_attempt"."attempt" > 0)
);

CREATE TABLE "case_commitment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"is_bought" boolean DEFAULT false NOT NULL,
	CONSTRAINT "case_commitment_seed_check" CHECK ("case_commitment"."seed" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "case_commitment_commitment_check" CHECK ("case_commitment"."commitment" ~ '^[0-9a-f]{64}$')
);

CREATE TABLE "case_preference" (
	"investor_id" uuid PRIMARY KEY NOT NULL,
	"spend_per_day" numeric(60,18),
	"pending_spend" numeric(60,18),
	"pending_at" timestamp with time zone,
	"time_out_until" timestamp with time zone,
	"welcomed_at" timestamp with time zone,
	CONSTRAINT "case_preference_spend_per_day_check" CHECK ("case_preference"."spend_per_day" >= 0),
	CONSTRAINT "case_preference_pending_spend_check" CHECK ("case_preference"."pending_spend" >= 0)
);

CREATE TABLE "case_prize" (
	"case_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" jsonb NOT NULL,
	"amount" numeric(60,18),
	"chance_percent" numeric(60,18) NOT NULL,
	CONSTRAINT "case_prize_case_id_id_pk" PRIMARY KEY("case_id","id"),
	CONSTRAINT "case_prize_id_check" CHECK ("case_prize"."id" ~ '^[a-z0-9-]{1,64}$'),
	CONSTRAINT "case_prize_amount_check" CHECK ("case_prize"."amount" > 0),
	CONSTRAINT "case_prize_chance_percent_check" CHECK ("case_prize"."chance_percent" > 0)
);

CREATE TABLE "case_purchase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price" numeric(60,18) NOT NULL,
	"attempts_left" smallint NOT NULL,
	CONSTRAINT "case_purchase_price_check" CHECK ("case_purchase"."price" > 0),
	CONSTRAINT "case_purchase_attempts_left_check" CHECK ("case_purchase"."attempts_left" >= 0)
);

CREATE TABLE "clock" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ahead_milliseconds" bigint DEFAULT 0 NOT NULL,
	"stands_at" timestamp with time zone,
	"seeded_at" timestamp with time zone,
	"starts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "clock_only_row_check" CHECK ("clock"."only_row")
);

CREATE TABLE "code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"purpose" text NOT NULL,
	"about" uuid,
	"code_hash" text,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts_left" smallint NOT NULL,
	"spent_at" timestamp with time zone,
	CONSTRAINT "code_purpose_check" CHECK ("code"."purpose" in ('phone', 'email', 'withdrawal', 'confirmation', 'password_reset')),
	CONSTRAINT "code_attempts_left_check" CHECK ("code"."attempts_left" >= 0)
);

CREATE TABLE "company_settings" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "company_settings_only_row_check" CHECK ("company_settings"."only_row")
);

CREATE TABLE "crypto_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price" numeric(60,18) NOT NULL,
	"currency" text NOT NULL,
	"attempts" smallint NOT NULL,
	"on_sale" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crypto_case_price_check" CHECK ("crypto_case"."price" > 0),
	CONSTRAINT "crypto_case_attempts_check" CHECK ("crypto_case"."attempts" > 0)
);

CREATE TABLE "currency" (
	"code" text PRIMARY KEY NOT NULL,
	"decimals" smallint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "currency_code_check" CHECK ("currency"."code" ~ '^[A-Z][A-Z0-9]{1,9}$'),
	CONSTRAINT "currency_decimals_check" CHECK ("currency"."decimals" between 0 and 18)
);

CREATE TABLE "deposit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"plan" jsonb NOT NULL,
	"currency" text NOT NULL,
	"body" numeric(60,18) NOT NULL,
	"paid" numeric(60,18) NOT NULL,
	"paid_currency" text NOT NULL,
	"rate" numeric(60,18),
	"status" text NOT NULL,
	"autoinvestment" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"pays_out_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"accrued" numeric(60,18) DEFAULT 0 NOT NULL,
	"accrued_days" integer DEFAULT 0 NOT NULL,
	"next_accrual_at" timestamp with time zone,
	"next_change_at" timestamp with time zone,
	"close_reason" text,
	"payout" numeric(60,18),
	"continued_by" uuid,
	CONSTRAINT "deposit_body_check" CHECK ("deposit"."body" > 0),
	CONSTRAINT "deposit_paid_check" CHECK ("deposit"."paid" > 0),
	CONSTRAINT "deposit_status_check" CHECK ("deposit"."status" in ('waiting', 'in_work', 'awaiting_completion', 'closed')),
	CONSTRAINT "deposit_accrued_check" CHECK ("deposit"."accrued" >= 0),
	CONSTRAINT "deposit_close_reason_check" CHECK ("deposit"."close_reason" in ('term', 'client')),
	CONSTRAINT "deposit_check" CHECK (("deposit"."status" = 'closed') = ("deposit"."closed_at" is not null and "deposit"."close_reason" is not null and "deposit"."payout" is not null))
);

CREATE TABLE "device" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "discarded_photo" (
	"file" text PRIMARY KEY NOT NULL
);

CREATE TABLE "exchange" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sold" numeric(60,18) NOT NULL,
	"sold_currency" text NOT NULL,
	"bought" numeric(60,18) NOT NULL,
	"bought_currency" text NOT NULL,
	"fee" numeric(60,18) NOT NULL,
	CONSTRAINT "exchange_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "exchange_sold_check" CHECK ("exchange"."sold" > 0),
	CONSTRAINT "exchange_bought_check" CHECK ("exchange"."bought" > 0),
	CONSTRAINT "exchange_check" CHECK ("exchange"."fee" >= 0 and "exchange"."fee" < "exchange"."bought")
);

CREATE TABLE "idempotency" (
	"investor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint,
	"body" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_once" PRIMARY KEY("investor_id","key"),
	CONSTRAINT "idempotency_whole_answer" CHECK (("idempotency"."status" is null) = ("idempotency"."body" is null))
);

CREATE TABLE "investor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text,
	"language" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"phone_confirmed_at" timestamp with time zone,
	"email_confirmed_at" timestamp with time zone,
	"inviter_id" uuid,
	"full_name" text,
	"city" text,
	"country" text,
	"subscription_option" text,
	"subscription_until" timestamp with time zone,
	"subscription_notified" timestamp with time zone,
	"balance_type" text DEFAULT 'balance' NOT NULL,
	"balance_currency" text DEFAULT 'USDT' NOT NULL,
	"code_method" text DEFAULT 'phone' NOT NULL,
	"telegram_id" bigint,
	"turnover" numeric(60,18) DEFAULT 0 NOT NULL,
	"hears_about" jsonb DEFAULT '{"accruals":false,"partners":true,"cases":true,"news":true}'::jsonb NOT NULL,
	"totp_since" timestamp with time zone,
	"closing_requested_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "investor_login_check" CHECK ("investor"."login" ~ '^[A-Za-z0-9]+$'),
	CONSTRAINT "investor_balance_type_check" CHECK ("investor"."balance_type" in ('balance', 'deposit', 'total')),
	CONSTRAINT "investor_code_method_check" CHECK ("investor"."code_method" in ('phone', 'email', 'telegram')),
	CONSTRAINT "investor_turnover_check" CHECK ("investor"."turnover" >= 0),
	CONSTRAINT "investor_closing_whole" CHECK (("investor"."closing_requested_at" is null) = ("investor"."closes_at" is null) and ("investor"."closed_at" is null or "investor"."closes_at" is null))
);

CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" uuid,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" numeric(60,18) DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_owner_kind_currency_unique" UNIQUE NULLS NOT DISTINCT("owner","kind","currency"),
	CONSTRAINT "ledger_account_id_currency_unique" UNIQUE("id","currency"),
	CONSTRAINT "ledger_account_never_negative" CHECK ("ledger_account"."balance" >= 0)
);

CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(60,18) NOT NULL,
	CONSTRAINT "ledger_entry_amount_check" CHECK ("ledger_entry"."amount" <> 0)
);

CREATE TABLE "ledger_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"about" uuid
);

CREATE TABLE "liability_account" (
	"snapshot_id" uuid NOT NULL,
	"investor_id" uuid NOT NULL,
	"login" text NOT NULL,
	"balances" jsonb NOT NULL,
	"positions" integer[] NOT NULL,
	"nonces" text[] NOT NULL,
	CONSTRAINT "liability_account_snapshot_id_investor_id_pk" PRIMARY KEY("snapshot_id","investor_id")
);

CREATE TABLE "liability_node" (
	"snapshot_id" uuid NOT NULL,
	"height" smallint NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"amounts" text NOT NULL,
	CONSTRAINT "liability_node_snapshot_id_height_position_pk" PRIMARY KEY("snapshot_id","height","position")
);

CREATE TABLE "liability_snapshot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"night" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"accounts" integer NOT NULL,
	"leaves" integer NOT NULL,
	"root" text NOT NULL,
	"total" text NOT NULL,
	CONSTRAINT "liability_snapshot_night_unique" UNIQUE("night")
);

CREATE TABLE "migration" (
	"name" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "news_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"paragraphs" jsonb NOT NULL
);

CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"topic" text NOT NULL,
	"kind" text GENERATED ALWAYS AS (
      case
        when topic in ('refill', 'deposit', 'withdrawal', 'subscription') then 'money'
        when topic in ('security', 'sign_in', 'wallet', 'verification') then 'account'
        when topic in ('partners', 'cases', 'news') then topic
      end
    ) STORED NOT NULL,
	"topic_id" uuid,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"read_at" timestamp with time zone
);

CREATE TABLE "operation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"transfer_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"amount" numeric(60,18) NOT NULL,
	"currency" text NOT NULL,
	"held" boolean NOT NULL,
	"balance_after" numeric(60,18) NOT NULL,
	"comment" jsonb,
	CONSTRAINT "operation_type_check" CHECK ("operation"."type" in ('accrual', 'referral', 'matching', 'bonus', 'system'))
);

CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"recipient" text NOT NULL,
	"login" text NOT NULL,
	"purpose" text NOT NULL,
	"text" text NOT NULL,
	"code" text,
	CONSTRAINT "outbox_method_check" CHECK ("outbox"."method" in ('phone', 'email', 'telegram'))
);

CREATE TABLE "partner" (
	"investor_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"login" text,
	"inviter_login" text,
	"registered_at" timestamp with time zone NOT NULL,
	"invested" numeric(60,18) DEFAULT 0 NOT NULL,
	"profit" numeric(60,18) DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_investor_id_partner_id_pk" PRIMARY KEY("investor_id","partner_id"),
	CONSTRAINT "partner_level_check" CHECK ("partner"."level" > 0),
	CONSTRAINT "partner_invested_check" CHECK ("partner"."invested" >= 0),
	CONSTRAINT "partner_profit_check" CHECK ("partner"."profit" >= 0)
);

CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkey_kind_check" CHECK ("passkey"."kind" in ('device', 'synced', 'security_key'))
);

CREATE TABLE "passkey_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"investor_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_purpose_check" CHECK ("passkey_challenge"."purpose" in ('registration', 'sign_in', 'confirmation')),
	CONSTRAINT "passkey_challenge_check" CHECK (("passkey_challenge"."investor_id" is null) = ("passkey_challenge"."purpose" = 'sign_in'))
);

CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"base" text NOT NULL,
	"target" text NOT NULL,
	"rate" numeric(60,18) NOT NULL,
	"fee_percent" numeric(60,18) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone,
	CONSTRAINT "quote_rate_check" CHECK ("quote"."rate" > 0)
);

CREATE TABLE "rate_limit" (
	"bucket" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	"really_ends_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE "reconciliation" (
	"night" timestamp with time zone PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE "recovery_code" (
	"investor_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_investor_id_code_hash_pk" PRIMARY KEY("investor_id","code_hash")
);

CREATE TABLE "refill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"system" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"currency" text NOT NULL,
	"requested" numeric(60,18) NOT NULL,
	"credited" numeric(60,18),
	"status" text NOT NULL,
	"hash" text,
	"confirmations" integer NOT NULL,
	"required_confirmations" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"credited_at" timestamp with time zone,
	"rejection_reason" jsonb,
	"inspected_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	CONSTRAINT "refill_address_unique" UNIQUE("address"),
	CONSTRAINT "refill_requested_check" CHECK ("refill"."requested" > 0),
	CONSTRAINT "refill_credited_check" CHECK ("refill"."credited" > 0),
	CONSTRAINT "refill_status_check" CHECK ("refill"."status" in ('waiting', 'replenished', 'rejected')),
	CONSTRAINT "refill_check" CHECK (("refill"."status" = 'replenished') = ("refill"."credited" is not null))
);

CREATE TABLE "security_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_agent" text,
	"address" text NOT NULL
);

CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"kind" text DEFAULT 'session' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_agent" text,
	"last_used_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "session_id_unique" UNIQUE("id"),
	CONSTRAINT "session_kind_check" CHECK ("session"."kind" in ('session', 'password_reset', 'second_factor'))
);

CREATE TABLE "staged_refusal" (
	"operation" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);

CREATE TABLE "strategy" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"idea" jsonb NOT NULL,
	"instruments" jsonb NOT NULL,
	"source_of_return" jsonb NOT NULL,
	"when_it_loses" jsonb NOT NULL,
	"risk" text NOT NULL,
	"horizon" jsonb NOT NULL,
	"market" text NOT NULL,
	CONSTRAINT "strategy_position_unique" UNIQUE("position"),
	CONSTRAINT "strategy_id_check" CHECK ("strategy"."id" ~ '^[a-z0-9-]{1,64}$'),
	CONSTRAINT "strategy_position_check" CHECK ("strategy"."position" between 1 and 30),
	CONSTRAINT "strategy_market_check" CHECK ("strategy"."market" in ('spot', 'futures', 'options', 'lending', 'onchain')),
	CONSTRAINT "strategy_risk_check" CHECK ("strategy"."risk" in ('low', 'medium', 'high'))
);

CREATE TABLE "telegram_signature" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "telegram_stand_in" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "telegram_stand_in_only_row_check" CHECK ("telegram_stand_in"."only_row")
);

CREATE TABLE "tier_award" (
	"investor_id" uuid NOT NULL,
	"tier" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tier_award_investor_id_tier_pk" PRIMARY KEY("investor_id","tier")
);

CREATE TABLE "totp" (
	"investor_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint
);

CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"family_status" text NOT NULL,
	"document_number" text NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"denial_reason" jsonb,
	CONSTRAINT "verification_family_status_check" CHECK ("verification"."family_status" in ('single', 'married', 'divorced', 'widowed')),
	CONSTRAINT "verification_status_check" CHECK ("verification"."status" in ('in_process', 'success', 'denied')),
	CONSTRAINT "verification_check" CHECK (("verification"."status" = 'in_process') = ("verification"."decided_at" is null))
);

CREATE TABLE "verification_photo" (
	"verification_id" uuid NOT NULL,
	"field" text NOT NULL,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "verification_photo_verification_id_field_pk" PRIMARY KEY("verification_id","field"),
	CONSTRAINT "verification_photo_file_unique" UNIQUE("file"),
	CONSTRAINT "verification_photo_field_check" CHECK ("verification_photo"."field" in ('photoOfDocument', 'photoOfLogin', 'photoOfWallet')),
	CONSTRAINT "verification_photo_bytes_check" CHECK ("verification_photo"."bytes" > 0)
);

CREATE TABLE "wallet" (
	"investor_id" uuid NOT NULL,
	"system" text NOT NULL,
	"address" text NOT NULL,
	"usable_at" timestamp with time zone,
	"name" text,
	CONSTRAINT "wallet_investor_id_system_pk" PRIMARY KEY("investor_id","system")
);

CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"system" text NOT NULL,
	"network" text NOT NULL,
	"wallet" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(60,18) NOT NULL,
	"fee" numeric(60,18) NOT NULL,
	"status" text NOT NULL,
	"hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"rejection_reason" jsonb,
	CONSTRAINT "withdrawal_amount_check" CHECK ("withdrawal"."amount" > 0),
	CONSTRAINT "withdrawal_check" CHECK ("withdrawal"."fee" >= 0 and "withdrawal"."fee" < "withdrawal"."amount"),
	CONSTRAINT "withdrawal_status_check" CHECK ("withdrawal"."status" in ('pending', 'successful', 'on_inspection', 'rejected', 'error'))
);

CREATE TABLE "withdrawal_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"system" text NOT NULL,
	"network" text NOT NULL,
	"wallet" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(60,18) NOT NULL,
	"fee" numeric(60,18) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "withdrawal_request_amount_check" CHECK ("withdrawal_request"."amount" > 0),
	CONSTRAINT "withdrawal_request_fee_check" CHECK ("withdrawal_request"."fee" >= 0)
);

ALTER TABLE "case_attempt" ADD CONSTRAINT "case_attempt_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "case_attempt" ADD CONSTRAINT "case_attempt_purchase_id_case_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."case_purchase"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "case_attempt" ADD CONSTRAINT "case_attempt_currency_currency_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "case_attempt" ADD CONSTRAINT "case_attempt_case_id_prize_id_case_prize_case_id_id_fk" FOREIGN KEY ("case_id","prize_id") REFERENCES "public"."case_prize"("case_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "case_commitment" ADD CONSTRAINT "case_commitment_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "case_commitment" ADD CONSTRAINT "case_commitment_case_id_crypto_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."crypto_case"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "case_preference" ADD CONSTRAINT "case_preference_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "case_prize" ADD CONSTRAINT "case_prize_case_id_crypto_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."crypto_case"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "case_purchase" ADD CONSTRAINT "case_purchase_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "case_purchase" ADD CONSTRAINT "case_purchase_case_id_crypto_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."crypto_case"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "crypto_case" ADD CONSTRAINT "crypto_case_currency_currency_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_currency_currency_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_paid_currency_currency_code_fk" FOREIGN KEY ("paid_currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_continued_by_deposit_id_fk" FOREIGN KEY ("continued_by") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "device" ADD CONSTRAINT "device_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exchange" ADD CONSTRAINT "exchange_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exchange" ADD CONSTRAINT "exchange_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exchange" ADD CONSTRAINT "exchange_sold_currency_currency_code_fk" FOREIGN KEY ("sold_currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exchange" ADD CONSTRAINT "exchange_bought_currency_currency_code_fk" FOREIGN KEY ("bought_currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "investor" ADD CONSTRAINT "investor_inviter_id_investor_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "investor" ADD CONSTRAINT "investor_balance_currency_currency_code_fk" FOREIGN KEY ("balance_currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_owner_investor_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_currency_currency_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transfer_id_ledger_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_currency_ledger_account_id_currency_fk" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_account"("id","currency") ON DELETE no action ON UPDATE no action;
ALTER TABLE "liability_account" ADD CONSTRAINT "liability_account_snapshot_id_liability_snapshot_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."liability_snapshot"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "liability_account" ADD CONSTRAINT "liability_account_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "liability_node" ADD CONSTRAINT "liability_node_snapshot_id_liability_snapshot_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."liability_snapshot"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "notification" ADD CONSTRAINT "notification_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "operation" ADD CONSTRAINT "operation_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "operation" ADD CONSTRAINT "operation_transfer_id_ledger_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "operation" ADD CONSTRAINT "operation_currency_currency_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partner" ADD CONSTRAINT "partner_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partner" ADD CONSTRAINT "partner_partner_id_investor_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "quote" ADD CONSTRAINT "quote_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "quote" ADD CONSTRAINT "quote_base_currency_code_fk" FOREIGN KEY ("base") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "quote" ADD CONSTRAINT "quote_target_currency_code_fk" FOREIGN KEY ("target") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refill" ADD CONSTRAINT "refill_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refill" ADD CONSTRAINT "refill_currency_currency_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "session" ADD CONSTRAINT "session_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tier_award" ADD CONSTRAINT "tier_award_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "totp" ADD CONSTRAINT "totp_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "verification" ADD CONSTRAINT "verification_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "verification_photo" ADD CONSTRAINT "verification_photo_verification_id_verification_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verification"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_id_withdrawal_request_id_fk" FOREIGN KEY ("id") REFERENCES "public"."withdrawal_request"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_currency_currency_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "withdrawal_request" ADD CONSTRAINT "withdrawal_request_investor_id_investor_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investor"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "withdrawal_request" ADD CONSTRAINT "withdrawal_request_currency_currency_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "case_attempt_investor" ON "case_attempt" USING btree ("investor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE UNIQUE INDEX "case_commitment_next" ON "case_commitment" USING btree ("investor_id","case_id") WHERE not "case_commitment"."is_bought";
CREATE INDEX "case_purchase_day" ON "case_purchase" USING btree ("investor_id","at");
CREATE INDEX "case_purchase_open" ON "case_purchase" USING btree ("investor_id","case_id","at","id") WHERE "case_purchase"."attempts_left" > 0;
CREATE INDEX "code_holder" ON "code" USING btree ("holder","purpose","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "code_expiry" ON "code" USING btree ("expires_at");
CREATE INDEX "deposit_investor" ON "deposit" USING btree ("investor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "deposit_next_accrual" ON "deposit" USING btree ("next_accrual_at") WHERE "deposit"."next_accrual_at" is not null;
CREATE INDEX "deposit_next_change" ON "deposit" USING btree ("next_change_at","id") WHERE "deposit"."next_change_at" is not null;
CREATE INDEX "deposit_by_status" ON "deposit" USING btree ("investor_id",deposit_order("status") desc,"id" DESC NULLS FIRST);
CREATE INDEX "device_investor" ON "device" USING btree ("investor_id");
CREATE INDEX "device_expiry" ON "device" USING btree ("expires_at");
CREATE INDEX "exchange_investor" ON "exchange" USING btree ("investor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "idempotency_at" ON "idempotency" USING btree ("at");
CREATE UNIQUE INDEX "investor_login" ON "investor" USING btree (lower("login"));
CREATE UNIQUE INDEX "investor_email" ON "investor" USING btree (lower("email"));
CREATE UNIQUE INDEX "investor_phone" ON "investor" USING btree ("phone");
CREATE UNIQUE INDEX "investor_telegram" ON "investor" USING btree ("telegram_id");
CREATE INDEX "investor_inviter" ON "investor" USING btree ("inviter_id");
CREATE INDEX "investor_subscription_end" ON "investor" USING btree ("subscription_until","id") WHERE "investor"."subscription_until" is distinct from "investor"."subscription_notified";
CREATE INDEX "investor_closes" ON "investor" USING btree ("closes_at","id") WHERE "investor"."closes_at" is not null;
CREATE INDEX "ledger_entry_transfer" ON "ledger_entry" USING btree ("transfer_id");
CREATE INDEX "ledger_entry_history" ON "ledger_entry" USING btree ("account_id","transfer_id");
CREATE INDEX "ledger_transfer_about" ON "ledger_transfer" USING btree ("about");
CREATE INDEX "liability_snapshot_taken_at" ON "liability_snapshot" USING btree ("taken_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "news_item_published" ON "news_item" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "notification_investor" ON "notification" USING btree ("investor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "notification_unread" ON "notification" USING btree ("investor_id") WHERE "notification"."read_at" is null;
CREATE INDEX "notification_kind" ON "notification" USING btree ("investor_id","kind","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "operation_investor" ON "operation" USING btree ("investor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "operation_type" ON "operation" USING btree ("investor_id","type","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "operation_kind" ON "operation" USING btree ("investor_id","subject","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "operation"."subject" <> 'deposit_accrual';
CREATE INDEX "operation_reward" ON "operation" USING btree ("investor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "operation"."subject" in ('referral_reward', 'matching_reward', 'turnover_award');
CREATE INDEX "outbox_at" ON "outbox" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "outbox_login" ON "outbox" USING btree (lower("login"),"at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "partner_line" ON "partner" USING btree ("partner_id");
CREATE INDEX "partner_registered" ON "partner" USING btree ("investor_id","registered_at","partner_id");
CREATE INDEX "partner_login" ON "partner" USING btree ("investor_id",lower("login"),"partner_id");
CREATE INDEX "partner_inviter" ON "partner" USING btree ("investor_id",lower("inviter_login"),"partner_id");
CREATE INDEX "partner_invested" ON "partner" USING btree ("investor_id","invested","partner_id");
CREATE INDEX "partner_profit" ON "partner" USING btree ("investor_id","profit","partner_id");
CREATE INDEX "passkey_investor" ON "passkey" USING btree ("investor_id");
CREATE INDEX "passkey_challenge_expiry" ON "passkey_challenge" USING btree ("expires_at");
CREATE INDEX "quote_expiry" ON "quote" USING btree ("expires_at") WHERE "quote"."spent_at" is null;
CREATE INDEX "rate_limit_end" ON "rate_limit" USING btree ("window_ends_at");
CREATE INDEX "refill_investor" ON "refill" USING btree ("investor_id","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "refill_expiry" ON "refill" USING btree ("expires_at","id") WHERE "refill"."status" = 'waiting' and "refill"."confirmations" = 0 and "refill"."inspected_at" is null;
CREATE INDEX "refill_waiting" ON "refill" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "refill"."status" = 'waiting';
CREATE INDEX "refill_address" ON "refill" USING btree (lower("address"));
CREATE INDEX "security_event_history" ON "security_event" USING btree ("investor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "security_event_age" ON "security_event" USING btree ("at");
CREATE INDEX "session_investor" ON "session" USING btree ("investor_id");
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");
CREATE INDEX "telegram_signature_expiry" ON "telegram_signature" USING btree ("expires_at");
CREATE INDEX "verification_investor" ON "verification" USING btree ("investor_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE UNIQUE INDEX "verification_standing" ON "verification" USING btree ("investor_id") WHERE "verification"."status" in ('in_process', 'success');
CREATE INDEX "verification_waiting" ON "verification" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "verification"."status" = 'in_process';
CREATE INDEX "withdrawal_investor" ON "withdrawal" USING btree ("investor_id","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "withdrawal_open" ON "withdrawal" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "withdrawal"."status" in ('pending', 'on_inspection');
CREATE UNIQUE INDEX "withdrawal_request_open" ON "withdrawal_request" USING btree ("investor_id") WHERE "withdrawal_request"."ended_at" is null;
CREATE INDEX "withdrawal_request_investor" ON "withdrawal_request" USING btree ("investor_id","created_at","id");