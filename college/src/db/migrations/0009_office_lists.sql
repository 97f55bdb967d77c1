CREATE INDEX "applicant_signed_up" ON "applicant" USING btree ("signed_up_at","id");--> statement-breakpoint
CREATE INDEX "applicant_submitted_at" ON "applicant" USING btree ("submitted_at","id");