CREATE TABLE "cash_book" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_book_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"officer_id" integer NOT NULL,
	"day" date NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"recorded_kobo" integer,
	"counted_kobo" integer,
	"note" text,
	CONSTRAINT "cash_book_of_day" UNIQUE("officer_id","day"),
	CONSTRAINT "cash_book_closed" CHECK (num_nonnulls("cash_book"."closed_at", "cash_book"."closed_by", "cash_book"."recorded_kobo", "cash_book"."counted_kobo") in (0, 4)),
	CONSTRAINT "cash_book_difference" CHECK ("cash_book"."counted_kobo" = "cash_book"."recorded_kobo" or "cash_book"."note" is not null)
);
--> statement-breakpoint
CREATE TABLE "counter_receipt" (
	"receipt_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"request_key" text NOT NULL,
	"cash_book_id" integer NOT NULL,
	"method" text NOT NULL,
	"slip_number" text,
	"items" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "counter_receipt_number_unique" UNIQUE("number"),
	CONSTRAINT "counter_receipt_requestKey_unique" UNIQUE("request_key"),
	CONSTRAINT "counter_receipt_method" CHECK ("counter_receipt"."method" in ('cash', 'pos', 'teller')),
	CONSTRAINT "counter_receipt_slip_number" CHECK (("counter_receipt"."method" = 'cash') = ("counter_receipt"."slip_number" is null))
);
--> statement-breakpoint
CREATE TABLE "counter_series" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_void" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_void_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt_id" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"is_approved" boolean,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"note" text,
	"is_after_closing" boolean,
	CONSTRAINT "receipt_void_decided" CHECK (num_nonnulls("receipt_void"."is_approved", "receipt_void"."decided_by", "receipt_void"."decided_at") in (0, 3)),
	CONSTRAINT "receipt_void_after_closing" CHECK (coalesce("receipt_void"."is_approved", false) = ("receipt_void"."is_after_closing" is not null)),
	CONSTRAINT "receipt_void_second_person" CHECK ("receipt_void"."decided_by" <> "receipt_void"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_payment";--> statement-breakpoint
ALTER TABLE "staff_member" DROP CONSTRAINT "staff_member_role";--> statement-breakpoint
ALTER TABLE "cash_book" ADD CONSTRAINT "cash_book_officer_id_account_id_fk" FOREIGN KEY ("officer_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_book" ADD CONSTRAINT "cash_book_closed_by_account_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_receipt" ADD CONSTRAINT "counter_receipt_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_receipt" ADD CONSTRAINT "counter_receipt_cash_book_id_cash_book_id_fk" FOREIGN KEY ("cash_book_id") REFERENCES "public"."cash_book"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_void" ADD CONSTRAINT "receipt_void_receipt_id_counter_receipt_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."counter_receipt"("receipt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_void" ADD CONSTRAINT "receipt_void_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_void" ADD CONSTRAINT "receipt_void_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_book_day" ON "cash_book" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "counter_receipt_cash_book" ON "counter_receipt" USING btree ("cash_book_id");--> statement-breakpoint
CREATE INDEX "counter_receipt_slip" ON "counter_receipt" USING btree (lower("slip_number"));--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_void_one" ON "receipt_void" USING btree ("receipt_id") WHERE "receipt_void"."is_approved" is not false;--> statement-breakpoint
CREATE INDEX "receipt_void_receipt" ON "receipt_void" USING btree ("receipt_id");--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment" CHECK (("receipt"."reverses_id" is null and "receipt"."channel" = 'online') = ("receipt"."payment_id" is not null));--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_role" CHECK ("staff_member"."role" in ('LECTURER', 'EXAM_OFFICER', 'ICT_SUPPORT', 'BURSARY_OFFICER', 'SUPER_ADMIN'));--> statement-breakpoint
CREATE TRIGGER "counter_receipt_kept" BEFORE UPDATE OR DELETE ON "counter_receipt" FOR EACH ROW
  EXECUTE FUNCTION "ledger_refuse"();
