CREATE TABLE "statement" (
	"code" text PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"charged_kobo" bigint NOT NULL,
	"paid_kobo" bigint NOT NULL,
	"credit_kobo" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_student" ON "statement" USING btree ("student_id","content_hash");