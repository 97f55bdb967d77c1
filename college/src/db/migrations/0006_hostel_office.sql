ALTER TABLE "bed" ADD COLUMN "out_of_use_reason" text;--> statement-breakpoint
CREATE INDEX "course_registration_semester" ON "course_registration" USING btree ("semester_id","course_id","student_id") WHERE "course_registration"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "hostel_application_status" ON "hostel_application" USING btree ("session_id","status","applied_at");--> statement-breakpoint
ALTER TABLE "bed" ADD CONSTRAINT "bed_out_of_use" CHECK (not "bed"."is_usable" or "bed"."out_of_use_reason" is null);