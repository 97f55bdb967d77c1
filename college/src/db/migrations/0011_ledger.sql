CREATE TABLE "allocation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allocation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"receipt_id" integer NOT NULL,
	"charge_id" integer NOT NULL,
	"amount_kobo" integer NOT NULL,
	"allocated_at" timestamp with time zone NOT NULL,
	"reverses_id" integer,
	CONSTRAINT "allocation_reverses" UNIQUE("reverses_id"),
	CONSTRAINT "allocation_amount" CHECK (("allocation"."reverses_id" is null) = ("allocation"."amount_kobo" > 0))
);
--> statement-breakpoint
CREATE TABLE "bill" (
	"account_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"basis" text NOT NULL,
	"billed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_account_id_session_id_pk" PRIMARY KEY("account_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "charge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"section" text NOT NULL,
	"purpose" text,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"amount_kobo" integer NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"reverses_id" integer,
	"paid_kobo" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"is_reversed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "charge_owner" UNIQUE("id","account_id"),
	CONSTRAINT "charge_reverses" UNIQUE("reverses_id"),
	CONSTRAINT "charge_amount" CHECK (("charge"."reverses_id" is null) = ("charge"."amount_kobo" > 0)),
	CONSTRAINT "charge_not_overpaid" CHECK ("charge"."paid_kobo" between 0 and greatest("charge"."amount_kobo", 0)),
	CONSTRAINT "charge_reversed_unpaid" CHECK (not "charge"."is_reversed" or "charge"."paid_kobo" = 0),
	CONSTRAINT "charge_settled" CHECK (("charge"."settled_at" is not null) = ("charge"."paid_kobo" = "charge"."amount_kobo"))
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"channel" text NOT NULL,
	"payment_id" integer,
	"amount_kobo" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	"code" text,
	"reverses_id" integer,
	"allocated_kobo" integer DEFAULT 0 NOT NULL,
	"is_reversed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "receipt_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "receipt_code_unique" UNIQUE("code"),
	CONSTRAINT "receipt_owner" UNIQUE("id","account_id"),
	CONSTRAINT "receipt_reverses" UNIQUE("reverses_id"),
	CONSTRAINT "receipt_amount" CHECK (("receipt"."reverses_id" is null) = ("receipt"."amount_kobo" > 0)),
	CONSTRAINT "receipt_payment" CHECK (("receipt"."reverses_id" is null) = ("receipt"."payment_id" is not null)),
	CONSTRAINT "receipt_code" CHECK (("receipt"."reverses_id" is null) = ("receipt"."code" is not null)),
	CONSTRAINT "receipt_not_overspent" CHECK ("receipt"."allocated_kobo" between 0 and greatest("receipt"."amount_kobo", 0)),
	CONSTRAINT "receipt_reversed_free" CHECK (not "receipt"."is_reversed" or "receipt"."allocated_kobo" = 0)
);
--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_reverses_id_allocation_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."allocation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_receipt" FOREIGN KEY ("receipt_id","account_id") REFERENCES "public"."receipt"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_charge" FOREIGN KEY ("charge_id","account_id") REFERENCES "public"."charge"("id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_reverses_id_charge_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_reverses_id_receipt_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocation_of_receipt" ON "allocation" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "allocation_of_charge" ON "allocation" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_one" ON "charge" USING btree ("account_id","session_id","section","code") WHERE "charge"."reverses_id" is null and not "charge"."is_reversed";--> statement-breakpoint
CREATE INDEX "charge_account" ON "charge" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "receipt_account" ON "receipt" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "receipt_paid" ON "receipt" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "receipt_credit" ON "receipt" USING btree ("account_id","id") WHERE "receipt"."allocated_kobo" < "receipt"."amount_kobo" and not "receipt"."is_reversed";--> statement-breakpoint
-- Every credited payment becomes a receipt, the charges that it was opened for, and allocations between them.
INSERT INTO "receipt" ("account_id", "channel", "payment_id", "amount_kobo", "paid_at", "credited_at", "code", "allocated_kobo")
SELECT "account_id", 'online', "payment_id", "amount_kobo", "paid_at", "credited_at", "receipt_code", "amount_kobo"
FROM "ledger_entry" ORDER BY "id";--> statement-breakpoint
-- Lines that do not add up to the amount become one charge of it. Tuition was section C of level 100 and B of the others.
INSERT INTO "charge" ("account_id", "session_id", "section", "purpose", "code", "label", "amount_kobo", "charged_at", "paid_kobo", "settled_at")
SELECT e."account_id", e."session_id",
  CASE WHEN e."purpose" <> 'tuition' THEN e."purpose" WHEN line."code" = 'late' THEN 'late'
    WHEN coalesce(l."level", s."level") = 100 THEN 'C' ELSE 'B' END,
  e."purpose", line."code", line."label", line."kobo", p."opened_at", line."kobo", e."paid_at"
FROM "ledger_entry" e
JOIN "payment" p ON p."id" = e."payment_id"
LEFT JOIN "student" s ON s."account_id" = e."account_id"
LEFT JOIN "student_level" l ON l."student_id" = s."id" AND l."session_id" = e."session_id"
CROSS JOIN LATERAL (
  SELECT sum(x."amountKobo") = e."amount_kobo" AND count(*) = count(DISTINCT x."code")
    AND bool_and(x."label" IS NOT NULL AND x."amountKobo" > 0) AS "is_whole"
  FROM jsonb_to_recordset(p."lines") AS x("code" text, "label" text, "amountKobo" integer)
) checked
CROSS JOIN LATERAL (
  SELECT x."code", x."label", x."amountKobo" AS "kobo"
  FROM jsonb_to_recordset(p."lines") AS x("code" text, "label" text, "amountKobo" integer)
  WHERE checked."is_whole"
  UNION ALL
  SELECT e."purpose",
    CASE e."purpose" WHEN 'tuition' THEN 'Tuition Fee' WHEN 'hostel' THEN 'Hostel Fee'
      WHEN 'screening' THEN 'Pre-admission Screening Fee' ELSE e."purpose" END,
    e."amount_kobo"
  WHERE checked."is_whole" IS NOT TRUE
) line
ORDER BY e."id";--> statement-breakpoint
INSERT INTO "allocation" ("account_id", "receipt_id", "charge_id", "amount_kobo", "allocated_at")
SELECT r."account_id", r."id", c."id", c."amount_kobo", r."credited_at"
FROM "ledger_entry" e
JOIN "receipt" r ON r."payment_id" = e."payment_id"
JOIN "charge" c ON c."account_id" = e."account_id" AND c."session_id" = e."session_id" AND c."purpose" = e."purpose"
ORDER BY c."id";--> statement-breakpoint
DROP TABLE "ledger_entry";--> statement-breakpoint
CREATE FUNCTION "ledger_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of the ledger are written once and never changed' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE FUNCTION "ledger_allocate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."reverses_id" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "public"."allocation" o WHERE o."id" = NEW."reverses_id" AND o."reverses_id" IS NULL
      AND o."receipt_id" = NEW."receipt_id" AND o."charge_id" = NEW."charge_id" AND o."amount_kobo" = -NEW."amount_kobo"
  ) THEN
    RAISE EXCEPTION 'a counter-entry takes back one whole allocation' USING ERRCODE = 'check_violation';
  END IF;
  UPDATE "public"."receipt" SET "allocated_kobo" = "allocated_kobo" + NEW."amount_kobo" WHERE "id" = NEW."receipt_id";
  UPDATE "public"."charge" SET "paid_kobo" = "paid_kobo" + NEW."amount_kobo",
    "settled_at" = CASE WHEN "paid_kobo" + NEW."amount_kobo" = "amount_kobo"
      THEN (SELECT r."paid_at" FROM "public"."receipt" r WHERE r."id" = NEW."receipt_id") END
  WHERE "id" = NEW."charge_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "ledger_reverse_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "public"."charge" SET "is_reversed" = true
  WHERE "id" = NEW."reverses_id" AND "reverses_id" IS NULL AND "account_id" = NEW."account_id"
    AND "session_id" = NEW."session_id" AND "code" = NEW."code" AND "amount_kobo" = -NEW."amount_kobo";
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a counter-entry takes back one whole charge' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "ledger_reverse_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "public"."receipt" SET "is_reversed" = true
  WHERE "id" = NEW."reverses_id" AND "reverses_id" IS NULL AND "account_id" = NEW."account_id"
    AND "amount_kobo" = -NEW."amount_kobo";
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a counter-entry takes back one whole receipt' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "charge_kept" BEFORE UPDATE OR DELETE ON "charge" FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "receipt_kept" BEFORE UPDATE OR DELETE ON "receipt" FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "allocation_kept" BEFORE UPDATE OR DELETE ON "allocation" FOR EACH ROW
  EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "charge_begins_unpaid" BEFORE INSERT ON "charge" FOR EACH ROW
  WHEN (NEW."paid_kobo" <> 0 OR NEW."is_reversed") EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "receipt_begins_unspent" BEFORE INSERT ON "receipt" FOR EACH ROW
  WHEN (NEW."allocated_kobo" <> 0 OR NEW."is_reversed") EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "allocation_counts" AFTER INSERT ON "allocation" FOR EACH ROW
  EXECUTE FUNCTION "ledger_allocate"();--> statement-breakpoint
CREATE TRIGGER "charge_taken_back" AFTER INSERT ON "charge" FOR EACH ROW
  WHEN (NEW."reverses_id" IS NOT NULL) EXECUTE FUNCTION "ledger_reverse_charge"();--> statement-breakpoint
CREATE TRIGGER "receipt_taken_back" AFTER INSERT ON "receipt" FOR EACH ROW
  WHEN (NEW."reverses_id" IS NOT NULL) EXECUTE FUNCTION "ledger_reverse_receipt"();
