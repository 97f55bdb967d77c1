CREATE INDEX "applicant_search_surname" ON "applicant" USING btree (lower("surname") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applicant_search_first_name" ON "applicant" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applicant_search_other_name" ON "applicant" USING btree (lower("other_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applicant_search_number" ON "applicant" USING btree (lower("application_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "applicant_search_number_end" ON "applicant" USING btree (reverse(lower("application_no")) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "student_search_surname" ON "student" USING btree (lower("surname") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "student_search_first_name" ON "student" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "student_search_other_name" ON "student" USING btree (lower("other_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "student_search_number" ON "student" USING btree (lower("matric_number") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "student_search_number_end" ON "student" USING btree (reverse(lower("matric_number")) text_pattern_ops);