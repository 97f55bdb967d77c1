CREATE TABLE "leaving_clearance" (
	"student_id" integer NOT NULL,
	"unit" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"revision" integer NOT NULL,
	"decided_by" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaving_clearance_student_id_unit_pk" PRIMARY KEY("student_id","unit"),
	CONSTRAINT "leaving_clearance_note" CHECK (("leaving_clearance"."state" = 'held') = ("leaving_clearance"."note" is not null))
);
--> statement-breakpoint
DROP INDEX "transcript_student";--> statement-breakpoint
ALTER TABLE "transcript" ADD COLUMN "paper" text DEFAULT 'transcript' NOT NULL;--> statement-breakpoint
ALTER TABLE "leaving_clearance" ADD CONSTRAINT "leaving_clearance_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaving_clearance" ADD CONSTRAINT "leaving_clearance_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcript_student" ON "transcript" USING btree ("student_id","paper","content_hash");