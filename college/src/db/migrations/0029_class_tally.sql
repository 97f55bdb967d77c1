CREATE TABLE "class_tally" (
	"semester_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"present" smallint NOT NULL,
	"absent" smallint NOT NULL,
	"excused" smallint NOT NULL,
	CONSTRAINT "class_tally_semester_id_course_id_student_id_pk" PRIMARY KEY("semester_id","course_id","student_id")
);
--> statement-breakpoint
DROP INDEX "class_attendance_student";--> statement-breakpoint
ALTER TABLE "class_tally" ADD CONSTRAINT "class_tally_semester_id_semester_id_fk" FOREIGN KEY ("semester_id") REFERENCES "public"."semester"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_tally" ADD CONSTRAINT "class_tally_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_tally" ADD CONSTRAINT "class_tally_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_tally_student" ON "class_tally" USING btree ("student_id","semester_id");--> statement-breakpoint
INSERT INTO "class_tally" ("semester_id", "course_id", "student_id", "present", "absent", "excused")
SELECT m."semester_id", m."course_id", a."student_id", count(*) FILTER (WHERE a."mark" = 'present'),
  count(*) FILTER (WHERE a."mark" = 'absent'), count(*) FILTER (WHERE a."mark" = 'excused')
FROM "class_meeting" m JOIN "class_attendance" a ON a."meeting_id" = m."id"
GROUP BY m."semester_id", m."course_id", a."student_id";
