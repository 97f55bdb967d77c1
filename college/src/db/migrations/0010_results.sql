CREATE TABLE "exam_attendance" (
	"course_id" integer NOT NULL,
	"semester_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"is_present" boolean,
	"barred_reason" text,
	"changed_by" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_attendance_course_id_semester_id_student_id_pk" PRIMARY KEY("course_id","semester_id","student_id"),
	CONSTRAINT "exam_attendance_barred" CHECK ("exam_attendance"."barred_reason" is null or "exam_attendance"."is_present" is not true)
);
--> statement-breakpoint
CREATE TABLE "published_result" (
	"course_id" integer NOT NULL,
	"semester_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"student_id" integer NOT NULL,
	"ca" smallint,
	"exam" smallint,
	"total" smallint,
	"grade" text,
	"points_hundredths" smallint,
	"remark" text,
	"credit_load" smallint NOT NULL,
	"is_passed" boolean,
	CONSTRAINT "published_result_course_id_semester_id_version_student_id_pk" PRIMARY KEY("course_id","semester_id","version","student_id"),
	CONSTRAINT "published_result_remark" CHECK ("published_result"."remark" in ('absent', 'withheld')),
	CONSTRAINT "published_result_grade" CHECK (("published_result"."remark" is not null and "published_result"."remark" = 'withheld') = ("published_result"."grade" is null)),
	CONSTRAINT "published_result_whole" CHECK (("published_result"."grade" is null) = ("published_result"."points_hundredths" is null) and ("published_result"."grade" is null) = ("published_result"."is_passed" is null))
);
--> statement-breakpoint
CREATE TABLE "result_score" (
	"course_id" integer NOT NULL,
	"semester_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"ca" smallint,
	"exam" smallint,
	"remark" text,
	"changed_by" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "result_score_course_id_semester_id_student_id_pk" PRIMARY KEY("course_id","semester_id","student_id"),
	CONSTRAINT "result_score_ca" CHECK ("result_score"."ca" between 0 and 100),
	CONSTRAINT "result_score_exam" CHECK ("result_score"."exam" between 0 and 100),
	CONSTRAINT "result_score_remark" CHECK ("result_score"."remark" in ('absent', 'withheld')),
	CONSTRAINT "result_score_absent" CHECK ("result_score"."remark" <> 'absent' or "result_score"."exam" is null)
);
--> statement-breakpoint
CREATE TABLE "result_sheet" (
	"course_id" integer NOT NULL,
	"semester_id" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "result_sheet_course_id_semester_id_pk" PRIMARY KEY("course_id","semester_id"),
	CONSTRAINT "result_sheet_state" CHECK ("result_sheet"."state" in ('draft', 'submitted', 'returned', 'approved', 'published', 'amended')),
	CONSTRAINT "result_sheet_version" CHECK (case "result_sheet"."state" when 'published' then "result_sheet"."version" = 1 when 'amended' then "result_sheet"."version" > 1 else "result_sheet"."version" = 0 end)
);
--> statement-breakpoint
CREATE TABLE "result_sheet_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_sheet_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"semester_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"version" smallint,
	"reason" text,
	CONSTRAINT "result_sheet_event_reason" CHECK ("result_sheet_event"."state" not in ('returned', 'amended') or "result_sheet_event"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "transcript" (
	"code" text PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"cgpa_hundredths" smallint,
	"credits_passed" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "semester" ADD COLUMN "results_due_on" date;--> statement-breakpoint
ALTER TABLE "exam_attendance" ADD CONSTRAINT "exam_attendance_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attendance" ADD CONSTRAINT "exam_attendance_semester_id_semester_id_fk" FOREIGN KEY ("semester_id") REFERENCES "public"."semester"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attendance" ADD CONSTRAINT "exam_attendance_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attendance" ADD CONSTRAINT "exam_attendance_changed_by_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_result" ADD CONSTRAINT "published_result_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_result" ADD CONSTRAINT "published_result_sheet" FOREIGN KEY ("course_id","semester_id") REFERENCES "public"."result_sheet"("course_id","semester_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_score" ADD CONSTRAINT "result_score_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_score" ADD CONSTRAINT "result_score_changed_by_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_score" ADD CONSTRAINT "result_score_sheet" FOREIGN KEY ("course_id","semester_id") REFERENCES "public"."result_sheet"("course_id","semester_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sheet" ADD CONSTRAINT "result_sheet_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sheet" ADD CONSTRAINT "result_sheet_semester_id_semester_id_fk" FOREIGN KEY ("semester_id") REFERENCES "public"."semester"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sheet_event" ADD CONSTRAINT "result_sheet_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sheet_event" ADD CONSTRAINT "result_sheet_event_sheet" FOREIGN KEY ("course_id","semester_id") REFERENCES "public"."result_sheet"("course_id","semester_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "published_result_student" ON "published_result" USING btree ("student_id","semester_id");--> statement-breakpoint
CREATE INDEX "result_score_student" ON "result_score" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "result_sheet_semester" ON "result_sheet" USING btree ("semester_id","state");--> statement-breakpoint
CREATE INDEX "result_sheet_event_sheet" ON "result_sheet_event" USING btree ("course_id","semester_id","id");--> statement-breakpoint
CREATE INDEX "transcript_student" ON "transcript" USING btree ("student_id","content_hash");