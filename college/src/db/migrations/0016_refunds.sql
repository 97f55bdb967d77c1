CREATE TABLE "refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"payment_id" integer,
	"request_key" text,
	"charge_id" integer,
	"amount_kobo" bigint NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"is_approved" boolean,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"note" text,
	"cancelled_by" integer,
	"cancelled_at" timestamp with time zone,
	"paid_by" integer,
	"paid_at" timestamp with time zone,
	"pay_out_reference" text,
	"state" text GENERATED ALWAYS AS (case when paid_at is not null then 'paid' when cancelled_at is not null then 'cancelled' when is_approved then 'approved' when is_approved is null then 'asked' else 'declined' end) STORED NOT NULL,
	CONSTRAINT "refund_requestKey_unique" UNIQUE("request_key"),
	CONSTRAINT "refund_chargeId_unique" UNIQUE("charge_id"),
	CONSTRAINT "refund_source" CHECK (("refund"."payment_id" is null) = ("refund"."request_key" is not null)),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_kobo" > 0),
	CONSTRAINT "refund_reason" CHECK (length("refund"."reason") >= 5),
	CONSTRAINT "refund_decided" CHECK (num_nonnulls("refund"."is_approved", "refund"."decided_by", "refund"."decided_at") in (0, 3)),
	CONSTRAINT "refund_declined" CHECK ("refund"."is_approved" is not false or "refund"."note" is not null),
	CONSTRAINT "refund_second_person" CHECK ("refund"."decided_by" <> "refund"."asked_by"),
	CONSTRAINT "refund_reserved" CHECK (("refund"."charge_id" is not null) = ("refund"."payment_id" is null and "refund"."is_approved" is true)),
	CONSTRAINT "refund_cancelled" CHECK (num_nonnulls("refund"."cancelled_by", "refund"."cancelled_at") in (0, 2) and ("refund"."cancelled_at" is null or "refund"."is_approved" is not false)),
	CONSTRAINT "refund_paid" CHECK (num_nonnulls("refund"."paid_by", "refund"."paid_at", "refund"."pay_out_reference") in (0, 3) and ("refund"."paid_at" is null or ("refund"."is_approved" is true and "refund"."cancelled_at" is null)))
);
--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "refunded_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_cancelled_by_account_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_paid_by_account_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_charge" FOREIGN KEY ("charge_id","account_id") REFERENCES "public"."charge"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_of_payment" ON "refund" USING btree ("payment_id") WHERE "refund"."is_approved" is not false and "refund"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_pay_out_reference" ON "refund" USING btree (lower("pay_out_reference"));--> statement-breakpoint
CREATE INDEX "refund_account" ON "refund" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_state" ON "refund" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "refund_asked" ON "refund" USING btree ("asked_at","id");--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_refund" CHECK ("charge"."section" <> 'refund' or "charge"."purpose" is null);--> statement-breakpoint
CREATE FUNCTION "refund_check"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."state" IN ('declined', 'paid', 'cancelled')
    OR (OLD."state" = 'approved' AND (NEW."is_approved", NEW."decided_by", NEW."decided_at", NEW."charge_id")
      IS DISTINCT FROM (OLD."is_approved", OLD."decided_by", OLD."decided_at", OLD."charge_id"))
    OR (NEW."account_id", NEW."payment_id", NEW."request_key", NEW."amount_kobo", NEW."kind", NEW."reason", NEW."asked_by", NEW."asked_at")
      IS DISTINCT FROM (OLD."account_id", OLD."payment_id", OLD."request_key", OLD."amount_kobo", OLD."kind", OLD."reason", OLD."asked_by", OLD."asked_at")
  THEN
    RAISE EXCEPTION 'what was asked for, decided or paid out is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW."charge_id" IS NOT NULL AND OLD."charge_id" IS NULL AND NOT EXISTS (
    SELECT FROM "public"."charge" c WHERE c."id" = NEW."charge_id" AND c."section" = 'refund'
      AND c."amount_kobo" = NEW."amount_kobo" AND c."settled_at" IS NOT NULL AND NOT c."is_reversed"
  ) THEN
    RAISE EXCEPTION 'a refund reserves all of its amount' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW."paid_at" IS NOT NULL AND NEW."charge_id" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "public"."charge" c WHERE c."id" = NEW."charge_id" AND c."settled_at" IS NOT NULL AND NOT c."is_reversed"
  ) THEN
    RAISE EXCEPTION 'only money that is there is paid out' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "refund_keep_money"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "public"."refund" r WHERE r."charge_id" = NEW."charge_id" AND r."paid_at" IS NOT NULL) THEN
    RAISE EXCEPTION 'money that was paid out stays in its refund' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "refund_changes" BEFORE UPDATE ON "refund" FOR EACH ROW EXECUTE FUNCTION "refund_check"();--> statement-breakpoint
CREATE TRIGGER "refund_begins_asked" BEFORE INSERT ON "refund" FOR EACH ROW
  WHEN (num_nonnulls(NEW."is_approved", NEW."cancelled_at", NEW."paid_at") > 0) EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "refund_kept" BEFORE DELETE ON "refund" FOR EACH ROW EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "allocation_paid_out" BEFORE INSERT ON "allocation" FOR EACH ROW
  WHEN (NEW."reverses_id" IS NOT NULL) EXECUTE FUNCTION "refund_keep_money"();
