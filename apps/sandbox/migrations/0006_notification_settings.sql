ALTER TABLE "investor" RENAME COLUMN "hears_about" TO "notification_settings";
-- Constraints of NOT NULL have names since PostgreSQL 18.
DO $$ BEGIN
  IF EXISTS (
    SELECT FROM pg_constraint
    WHERE conrelid = '"investor"'::regclass AND conname = 'investor_hears_about_not_null'
  ) THEN
    ALTER TABLE "investor" RENAME CONSTRAINT "investor_hears_about_not_null" TO "investor_notification_settings_not_null";
  END IF;
END $$;
