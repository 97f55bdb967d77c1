CREATE TABLE "admission_quota" (
	"application_session_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "admission_quota_application_session_id_department_id_pk" PRIMARY KEY("application_session_id","department_id"),
	CONSTRAINT "admission_quota_places" CHECK ("admission_quota"."places" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sitting_check" (
	"sitting_id" integer PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"sitting_revision" integer NOT NULL,
	"query" text,
	"checked_at" timestamp with time zone NOT NULL,
	"checked_by" integer NOT NULL,
	CONSTRAINT "sitting_check_outcome" CHECK ("sitting_check"."outcome" in ('verified', 'queried')),
	CONSTRAINT "sitting_check_query" CHECK (("sitting_check"."outcome" = 'queried') = ("sitting_check"."query" is not null))
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"audience" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "announcement_audience" CHECK ("announcement"."audience" in ('everybody', 'applicants', 'students', 'staff')),
	CONSTRAINT "announcement_times" CHECK ("announcement"."ends_at" is null or "announcement"."starts_at" < "announcement"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_link_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "profile_change_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_change_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"explanation" text NOT NULL,
	"evidence_file_id" uuid,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	CONSTRAINT "profile_change_request_status" CHECK ("profile_change_request"."status" in ('pending', 'approved', 'refused', 'withdrawn')),
	CONSTRAINT "profile_change_request_reason" CHECK (("profile_change_request"."status" = 'refused') = ("profile_change_request"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"surname" text NOT NULL,
	"first_name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" integer NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_invitation_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "student_level" (
	"student_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"level" smallint NOT NULL,
	CONSTRAINT "student_level_student_id_session_id_pk" PRIMARY KEY("student_id","session_id")
);
--> statement-breakpoint
DROP INDEX "applicant_session";--> statement-breakpoint
ALTER TABLE "application_session" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_batch" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "semester" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hostel" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hostel_settings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_line" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "resolved_by" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "resolution" text;--> statement-breakpoint
ALTER TABLE "tuition_fee" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "totp_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "totp_last_step" integer;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "recovery_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "standing" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "admission_quota" ADD CONSTRAINT "admission_quota_application_session_id_application_session_id_fk" FOREIGN KEY ("application_session_id") REFERENCES "public"."application_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission_quota" ADD CONSTRAINT "admission_quota_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_check" ADD CONSTRAINT "sitting_check_sitting_id_olevel_sitting_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."olevel_sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_check" ADD CONSTRAINT "sitting_check_checked_by_account_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_change_request" ADD CONSTRAINT "profile_change_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_change_request" ADD CONSTRAINT "profile_change_request_evidence_file_id_stored_file_id_fk" FOREIGN KEY ("evidence_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_change_request" ADD CONSTRAINT "profile_change_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_level" ADD CONSTRAINT "student_level_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_level" ADD CONSTRAINT "student_level_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_time" ON "announcement" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "password_link_account" ON "password_link" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_change_request_open" ON "profile_change_request" USING btree ("account_id") WHERE "profile_change_request"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "profile_change_request_status" ON "profile_change_request" USING btree ("status","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_open" ON "staff_invitation" USING btree ("email") WHERE "staff_invitation"."accepted_at" is null and "staff_invitation"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_resolved_by_account_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admission_decision_department" ON "admission_decision" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "applicant_department" ON "applicant" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "applicant_surname" ON "applicant" USING btree ("surname","first_name","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_paid" ON "ledger_entry" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payment_opened" ON "payment" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "payment_status" ON "payment" USING btree ("status","opened_at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "student_department" ON "student" USING btree ("department_id","level");--> statement-breakpoint
CREATE INDEX "student_surname" ON "student" USING btree ("surname","first_name","id");--> statement-breakpoint
CREATE INDEX "applicant_session" ON "applicant" USING btree ("application_session_id","signed_up_at","id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_resolution" CHECK (("payment"."resolved_at" is null) = ("payment"."resolution" is null));--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_totp" CHECK ("staff_member"."totp_confirmed_at" is null or "staff_member"."totp_secret" is not null);--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_standing" CHECK ("student"."standing" in ('active', 'deferred', 'withdrawn', 'graduated'));