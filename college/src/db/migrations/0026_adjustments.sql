CREATE TABLE "adjustment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adjustment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"request_key" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"is_approved" boolean,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"note" text,
	"cancelled_at" timestamp with time zone,
	"state" text GENERATED ALWAYS AS (case when cancelled_at is not null then 'cancelled' when is_approved then 'approved' when is_approved is null then 'asked' else 'declined' end) STORED NOT NULL,
	CONSTRAINT "adjustment_requestKey_unique" UNIQUE("request_key"),
	CONSTRAINT "adjustment_owner" UNIQUE("id","account_id"),
	CONSTRAINT "adjustment_reason" CHECK (length("adjustment"."reason") >= 5),
	CONSTRAINT "adjustment_decided" CHECK (num_nonnulls("adjustment"."is_approved", "adjustment"."decided_by", "adjustment"."decided_at") in (0, 3)),
	CONSTRAINT "adjustment_declined" CHECK ("adjustment"."is_approved" is not false or "adjustment"."note" is not null),
	CONSTRAINT "adjustment_second_person" CHECK ("adjustment"."decided_by" <> "adjustment"."asked_by"),
	CONSTRAINT "adjustment_cancelled" CHECK ("adjustment"."cancelled_at" is null or "adjustment"."is_approved" is null)
);
--> statement-breakpoint
CREATE TABLE "adjustment_line" (
	"adjustment_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"charge_id" integer NOT NULL,
	"from_kobo" integer NOT NULL,
	"to_kobo" integer NOT NULL,
	"new_charge_id" integer,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "adjustment_line_adjustment_id_charge_id_pk" PRIMARY KEY("adjustment_id","charge_id"),
	CONSTRAINT "adjustment_line_newChargeId_unique" UNIQUE("new_charge_id"),
	CONSTRAINT "adjustment_lowers" CHECK ("adjustment_line"."to_kobo" >= 0 and "adjustment_line"."to_kobo" < "adjustment_line"."from_kobo"),
	CONSTRAINT "adjustment_charged" CHECK ("adjustment_line"."new_charge_id" is null or "adjustment_line"."to_kobo" > 0)
);
--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustment_line" ADD CONSTRAINT "adjustment_line_of" FOREIGN KEY ("adjustment_id","account_id") REFERENCES "public"."adjustment"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustment_line" ADD CONSTRAINT "adjustment_line_charge" FOREIGN KEY ("charge_id","account_id") REFERENCES "public"."charge"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustment_line" ADD CONSTRAINT "adjustment_line_new_charge" FOREIGN KEY ("new_charge_id","account_id") REFERENCES "public"."charge"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustment_account" ON "adjustment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "adjustment_state" ON "adjustment" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "adjustment_asked" ON "adjustment" USING btree ("asked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "adjustment_one_open" ON "adjustment_line" USING btree ("charge_id") WHERE "adjustment_line"."is_open";--> statement-breakpoint
CREATE INDEX "adjustment_line_of_charge" ON "adjustment_line" USING btree ("charge_id");--> statement-breakpoint
CREATE FUNCTION "adjustment_check"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."state" <> 'asked'
    OR (NEW."account_id", NEW."request_key", NEW."kind", NEW."reason", NEW."asked_by", NEW."asked_at")
      IS DISTINCT FROM (OLD."account_id", OLD."request_key", OLD."kind", OLD."reason", OLD."asked_by", OLD."asked_at")
  THEN
    RAISE EXCEPTION 'what was asked for or decided is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW."is_approved" AND (
    NOT EXISTS (SELECT FROM "public"."adjustment_line" l WHERE l."adjustment_id" = NEW."id")
    OR EXISTS (
      SELECT FROM "public"."adjustment_line" l
      JOIN "public"."charge" was ON was."id" = l."charge_id"
      LEFT JOIN "public"."charge" instead ON instead."id" = l."new_charge_id"
      WHERE l."adjustment_id" = NEW."id" AND (NOT was."is_reversed" OR l."to_kobo" <> coalesce(instead."amount_kobo", 0)
        OR (instead."id" IS NOT NULL AND (instead."session_id", instead."section", instead."purpose", instead."code")
          IS DISTINCT FROM (was."session_id", was."section", was."purpose", was."code")))
    )
  ) THEN
    RAISE EXCEPTION 'an approved adjustment takes each of its charges back and charges the new amount' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "adjustment_close"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "public"."adjustment_line" SET "is_open" = false WHERE "adjustment_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "adjustment_line_new"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW."is_open" OR NEW."new_charge_id" IS NOT NULL
    OR NOT EXISTS (SELECT FROM "public"."adjustment" a WHERE a."id" = NEW."adjustment_id" AND a."state" = 'asked')
    OR NOT EXISTS (SELECT FROM "public"."charge" c WHERE c."id" = NEW."charge_id" AND c."amount_kobo" = NEW."from_kobo"
      AND c."section" <> 'refund' AND c."reverses_id" IS NULL AND NOT c."is_reversed")
  THEN
    RAISE EXCEPTION 'an adjustment is asked for of what is charged' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "adjustment_line_check"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."adjustment_id", NEW."account_id", NEW."charge_id", NEW."from_kobo", NEW."to_kobo")
      IS DISTINCT FROM (OLD."adjustment_id", OLD."account_id", OLD."charge_id", OLD."from_kobo", OLD."to_kobo")
    OR (OLD."new_charge_id" IS NOT NULL AND NEW."new_charge_id" IS DISTINCT FROM OLD."new_charge_id")
    OR NOT OLD."is_open"
    OR NEW."is_open" IS DISTINCT FROM (SELECT a."state" = 'asked' FROM "public"."adjustment" a WHERE a."id" = NEW."adjustment_id")
  THEN
    RAISE EXCEPTION 'what was asked for or decided is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "adjustment_changes" BEFORE UPDATE ON "adjustment" FOR EACH ROW EXECUTE FUNCTION "adjustment_check"();--> statement-breakpoint
CREATE TRIGGER "adjustment_decided" AFTER UPDATE ON "adjustment" FOR EACH ROW EXECUTE FUNCTION "adjustment_close"();--> statement-breakpoint
CREATE TRIGGER "adjustment_begins_asked" BEFORE INSERT ON "adjustment" FOR EACH ROW
  WHEN (num_nonnulls(NEW."is_approved", NEW."cancelled_at") > 0) EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "adjustment_kept" BEFORE DELETE ON "adjustment" FOR EACH ROW EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "adjustment_line_begins" BEFORE INSERT ON "adjustment_line" FOR EACH ROW EXECUTE FUNCTION "adjustment_line_new"();--> statement-breakpoint
CREATE TRIGGER "adjustment_line_changes" BEFORE UPDATE ON "adjustment_line" FOR EACH ROW EXECUTE FUNCTION "adjustment_line_check"();--> statement-breakpoint
CREATE TRIGGER "adjustment_line_kept" BEFORE DELETE ON "adjustment_line" FOR EACH ROW EXECUTE FUNCTION "ledger_refuse"();
