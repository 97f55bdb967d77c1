CREATE TABLE "admission_decision" (
	"applicant_id" integer PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"department_id" integer,
	"reason" text,
	"decided_at" timestamp with time zone NOT NULL,
	"answer_by" date,
	"answer" text,
	"answered_at" timestamp with time zone,
	"student_id" integer,
	"letter_code" text,
	CONSTRAINT "admission_decision_studentId_unique" UNIQUE("student_id"),
	CONSTRAINT "admission_decision_letterCode_unique" UNIQUE("letter_code"),
	CONSTRAINT "admission_decision_offer" CHECK (("admission_decision"."outcome" = 'admitted') = ("admission_decision"."department_id" is not null) and ("admission_decision"."outcome" = 'admitted') = ("admission_decision"."answer_by" is not null) and ("admission_decision"."outcome" = 'admitted') = ("admission_decision"."letter_code" is not null)),
	CONSTRAINT "admission_decision_reason" CHECK (("admission_decision"."outcome" = 'not_admitted') = ("admission_decision"."reason" is not null)),
	CONSTRAINT "admission_decision_answer" CHECK (("admission_decision"."answer" is null) = ("admission_decision"."answered_at" is null) and ("admission_decision"."answer" is null or "admission_decision"."outcome" = 'admitted') and (coalesce("admission_decision"."answer", '') = 'accepted') = ("admission_decision"."student_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "applicant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applicant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"application_no" text NOT NULL,
	"application_session_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"surname" text NOT NULL,
	"first_name" text NOT NULL,
	"other_name" text,
	"phone" text NOT NULL,
	"passport_file_id" uuid,
	"sex" text,
	"date_of_birth" date,
	"marital_status" text,
	"nationality" text,
	"state_of_origin" text,
	"lga" text,
	"blood_group" text,
	"emergency_contact" text,
	"address" text,
	"religion" text,
	"parent_name" text,
	"parent_phone" text,
	"parent_address" text,
	"maiden_name" text,
	"number_of_sitting" smallint,
	"jamb_no" text,
	"jamb_score" smallint,
	"jamb_revision" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"document_code" text,
	"test_batch_id" integer,
	"test_notice_seen_at" timestamp with time zone,
	"test_score" smallint,
	"test_taken_at" timestamp with time zone,
	CONSTRAINT "applicant_accountId_unique" UNIQUE("account_id"),
	CONSTRAINT "applicant_applicationNo_unique" UNIQUE("application_no"),
	CONSTRAINT "applicant_phone_unique" UNIQUE("phone"),
	CONSTRAINT "applicant_documentCode_unique" UNIQUE("document_code"),
	CONSTRAINT "applicant_sittings" CHECK ("applicant"."number_of_sitting" in (1, 2)),
	CONSTRAINT "applicant_jamb_score" CHECK ("applicant"."jamb_score" between 0 and 400),
	CONSTRAINT "applicant_test_score" CHECK ("applicant"."test_score" between 0 and 100),
	CONSTRAINT "applicant_submitted" CHECK (("applicant"."submitted_at" is null) = ("applicant"."test_batch_id" is null) and ("applicant"."submitted_at" is null) = ("applicant"."document_code" is null)),
	CONSTRAINT "applicant_tested" CHECK (("applicant"."test_score" is null) = ("applicant"."test_taken_at" is null))
);
--> statement-breakpoint
CREATE TABLE "application_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"academic_session_id" integer NOT NULL,
	"title" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"screening_fee_kobo" integer NOT NULL,
	CONSTRAINT "application_session_dates" CHECK ("application_session"."opens_at" < "application_session"."closes_at"),
	CONSTRAINT "application_session_fee" CHECK ("application_session"."screening_fee_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "email_verification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_verification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "email_verification_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "olevel_requirement" (
	"department_id" integer PRIMARY KEY NOT NULL,
	"credits" smallint NOT NULL,
	"subjects" jsonb NOT NULL,
	"sittings" smallint NOT NULL,
	CONSTRAINT "olevel_requirement_credits" CHECK ("olevel_requirement"."credits" between 0 and 9),
	CONSTRAINT "olevel_requirement_sittings" CHECK ("olevel_requirement"."sittings" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "olevel_sitting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olevel_sitting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"applicant_id" integer NOT NULL,
	"sitting" smallint NOT NULL,
	"school_name" text NOT NULL,
	"exam_type" text NOT NULL,
	"year" text NOT NULL,
	"exam_number" text NOT NULL,
	"subjects" jsonb NOT NULL,
	"result_file_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "olevel_sitting_number" CHECK ("olevel_sitting"."sitting" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "serial_number" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_session_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"assigned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_batch_times" CHECK ("test_batch"."starts_at" < "test_batch"."ends_at"),
	CONSTRAINT "test_batch_capacity" CHECK ("test_batch"."assigned" between 0 and "test_batch"."capacity")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_account_id" integer NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"surname" text NOT NULL,
	"first_name" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "staff_member_accountId_unique" UNIQUE("account_id"),
	CONSTRAINT "staff_member_role" CHECK ("staff_member"."role" in ('LECTURER', 'EXAM_OFFICER', 'ICT_SUPPORT', 'SUPER_ADMIN'))
);
--> statement-breakpoint
ALTER TABLE "admission_decision" ADD CONSTRAINT "admission_decision_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission_decision" ADD CONSTRAINT "admission_decision_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission_decision" ADD CONSTRAINT "admission_decision_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_application_session_id_application_session_id_fk" FOREIGN KEY ("application_session_id") REFERENCES "public"."application_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_passport_file_id_stored_file_id_fk" FOREIGN KEY ("passport_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_test_batch_id_test_batch_id_fk" FOREIGN KEY ("test_batch_id") REFERENCES "public"."test_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_session" ADD CONSTRAINT "application_session_academic_session_id_academic_session_id_fk" FOREIGN KEY ("academic_session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verification" ADD CONSTRAINT "email_verification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olevel_requirement" ADD CONSTRAINT "olevel_requirement_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olevel_sitting" ADD CONSTRAINT "olevel_sitting_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olevel_sitting" ADD CONSTRAINT "olevel_sitting_result_file_id_stored_file_id_fk" FOREIGN KEY ("result_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_batch" ADD CONSTRAINT "test_batch_application_session_id_application_session_id_fk" FOREIGN KEY ("application_session_id") REFERENCES "public"."application_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_account_id_account_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_session" ON "applicant" USING btree ("application_session_id");--> statement-breakpoint
CREATE INDEX "applicant_batch" ON "applicant" USING btree ("test_batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_session_title" ON "application_session" USING btree ("academic_session_id","title");--> statement-breakpoint
CREATE INDEX "email_verification_account" ON "email_verification" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "olevel_sitting_one" ON "olevel_sitting" USING btree ("applicant_id","sitting");--> statement-breakpoint
CREATE UNIQUE INDEX "test_batch_start" ON "test_batch" USING btree ("application_session_id","starts_at");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_account_id","at");