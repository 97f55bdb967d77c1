CREATE TABLE "course" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"credit_load" smallint NOT NULL,
	"level" smallint NOT NULL,
	"semester" smallint NOT NULL,
	"course_department_id" integer NOT NULL,
	CONSTRAINT "course_code_unique" UNIQUE("code"),
	CONSTRAINT "course_credit_load" CHECK ("course"."credit_load" between 1 and 30),
	CONSTRAINT "course_level" CHECK ("course"."level" between 100 and 900),
	CONSTRAINT "course_semester" CHECK ("course"."semester" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "course_department" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_department_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"department_id" integer,
	CONSTRAINT "course_department_name_unique" UNIQUE("name"),
	CONSTRAINT "course_department_departmentId_unique" UNIQUE("department_id")
);
--> statement-breakpoint
CREATE TABLE "course_lecturer" (
	"course_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"staff_member_id" integer NOT NULL,
	CONSTRAINT "course_lecturer_course_id_session_id_staff_member_id_pk" PRIMARY KEY("course_id","session_id","staff_member_id")
);
--> statement-breakpoint
CREATE TABLE "course_offering" (
	"course_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"is_compulsory" boolean NOT NULL,
	CONSTRAINT "course_offering_course_id_department_id_pk" PRIMARY KEY("course_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "course_outcome" (
	"student_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"is_passed" boolean NOT NULL,
	CONSTRAINT "course_outcome_student_id_course_id_session_id_pk" PRIMARY KEY("student_id","course_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "course_prerequisite" (
	"course_id" integer NOT NULL,
	"prerequisite_id" integer NOT NULL,
	CONSTRAINT "course_prerequisite_course_id_prerequisite_id_pk" PRIMARY KEY("course_id","prerequisite_id"),
	CONSTRAINT "course_prerequisite_other" CHECK ("course_prerequisite"."course_id" <> "course_prerequisite"."prerequisite_id")
);
--> statement-breakpoint
CREATE TABLE "course_registration" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_registration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"semester_id" integer NOT NULL,
	"is_carryover" boolean NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"dropped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registration_slip" (
	"student_id" integer NOT NULL,
	"semester_id" integer NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "registration_slip_student_id_semester_id_pk" PRIMARY KEY("student_id","semester_id"),
	CONSTRAINT "registration_slip_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "bed" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"is_usable" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bed_number" UNIQUE("room_id","number"),
	CONSTRAINT "bed_number_positive" CHECK ("bed"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "bed_claim" (
	"session_id" integer NOT NULL,
	"bed_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"application_id" integer,
	"offered_until" timestamp with time zone,
	CONSTRAINT "bed_claim_session_id_bed_id_pk" PRIMARY KEY("session_id","bed_id"),
	CONSTRAINT "bed_claim_student" UNIQUE("session_id","student_id"),
	CONSTRAINT "bed_claim_kind" CHECK (("bed_claim"."application_id" is null) <> ("bed_claim"."offered_until" is null))
);
--> statement-breakpoint
CREATE TABLE "hostel" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hostel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "hostel_name_unique" UNIQUE("name"),
	CONSTRAINT "hostel_kind" CHECK ("hostel"."kind" in ('Female', 'Male'))
);
--> statement-breakpoint
CREATE TABLE "hostel_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hostel_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"bed_id" integer NOT NULL,
	"status" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"request_key" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	"printout_code" text,
	CONSTRAINT "hostel_application_printoutCode_unique" UNIQUE("printout_code"),
	CONSTRAINT "hostel_application_claim" UNIQUE("id","session_id","student_id"),
	CONSTRAINT "hostel_application_status" CHECK ("hostel_application"."status" in ('pending', 'approved', 'rejected', 'released')),
	CONSTRAINT "hostel_application_reason" CHECK (("hostel_application"."status" in ('rejected', 'released')) = ("hostel_application"."reason" is not null)),
	CONSTRAINT "hostel_application_printout" CHECK ("hostel_application"."status" <> 'approved' or "hostel_application"."printout_code" is not null)
);
--> statement-breakpoint
CREATE TABLE "hostel_settings" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"is_application_open" boolean NOT NULL,
	"application_deadline" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hostel_waiting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hostel_waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hostel_waiting_student" UNIQUE("session_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hostel_id" integer NOT NULL,
	"floor" smallint NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "room_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_course_department_id_course_department_id_fk" FOREIGN KEY ("course_department_id") REFERENCES "public"."course_department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_department" ADD CONSTRAINT "course_department_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lecturer" ADD CONSTRAINT "course_lecturer_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lecturer" ADD CONSTRAINT "course_lecturer_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lecturer" ADD CONSTRAINT "course_lecturer_staff_member_id_staff_member_id_fk" FOREIGN KEY ("staff_member_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_offering" ADD CONSTRAINT "course_offering_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_offering" ADD CONSTRAINT "course_offering_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_outcome" ADD CONSTRAINT "course_outcome_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_outcome" ADD CONSTRAINT "course_outcome_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_outcome" ADD CONSTRAINT "course_outcome_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisite" ADD CONSTRAINT "course_prerequisite_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisite" ADD CONSTRAINT "course_prerequisite_prerequisite_id_course_id_fk" FOREIGN KEY ("prerequisite_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registration" ADD CONSTRAINT "course_registration_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registration" ADD CONSTRAINT "course_registration_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registration" ADD CONSTRAINT "course_registration_semester_id_semester_id_fk" FOREIGN KEY ("semester_id") REFERENCES "public"."semester"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_slip" ADD CONSTRAINT "registration_slip_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_slip" ADD CONSTRAINT "registration_slip_semester_id_semester_id_fk" FOREIGN KEY ("semester_id") REFERENCES "public"."semester"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed" ADD CONSTRAINT "bed_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_claim" ADD CONSTRAINT "bed_claim_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_claim" ADD CONSTRAINT "bed_claim_bed_id_bed_id_fk" FOREIGN KEY ("bed_id") REFERENCES "public"."bed"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_claim" ADD CONSTRAINT "bed_claim_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_claim" ADD CONSTRAINT "bed_claim_application" FOREIGN KEY ("application_id","session_id","student_id") REFERENCES "public"."hostel_application"("id","session_id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hostel_application" ADD CONSTRAINT "hostel_application_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hostel_application" ADD CONSTRAINT "hostel_application_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hostel_application" ADD CONSTRAINT "hostel_application_bed_id_bed_id_fk" FOREIGN KEY ("bed_id") REFERENCES "public"."bed"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hostel_application" ADD CONSTRAINT "hostel_application_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hostel_settings" ADD CONSTRAINT "hostel_settings_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hostel_waiting" ADD CONSTRAINT "hostel_waiting_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hostel_waiting" ADD CONSTRAINT "hostel_waiting_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_hostel_id_hostel_id_fk" FOREIGN KEY ("hostel_id") REFERENCES "public"."hostel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_of_level" ON "course" USING btree ("level","semester");--> statement-breakpoint
CREATE INDEX "course_lecturer_staff" ON "course_lecturer" USING btree ("staff_member_id","session_id");--> statement-breakpoint
CREATE INDEX "course_offering_department" ON "course_offering" USING btree ("department_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_registration_standing" ON "course_registration" USING btree ("student_id","semester_id","course_id") WHERE "course_registration"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "course_registration_course" ON "course_registration" USING btree ("course_id","semester_id");--> statement-breakpoint
CREATE INDEX "bed_claim_offer" ON "bed_claim" USING btree ("offered_until");--> statement-breakpoint
CREATE UNIQUE INDEX "hostel_application_standing" ON "hostel_application" USING btree ("session_id","student_id") WHERE "hostel_application"."status" in ('pending', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "hostel_application_request" ON "hostel_application" USING btree ("student_id","request_key");--> statement-breakpoint
CREATE INDEX "hostel_application_student" ON "hostel_application" USING btree ("student_id","session_id");--> statement-breakpoint
CREATE INDEX "room_hostel" ON "room" USING btree ("hostel_id");