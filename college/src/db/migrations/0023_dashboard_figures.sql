DROP INDEX "applicant_batch";--> statement-breakpoint
DROP INDEX "charge_paid";--> statement-breakpoint
DROP INDEX "receipt_paid";--> statement-breakpoint
CREATE INDEX "olevel_sitting_revision" ON "olevel_sitting" USING btree ("id","revision","applicant_id");--> statement-breakpoint
CREATE INDEX "applicant_batch" ON "applicant" USING btree ("test_batch_id","test_score","id");--> statement-breakpoint
CREATE INDEX "charge_paid" ON "charge" USING btree ("purpose","session_id","account_id","id") WHERE "charge"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "receipt_paid" ON "receipt" USING btree ("paid_at","channel","is_reversed","amount_kobo","payment_id","id");