ALTER TABLE "bank_receipt" DROP CONSTRAINT "bank_receipt_source";--> statement-breakpoint
CREATE INDEX "slip_issued" ON "slip" USING btree ("issued_at","id");--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD CONSTRAINT "bank_receipt_source" CHECK (num_nonnulls("bank_receipt"."slip_id", "bank_receipt"."proposal_id") > 0);