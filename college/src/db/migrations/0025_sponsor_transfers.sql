ALTER TABLE "bank_row" DROP CONSTRAINT "bank_row_returned";--> statement-breakpoint
ALTER TABLE "row_proposal" DROP CONSTRAINT "row_proposal_way";--> statement-breakpoint
DROP INDEX "bank_row_leftover";--> statement-breakpoint
ALTER TABLE "bank_row" ADD COLUMN "remittance_id" integer;--> statement-breakpoint
ALTER TABLE "row_proposal" ADD COLUMN "remittance_id" integer;--> statement-breakpoint
ALTER TABLE "bank_row" ADD CONSTRAINT "bank_row_remittance_id_sponsor_remittance_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."sponsor_remittance"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "row_proposal" ADD CONSTRAINT "row_proposal_remittance_id_sponsor_remittance_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."sponsor_remittance"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_row_remittance" ON "bank_row" USING btree ("remittance_id");--> statement-breakpoint
CREATE INDEX "bank_row_leftover" ON "bank_row" USING btree ("statement_id","amount_kobo") WHERE "bank_row"."receipt_id" is null and not "bank_row"."is_returned" and "bank_row"."remittance_id" is null;--> statement-breakpoint
ALTER TABLE "bank_row" ADD CONSTRAINT "bank_row_dealt_with_once" CHECK (num_nonnulls("bank_row"."receipt_id", "bank_row"."remittance_id") + "bank_row"."is_returned"::int <= 1);--> statement-breakpoint
ALTER TABLE "row_proposal" ADD CONSTRAINT "row_proposal_remittance" CHECK (("row_proposal"."way" = 'sponsor_transfer') = ("row_proposal"."remittance_id" is not null));--> statement-breakpoint
ALTER TABLE "row_proposal" ADD CONSTRAINT "row_proposal_way" CHECK ("row_proposal"."way" in ('credit_student', 'return', 'sponsor_transfer'));--> statement-breakpoint
CREATE FUNCTION "bank_row_of_remittance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sent bigint;
  shown bigint;
BEGIN
  IF OLD."remittance_id" IS NOT NULL THEN
    RAISE EXCEPTION 'a sponsor''s transfer stays one' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NOT EXISTS (
    SELECT FROM "public"."row_proposal" p
    WHERE p."row_id" = NEW."id" AND p."way" = 'sponsor_transfer' AND p."remittance_id" = NEW."remittance_id" AND p."is_approved"
  ) THEN
    RAISE EXCEPTION 'two people match a row with a sponsor''s transfer' USING ERRCODE = 'check_violation';
  END IF;
  SELECT m."amount_kobo" INTO sent FROM "public"."sponsor_remittance" m
  WHERE m."id" = NEW."remittance_id" AND m."status" = 'approved' FOR NO KEY UPDATE;
  SELECT coalesce(sum(r."amount_kobo"), 0) INTO shown FROM "public"."bank_row" r WHERE r."remittance_id" = NEW."remittance_id";
  IF sent IS NULL OR shown + NEW."amount_kobo" > sent THEN
    RAISE EXCEPTION 'rows of a sponsor''s transfer are no more than an approved remittance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "bank_row_is_remittance" BEFORE UPDATE ON "bank_row" FOR EACH ROW
  WHEN (NEW."remittance_id" IS DISTINCT FROM OLD."remittance_id") EXECUTE FUNCTION "bank_row_of_remittance"();--> statement-breakpoint
DROP TRIGGER "bank_row_begins_open" ON "bank_row";--> statement-breakpoint
CREATE TRIGGER "bank_row_begins_open" BEFORE INSERT ON "bank_row" FOR EACH ROW
  WHEN (NEW."receipt_id" IS NOT NULL OR NEW."is_returned" OR NEW."remittance_id" IS NOT NULL) EXECUTE FUNCTION "ledger_refuse"();
