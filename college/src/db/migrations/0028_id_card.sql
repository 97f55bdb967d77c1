CREATE TABLE "id_card" (
	"student_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" integer,
	"reason" text,
	CONSTRAINT "id_card_student_id_number_pk" PRIMARY KEY("student_id","number"),
	CONSTRAINT "id_card_reissue" CHECK ("id_card"."number" >= 1 and ("id_card"."number" = 1) = ("id_card"."reason" is null))
);
--> statement-breakpoint
ALTER TABLE "id_card" ADD CONSTRAINT "id_card_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "id_card" ADD CONSTRAINT "id_card_issued_by_account_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;