ALTER TABLE "bank_row" ADD COLUMN "digest" text NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_row_digest" ON "bank_row" USING btree ("bank_account_id","digest");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "bank_row_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'rows of a bank''s statement are never deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  IF ROW(NEW."bank_account_id", NEW."statement_id", NEW."identity", NEW."digest", NEW."line", NEW."day", NEW."narration",
      NEW."transaction_id", NEW."amount_kobo", NEW."kind", NEW."slip_id")
    IS DISTINCT FROM ROW(OLD."bank_account_id", OLD."statement_id", OLD."identity", OLD."digest", OLD."line", OLD."day", OLD."narration",
      OLD."transaction_id", OLD."amount_kobo", OLD."kind", OLD."slip_id")
    OR pg_trigger_depth() = 1 AND ROW(NEW."receipt_id", NEW."reason") IS DISTINCT FROM ROW(OLD."receipt_id", OLD."reason")
    OR OLD."is_returned" AND NOT NEW."is_returned"
  THEN
    RAISE EXCEPTION 'what a bank''s statement says is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW."is_returned" AND NOT OLD."is_returned" AND NOT EXISTS (
    SELECT FROM "public"."row_proposal" p WHERE p."row_id" = NEW."id" AND p."way" = 'return' AND p."is_approved"
  ) THEN
    RAISE EXCEPTION 'two people return money to the bank' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
