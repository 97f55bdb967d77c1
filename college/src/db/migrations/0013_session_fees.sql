CREATE TABLE "session_fee" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"hostel_fee_kobo" integer NOT NULL,
	"late_fee_kobo" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "session_fee_amounts" CHECK ("session_fee"."hostel_fee_kobo" > 0 and "session_fee"."late_fee_kobo" > 0)
);
--> statement-breakpoint
ALTER TABLE "session_fee" ADD CONSTRAINT "session_fee_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;