CREATE TABLE "programme_quota" (
	"application_session_id" integer NOT NULL,
	"programme_id" integer NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "programme_quota_application_session_id_programme_id_pk" PRIMARY KEY("application_session_id","programme_id"),
	CONSTRAINT "programme_quota_places" CHECK ("programme_quota"."places" >= 0)
);
--> statement-breakpoint
CREATE TABLE "programme_course" (
	"programme_id" integer NOT NULL,
	"from_session_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"is_required" boolean NOT NULL,
	CONSTRAINT "programme_course_programme_id_from_session_id_course_id_pk" PRIMARY KEY("programme_id","from_session_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "programme_rules" (
	"programme_id" integer NOT NULL,
	"from_session_id" integer NOT NULL,
	"pass_mark" smallint NOT NULL,
	"ca_maximum" smallint NOT NULL,
	"graduation_cgpa" smallint NOT NULL,
	"standing_cgpa" smallint NOT NULL,
	"standing_carryover_credits" smallint NOT NULL,
	"classes" jsonb NOT NULL,
	"elective_credits" jsonb NOT NULL,
	CONSTRAINT "programme_rules_programme_id_from_session_id_pk" PRIMARY KEY("programme_id","from_session_id"),
	CONSTRAINT "programme_rules_pass_mark" CHECK ("programme_rules"."pass_mark" between 1 and 100),
	CONSTRAINT "programme_rules_ca" CHECK ("programme_rules"."ca_maximum" between 0 and 100),
	CONSTRAINT "programme_rules_cgpa" CHECK ("programme_rules"."graduation_cgpa" between 0 and 500 and "programme_rules"."standing_cgpa" between 0 and 500),
	CONSTRAINT "programme_rules_carryovers" CHECK ("programme_rules"."standing_carryover_credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "programme" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programme_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"award" text,
	"years" smallint NOT NULL,
	"council" text,
	"is_open" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "programme_code_unique" UNIQUE("code"),
	CONSTRAINT "programme_name" UNIQUE("department_id","name"),
	CONSTRAINT "programme_of_department" UNIQUE("id","department_id"),
	CONSTRAINT "programme_years" CHECK ("programme"."years" between 1 and 9)
);
--> statement-breakpoint
ALTER TABLE "admission_decision" DROP CONSTRAINT "admission_decision_offer";--> statement-breakpoint
ALTER TABLE "admission_decision" ADD COLUMN "programme_id" integer;--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "programme_id" integer;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "programme_id" integer;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "entry_session_id" integer;--> statement-breakpoint
-- Every department has one programme: itself, with as many levels as its courses and students have.
INSERT INTO "programme" ("department_id", "code", "name", "years")
SELECT d."id", d."code", d."name", coalesce(greatest(
  (SELECT max(c."level") / 100 FROM "course" c JOIN "course_offering" o ON o."course_id" = c."id" WHERE o."department_id" = d."id"),
  (SELECT max(s."level") / 100 FROM "student" s WHERE s."department_id" = d."id")), 3)
FROM "department" d;--> statement-breakpoint
UPDATE "student" s SET "programme_id" = p."id" FROM "programme" p WHERE p."department_id" = s."department_id";--> statement-breakpoint
-- A matric number has the year in which the studies began: COHT/2025/001.
UPDATE "student" s SET "entry_session_id" = a."id" FROM "academic_session" a
WHERE left(a."name", 4) = substring(s."matric_number" from '^[^/]+/([0-9]{4})/');--> statement-breakpoint
UPDATE "admission_decision" d SET "programme_id" = p."id" FROM "programme" p WHERE p."department_id" = d."department_id";--> statement-breakpoint
ALTER TABLE "student" ALTER COLUMN "programme_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "programme_quota" ADD CONSTRAINT "programme_quota_application_session_id_application_session_id_fk" FOREIGN KEY ("application_session_id") REFERENCES "public"."application_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_quota" ADD CONSTRAINT "programme_quota_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_course" ADD CONSTRAINT "programme_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_course" ADD CONSTRAINT "programme_course_rules" FOREIGN KEY ("programme_id","from_session_id") REFERENCES "public"."programme_rules"("programme_id","from_session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_rules" ADD CONSTRAINT "programme_rules_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_rules" ADD CONSTRAINT "programme_rules_from_session_id_academic_session_id_fk" FOREIGN KEY ("from_session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programme_course_course" ON "programme_course" USING btree ("course_id");--> statement-breakpoint
ALTER TABLE "admission_decision" ADD CONSTRAINT "admission_decision_programme" FOREIGN KEY ("programme_id","department_id") REFERENCES "public"."programme"("id","department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_programme" FOREIGN KEY ("programme_id","department_id") REFERENCES "public"."programme"("id","department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_entry_session_id_academic_session_id_fk" FOREIGN KEY ("entry_session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_programme" FOREIGN KEY ("programme_id","department_id") REFERENCES "public"."programme"("id","department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_programme_cohort" ON "student" USING btree ("programme_id","entry_session_id");--> statement-breakpoint
ALTER TABLE "admission_decision" ADD CONSTRAINT "admission_decision_offer" CHECK (("admission_decision"."outcome" = 'admitted') = ("admission_decision"."department_id" is not null) and ("admission_decision"."department_id" is not null or "admission_decision"."programme_id" is null) and ("admission_decision"."outcome" = 'admitted') = ("admission_decision"."answer_by" is not null) and ("admission_decision"."outcome" = 'admitted') = ("admission_decision"."letter_code" is not null));