CREATE TABLE "senate_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "senate_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"programme_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"prepared_by" integer NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "senate_list_state" CHECK ("senate_list"."state" in ('waiting', 'approved', 'declined')),
	CONSTRAINT "senate_list_decided" CHECK (("senate_list"."state" = 'waiting') = ("senate_list"."decided_by" is null)),
	CONSTRAINT "senate_list_note" CHECK (("senate_list"."state" = 'declined') = ("senate_list"."note" is not null)),
	CONSTRAINT "senate_list_two_people" CHECK ("senate_list"."state" <> 'approved' or "senate_list"."decided_by" <> "senate_list"."prepared_by")
);
--> statement-breakpoint
CREATE TABLE "senate_list_entry" (
	"list_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"position" integer NOT NULL,
	"cgpa" integer,
	"class_of_award" text,
	"corrected_class" text,
	"is_correction" boolean DEFAULT false NOT NULL,
	"unmet" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	CONSTRAINT "senate_list_entry_list_id_student_id_pk" PRIMARY KEY("list_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "senate_list" ADD CONSTRAINT "senate_list_programme_id_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "senate_list" ADD CONSTRAINT "senate_list_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "senate_list" ADD CONSTRAINT "senate_list_prepared_by_account_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "senate_list" ADD CONSTRAINT "senate_list_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "senate_list_entry" ADD CONSTRAINT "senate_list_entry_list_id_senate_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."senate_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "senate_list_entry" ADD CONSTRAINT "senate_list_entry_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "senate_list_waiting" ON "senate_list" USING btree ("programme_id","session_id") WHERE "senate_list"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "senate_list_entry_current" ON "senate_list_entry" USING btree ("student_id") WHERE "senate_list_entry"."is_current";--> statement-breakpoint
CREATE INDEX "senate_list_entry_student" ON "senate_list_entry" USING btree ("student_id");