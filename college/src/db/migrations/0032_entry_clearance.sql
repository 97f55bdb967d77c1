CREATE TABLE "entry_clearance" (
	"applicant_id" integer PRIMARY KEY NOT NULL,
	"papers" jsonb NOT NULL,
	"due_on" date NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone,
	"reminders" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_paper" (
	"applicant_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"is_sighted" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "entry_paper_applicant_id_number_pk" PRIMARY KEY("applicant_id","number"),
	CONSTRAINT "entry_paper_state" CHECK ("entry_paper"."state" in ('sent', 'accepted', 'returned')),
	CONSTRAINT "entry_paper_note" CHECK (("entry_paper"."state" = 'returned') = ("entry_paper"."note" is not null))
);
--> statement-breakpoint
ALTER TABLE "admission_decision" DROP CONSTRAINT "admission_decision_answer";--> statement-breakpoint
ALTER TABLE "programme" ADD COLUMN "entry_papers" jsonb;--> statement-breakpoint
ALTER TABLE "entry_clearance" ADD CONSTRAINT "entry_clearance_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_paper" ADD CONSTRAINT "entry_paper_applicant_id_entry_clearance_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."entry_clearance"("applicant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_paper" ADD CONSTRAINT "entry_paper_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_paper" ADD CONSTRAINT "entry_paper_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_clearance_due" ON "entry_clearance" USING btree ("due_on") WHERE "entry_clearance"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "entry_paper_file" ON "entry_paper" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "admission_decision" ADD CONSTRAINT "admission_decision_answer" CHECK (("admission_decision"."answer" is null) = ("admission_decision"."answered_at" is null) and ("admission_decision"."answer" is null or "admission_decision"."outcome" = 'admitted') and ("admission_decision"."student_id" is null or coalesce("admission_decision"."answer", '') = 'accepted'));