CREATE TABLE "class_attendance" (
	"meeting_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "class_attendance_meeting_id_student_id_pk" PRIMARY KEY("meeting_id","student_id"),
	CONSTRAINT "class_attendance_mark" CHECK ("class_attendance"."mark" in ('present', 'absent', 'excused'))
);
--> statement-breakpoint
CREATE TABLE "class_meeting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_meeting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"course_id" integer NOT NULL,
	"semester_id" integer NOT NULL,
	"held_on" date NOT NULL,
	"topic" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"recorded_by" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_meeting_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_meeting_id_class_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."class_meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_semester_id_semester_id_fk" FOREIGN KEY ("semester_id") REFERENCES "public"."semester"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_recorded_by_account_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_attendance_student" ON "class_attendance" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "class_meeting_course" ON "class_meeting" USING btree ("semester_id","course_id","held_on");