DROP INDEX "allocation_of_receipt";--> statement-breakpoint
CREATE INDEX "charge_paid" ON "charge" USING btree ("account_id","purpose","session_id","id") WHERE "charge"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "charge_figures" ON "charge" USING btree ("session_id","section","amount_kobo","paid_kobo") WHERE "charge"."reverses_id" is null and not "charge"."is_reversed";--> statement-breakpoint
CREATE INDEX "payment_purpose" ON "payment" USING btree ("id","purpose");--> statement-breakpoint
CREATE INDEX "allocation_of_receipt" ON "allocation" USING btree ("receipt_id","charge_id","amount_kobo");