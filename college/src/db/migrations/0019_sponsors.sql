CREATE TABLE "remittance_share" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remittance_share_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"remittance_id" integer NOT NULL,
	"sponsorship_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"amount_kobo" integer NOT NULL,
	CONSTRAINT "remittance_share_student" UNIQUE("remittance_id","student_id"),
	CONSTRAINT "remittance_share_amount" CHECK ("remittance_share"."amount_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "sponsor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"contact_email" text,
	"contact_phone" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_receipt" (
	"receipt_id" integer PRIMARY KEY NOT NULL,
	"share_id" integer NOT NULL,
	"number" text NOT NULL,
	"sponsor" text NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "sponsor_receipt_shareId_unique" UNIQUE("share_id"),
	CONSTRAINT "sponsor_receipt_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "sponsor_remittance" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_remittance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sponsor_id" integer NOT NULL,
	"sponsorship_id" integer NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"bank_reference" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"recorded_by" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	"credited_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sponsor_remittance_list" UNIQUE("id","sponsorship_id"),
	CONSTRAINT "sponsor_remittance_amount" CHECK ("sponsor_remittance"."amount_kobo" > 0),
	CONSTRAINT "sponsor_remittance_status" CHECK ("sponsor_remittance"."status" in ('draft', 'waiting', 'approved', 'declined')),
	CONSTRAINT "sponsor_remittance_decided" CHECK (num_nonnulls("sponsor_remittance"."decided_by", "sponsor_remittance"."decided_at") = case when "sponsor_remittance"."status" in ('approved', 'declined') then 2 else 0 end),
	CONSTRAINT "sponsor_remittance_declined" CHECK (("sponsor_remittance"."status" = 'declined') = ("sponsor_remittance"."decision_note" is not null)),
	CONSTRAINT "sponsor_remittance_credited" CHECK ("sponsor_remittance"."credited_at" is null or "sponsor_remittance"."status" = 'approved'),
	CONSTRAINT "sponsor_remittance_second_person" CHECK ("sponsor_remittance"."decided_by" <> "sponsor_remittance"."recorded_by")
);
--> statement-breakpoint
CREATE TABLE "sponsor_statement" (
	"code" text PRIMARY KEY NOT NULL,
	"sponsorship_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"students" integer NOT NULL,
	"claimed_kobo" bigint NOT NULL,
	"paid_kobo" bigint NOT NULL,
	"outstanding_kobo" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsored_student" (
	"sponsorship_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sponsored_student_sponsorship_id_student_id_pk" PRIMARY KEY("sponsorship_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "sponsorship" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsorship_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sponsor_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"sections" text[] NOT NULL,
	"coverage" text NOT NULL,
	"percentage" smallint,
	"most_kobo" integer,
	"deadline" date NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sponsorship_of_session" UNIQUE("sponsor_id","session_id"),
	CONSTRAINT "sponsorship_sponsor" UNIQUE("id","sponsor_id"),
	CONSTRAINT "sponsorship_sections" CHECK (cardinality("sponsorship"."sections") > 0 and "sponsorship"."sections" <@ array['A', 'B', 'C', 'hostel']),
	CONSTRAINT "sponsorship_coverage" CHECK ("sponsorship"."coverage" in ('full', 'percentage', 'at_most')),
	CONSTRAINT "sponsorship_percentage" CHECK (("sponsorship"."coverage" = 'percentage') = ("sponsorship"."percentage" is not null) and coalesce("sponsorship"."percentage", 1) between 1 and 100),
	CONSTRAINT "sponsorship_most" CHECK (("sponsorship"."coverage" = 'at_most') = ("sponsorship"."most_kobo" is not null) and coalesce("sponsorship"."most_kobo", 1) > 0)
);
--> statement-breakpoint
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_channel";--> statement-breakpoint
ALTER TABLE "remittance_share" ADD CONSTRAINT "remittance_share_remittance" FOREIGN KEY ("remittance_id","sponsorship_id") REFERENCES "public"."sponsor_remittance"("id","sponsorship_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_share" ADD CONSTRAINT "remittance_share_on_list" FOREIGN KEY ("sponsorship_id","student_id") REFERENCES "public"."sponsored_student"("sponsorship_id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_receipt" ADD CONSTRAINT "sponsor_receipt_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_receipt" ADD CONSTRAINT "sponsor_receipt_share_id_remittance_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."remittance_share"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_remittance" ADD CONSTRAINT "sponsor_remittance_recorded_by_account_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_remittance" ADD CONSTRAINT "sponsor_remittance_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_remittance" ADD CONSTRAINT "sponsor_remittance_sponsorship" FOREIGN KEY ("sponsorship_id","sponsor_id") REFERENCES "public"."sponsorship"("id","sponsor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_statement" ADD CONSTRAINT "sponsor_statement_sponsorship_id_sponsorship_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorship"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsored_student" ADD CONSTRAINT "sponsored_student_sponsorship_id_sponsorship_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorship"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsored_student" ADD CONSTRAINT "sponsored_student_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsorship" ADD CONSTRAINT "sponsorship_sponsor_id_sponsor_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."sponsor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsorship" ADD CONSTRAINT "sponsorship_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remittance_share_of_student" ON "remittance_share" USING btree ("sponsorship_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_name" ON "sponsor" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_short_name" ON "sponsor" USING btree (lower("short_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_remittance_reference" ON "sponsor_remittance" USING btree ("sponsor_id",lower("bank_reference")) WHERE "sponsor_remittance"."status" <> 'declined';--> statement-breakpoint
CREATE INDEX "sponsor_remittance_of_list" ON "sponsor_remittance" USING btree ("sponsorship_id");--> statement-breakpoint
CREATE INDEX "sponsor_remittance_paid" ON "sponsor_remittance" USING btree ("paid_on","id");--> statement-breakpoint
CREATE INDEX "sponsor_remittance_open" ON "sponsor_remittance" USING btree ("status") WHERE "sponsor_remittance"."status" in ('draft', 'waiting') or "sponsor_remittance"."credited_at" is null;--> statement-breakpoint
CREATE INDEX "sponsor_statement_list" ON "sponsor_statement" USING btree ("sponsorship_id","content_hash");--> statement-breakpoint
CREATE INDEX "sponsored_student_student" ON "sponsored_student" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "sponsorship_session" ON "sponsorship" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_channel" CHECK ("receipt"."channel" in ('online', 'counter', 'bank', 'remita', 'sponsor'));--> statement-breakpoint
CREATE FUNCTION "remittance_share_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  remittance integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."remittance_id" ELSE NEW."remittance_id" END;
BEGIN
  IF (SELECT r."status" FROM "public"."sponsor_remittance" r WHERE r."id" = remittance) <> 'draft' THEN
    RAISE EXCEPTION 'only the shares of a draft change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE FUNCTION "sponsor_remittance_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shared bigint;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."status" <> 'draft' THEN
      RAISE EXCEPTION 'only a draft is discarded' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN OLD;
  END IF;
  IF NEW."sponsorship_id" <> OLD."sponsorship_id" OR NEW."recorded_by" <> OLD."recorded_by" OR NEW."recorded_at" <> OLD."recorded_at"
    OR OLD."status" <> 'draft' AND (NEW."amount_kobo" <> OLD."amount_kobo" OR NEW."paid_on" <> OLD."paid_on"
      OR NEW."bank_reference" <> OLD."bank_reference" OR NEW."note" IS DISTINCT FROM OLD."note") THEN
    RAISE EXCEPTION 'only a draft changes' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (OLD."status", NEW."status") NOT IN (('draft', 'draft'), ('draft', 'waiting'), ('waiting', 'approved'), ('waiting', 'declined'))
    AND NOT (OLD."status" = 'approved' AND NEW."status" = 'approved' AND OLD."credited_at" IS NULL
      AND NEW."decided_by" = OLD."decided_by" AND NEW."decided_at" = OLD."decided_at") THEN
    RAISE EXCEPTION 'a remittance is decided once' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW."status" = 'waiting' THEN
    SELECT coalesce(sum(s."amount_kobo"), 0) INTO shared FROM "public"."remittance_share" s WHERE s."remittance_id" = NEW."id";
    IF shared = 0 OR shared > NEW."amount_kobo" OR (shared < NEW."amount_kobo" AND NEW."note" IS NULL) THEN
      RAISE EXCEPTION 'the shares do not come to the amount' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "sponsor_receipt_of_share"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "public"."remittance_share" s
    JOIN "public"."sponsor_remittance" m ON m."id" = s."remittance_id"
    JOIN "public"."student" p ON p."id" = s."student_id"
    JOIN "public"."receipt" r ON r."id" = NEW."receipt_id"
    WHERE s."id" = NEW."share_id" AND m."status" = 'approved' AND r."channel" = 'sponsor' AND r."reverses_id" IS NULL
      AND r."account_id" = p."account_id" AND r."amount_kobo" = s."amount_kobo"
  ) THEN
    RAISE EXCEPTION 'a receipt of a sponsor is a share of an approved remittance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "remittance_share_kept" BEFORE INSERT OR UPDATE OR DELETE ON "remittance_share" FOR EACH ROW
  EXECUTE FUNCTION "remittance_share_keep"();--> statement-breakpoint
CREATE TRIGGER "sponsor_remittance_kept" BEFORE UPDATE OR DELETE ON "sponsor_remittance" FOR EACH ROW
  EXECUTE FUNCTION "sponsor_remittance_keep"();--> statement-breakpoint
CREATE TRIGGER "sponsor_receipt_counts" AFTER INSERT ON "sponsor_receipt" FOR EACH ROW
  EXECUTE FUNCTION "sponsor_receipt_of_share"();--> statement-breakpoint
CREATE TRIGGER "sponsor_receipt_kept" BEFORE UPDATE OR DELETE ON "sponsor_receipt" FOR EACH ROW
  EXECUTE FUNCTION "ledger_refuse"();
