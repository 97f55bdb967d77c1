CREATE TABLE "indexing_record" (
	"student_id" integer NOT NULL,
	"programme_id" integer NOT NULL,
	"checked_name" text,
	"checked_by" integer,
	"checked_at" timestamp with time zone,
	"held_reason" text,
	"round_id" integer,
	"index_number" text,
	"indexed_at" timestamp with time zone,
	CONSTRAINT "indexing_record_student_id_programme_id_pk" PRIMARY KEY("student_id","programme_id"),
	CONSTRAINT "indexing_record_indexed" CHECK (("indexing_record"."index_number" is null) = ("indexing_record"."round_id" is null)
        and ("indexing_record"."index_number" is null) = ("indexing_record"."indexed_at" is null)),
	CONSTRAINT "indexing_record_checked" CHECK (("indexing_record"."checked_name" is null) = ("indexing_record"."checked_by" is null)
        and ("indexing_record"."checked_name" is null) = ("indexing_record"."checked_at" is null))
);
--> statement-breakpoint
CREATE TABLE "indexing_round" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "indexing_round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"programme_id" integer NOT NULL,
	"entry_session_id" integer NOT NULL,
	"closes_on" date NOT NULL,
	"quota" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "indexing_round_cohort" UNIQUE("programme_id","entry_session_id"),
	CONSTRAINT "indexing_round_of_programme" UNIQUE("id","programme_id"),
	CONSTRAINT "indexing_round_quota" CHECK ("indexing_round"."quota" >= 1)
);
--> statement-breakpoint
ALTER TABLE "indexing_record" ADD CONSTRAINT "indexing_record_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexing_record" ADD CONSTRAINT "indexing_record_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexing_record" ADD CONSTRAINT "indexing_record_checked_by_account_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexing_record" ADD CONSTRAINT "indexing_record_round" FOREIGN KEY ("round_id","programme_id") REFERENCES "public"."indexing_round"("id","programme_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexing_round" ADD CONSTRAINT "indexing_round_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexing_round" ADD CONSTRAINT "indexing_round_entry_session_id_academic_session_id_fk" FOREIGN KEY ("entry_session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "indexing_record_number" ON "indexing_record" USING btree ("programme_id","index_number");