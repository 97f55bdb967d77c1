DROP INDEX "charge_figures";--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "section" text;--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "charged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
-- What is there is filled in once; nothing of it changes afterwards.
ALTER TABLE "allocation" DISABLE TRIGGER "allocation_kept";--> statement-breakpoint
UPDATE "allocation" a SET "session_id" = c."session_id", "section" = c."section", "charged_at" = c."charged_at",
  "channel" = r."channel", "paid_at" = r."paid_at"
FROM "charge" c, "receipt" r WHERE c."id" = a."charge_id" AND r."id" = a."receipt_id";--> statement-breakpoint
ALTER TABLE "allocation" ENABLE TRIGGER "allocation_kept";--> statement-breakpoint
CREATE INDEX "allocation_figures" ON "allocation" USING btree ("session_id","receipt_id","account_id","section","channel","paid_at","charged_at","amount_kobo") WHERE "allocation"."section" <> 'refund';--> statement-breakpoint
CREATE INDEX "charge_figures" ON "charge" USING btree ("session_id","account_id","section","amount_kobo","paid_kobo","charged_at","id") WHERE "charge"."reverses_id" is null and not "charge"."is_reversed";--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_facts" CHECK (num_nonnulls("allocation"."session_id", "allocation"."section", "allocation"."charged_at", "allocation"."channel", "allocation"."paid_at") = 5);--> statement-breakpoint
CREATE FUNCTION "ledger_fill_allocation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT c."session_id", c."section", c."charged_at" INTO NEW."session_id", NEW."section", NEW."charged_at"
  FROM "public"."charge" c WHERE c."id" = NEW."charge_id";
  SELECT r."channel", r."paid_at" INTO NEW."channel", NEW."paid_at"
  FROM "public"."receipt" r WHERE r."id" = NEW."receipt_id";
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "allocation_filled" BEFORE INSERT ON "allocation" FOR EACH ROW
  EXECUTE FUNCTION "ledger_fill_allocation"();
