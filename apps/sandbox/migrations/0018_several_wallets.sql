ALTER TABLE "wallet" DROP CONSTRAINT "wallet_investor_id_system_pk";
ALTER TABLE "investor" ADD COLUMN "only_these_wallets_since" timestamp with time zone;
ALTER TABLE "investor" ADD COLUMN "only_these_wallets_until" timestamp with time zone;
-- The wallets of before have an id too; new ones get theirs from the server.
ALTER TABLE "wallet" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "wallet" ALTER COLUMN "id" DROP DEFAULT;
ALTER TABLE "wallet" ADD COLUMN "added_at" timestamp with time zone;
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_investor_id_system_address_unique" UNIQUE("investor_id","system","address");
ALTER TABLE "investor" ADD CONSTRAINT "investor_only_these_wallets_whole" CHECK ("investor"."only_these_wallets_until" is null or "investor"."only_these_wallets_since" is not null);