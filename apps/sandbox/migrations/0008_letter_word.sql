ALTER TABLE "investor" ADD COLUMN "letter_word" text;
ALTER TABLE "outbox" ADD COLUMN "html" text;