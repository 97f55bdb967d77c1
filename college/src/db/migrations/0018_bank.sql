CREATE TABLE "bank_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"bank" text NOT NULL,
	"account_name" text NOT NULL,
	"account_number" text NOT NULL,
	"is_active" boolean NOT NULL,
	"columns" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bank_account_channel" CHECK ("bank_account"."channel" in ('bank', 'remita'))
);
--> statement-breakpoint
CREATE TABLE "bank_receipt" (
	"receipt_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"row_id" integer NOT NULL,
	"slip_id" integer,
	"proposal_id" integer,
	"lines" jsonb NOT NULL,
	CONSTRAINT "bank_receipt_number_unique" UNIQUE("number"),
	CONSTRAINT "bank_receipt_proposalId_unique" UNIQUE("proposal_id"),
	CONSTRAINT "bank_receipt_source" CHECK (num_nonnulls("bank_receipt"."slip_id", "bank_receipt"."proposal_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "bank_row" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bank_account_id" integer NOT NULL,
	"statement_id" integer NOT NULL,
	"identity" text NOT NULL,
	"digest" text NOT NULL,
	"line" integer NOT NULL,
	"day" date NOT NULL,
	"narration" text NOT NULL,
	"transaction_id" text,
	"amount_kobo" bigint NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"slip_id" integer,
	"receipt_id" integer,
	"is_returned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bank_row_receiptId_unique" UNIQUE("receipt_id"),
	CONSTRAINT "bank_row_once" UNIQUE("bank_account_id","identity"),
	CONSTRAINT "bank_row_amount" CHECK ("bank_row"."amount_kobo" > 0),
	CONSTRAINT "bank_row_returned" CHECK (not "bank_row"."is_returned" or "bank_row"."receipt_id" is null),
	CONSTRAINT "bank_row_leftover_reason" CHECK ("bank_row"."reason" is not null or "bank_row"."kind" in ('matched', 'short', 'over'))
);
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bank_account_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"imported_by" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"row_count" integer NOT NULL,
	"from_day" date,
	"until_day" date,
	"sums" jsonb,
	"unreadable" jsonb NOT NULL,
	CONSTRAINT "bank_statement_file" UNIQUE("bank_account_id","content_hash"),
	CONSTRAINT "bank_statement_finished" CHECK (("bank_statement"."finished_at" is null) = ("bank_statement"."sums" is null))
);
--> statement-breakpoint
CREATE TABLE "row_proposal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"row_id" integer NOT NULL,
	"way" text NOT NULL,
	"student_id" integer,
	"lines" jsonb NOT NULL,
	"note" text NOT NULL,
	"proposed_by" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"is_approved" boolean,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	CONSTRAINT "row_proposal_of_row" UNIQUE("id","row_id"),
	CONSTRAINT "row_proposal_student" CHECK (("row_proposal"."way" = 'credit_student') = ("row_proposal"."student_id" is not null)),
	CONSTRAINT "row_proposal_way" CHECK ("row_proposal"."way" in ('credit_student', 'return')),
	CONSTRAINT "row_proposal_decided" CHECK (num_nonnulls("row_proposal"."is_approved", "row_proposal"."decided_by", "row_proposal"."decided_at") in (0, 3)),
	CONSTRAINT "row_proposal_second_person" CHECK ("row_proposal"."decided_by" <> "row_proposal"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "slip" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slip_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"reference" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount_kobo" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"received_kobo" bigint DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "slip_reference_unique" UNIQUE("reference"),
	CONSTRAINT "slip_reference" CHECK ("slip"."reference" ~ '^[1-9][0-9]{11}$'),
	CONSTRAINT "slip_amount" CHECK ("slip"."amount_kobo" > 0),
	CONSTRAINT "slip_received" CHECK ("slip"."received_kobo" >= 0),
	CONSTRAINT "slip_cancelled" CHECK ("slip"."cancelled_at" is null or "slip"."received_kobo" = 0),
	CONSTRAINT "slip_settled" CHECK (("slip"."settled_at" is not null) = ("slip"."received_kobo" >= "slip"."amount_kobo"))
);
--> statement-breakpoint
ALTER TABLE "receipt_void" DROP CONSTRAINT "receipt_void_receipt_id_counter_receipt_receipt_id_fk";
--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD CONSTRAINT "bank_receipt_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD CONSTRAINT "bank_receipt_row_id_bank_row_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_row"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD CONSTRAINT "bank_receipt_slip_id_slip_id_fk" FOREIGN KEY ("slip_id") REFERENCES "public"."slip"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD CONSTRAINT "bank_receipt_proposal" FOREIGN KEY ("proposal_id","row_id") REFERENCES "public"."row_proposal"("id","row_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row" ADD CONSTRAINT "bank_row_bank_account_id_bank_account_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row" ADD CONSTRAINT "bank_row_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row" ADD CONSTRAINT "bank_row_slip_id_slip_id_fk" FOREIGN KEY ("slip_id") REFERENCES "public"."slip"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row" ADD CONSTRAINT "bank_row_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_bank_account_id_bank_account_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_imported_by_account_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "row_proposal" ADD CONSTRAINT "row_proposal_row_id_bank_row_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_row"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "row_proposal" ADD CONSTRAINT "row_proposal_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "row_proposal" ADD CONSTRAINT "row_proposal_proposed_by_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "row_proposal" ADD CONSTRAINT "row_proposal_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip" ADD CONSTRAINT "slip_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_one" ON "bank_account" USING btree (lower("bank"),"account_number");--> statement-breakpoint
CREATE INDEX "bank_receipt_row" ON "bank_receipt" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "bank_receipt_slip" ON "bank_receipt" USING btree ("slip_id");--> statement-breakpoint
CREATE INDEX "bank_row_digest" ON "bank_row" USING btree ("bank_account_id","digest");--> statement-breakpoint
CREATE INDEX "bank_row_statement" ON "bank_row" USING btree ("statement_id","line");--> statement-breakpoint
CREATE INDEX "bank_row_day" ON "bank_row" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "bank_row_slip" ON "bank_row" USING btree ("slip_id");--> statement-breakpoint
CREATE INDEX "bank_row_transaction" ON "bank_row" USING btree (lower("transaction_id"));--> statement-breakpoint
CREATE INDEX "bank_row_leftover" ON "bank_row" USING btree ("statement_id","amount_kobo") WHERE "bank_row"."receipt_id" is null and not "bank_row"."is_returned";--> statement-breakpoint
CREATE INDEX "bank_statement_imported" ON "bank_statement" USING btree ("imported_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "row_proposal_waiting" ON "row_proposal" USING btree ("row_id") WHERE "row_proposal"."is_approved" is null;--> statement-breakpoint
CREATE INDEX "row_proposal_row" ON "row_proposal" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "slip_account" ON "slip" USING btree ("account_id","id");--> statement-breakpoint
ALTER TABLE "receipt_void" ADD CONSTRAINT "receipt_void_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_channel" CHECK ("receipt"."channel" in ('online', 'counter', 'bank', 'remita'));--> statement-breakpoint
CREATE FUNCTION "bank_row_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'rows of a bank''s statement are never deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  IF ROW(NEW."bank_account_id", NEW."statement_id", NEW."identity", NEW."digest", NEW."line", NEW."day", NEW."narration",
      NEW."transaction_id", NEW."amount_kobo", NEW."kind", NEW."slip_id")
    IS DISTINCT FROM ROW(OLD."bank_account_id", OLD."statement_id", OLD."identity", OLD."digest", OLD."line", OLD."day", OLD."narration",
      OLD."transaction_id", OLD."amount_kobo", OLD."kind", OLD."slip_id")
    OR pg_trigger_depth() = 1 AND ROW(NEW."receipt_id", NEW."reason") IS DISTINCT FROM ROW(OLD."receipt_id", OLD."reason")
    OR OLD."is_returned" AND NOT NEW."is_returned"
  THEN
    RAISE EXCEPTION 'what a bank''s statement says is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW."is_returned" AND NOT OLD."is_returned" AND NOT EXISTS (
    SELECT FROM "public"."row_proposal" p WHERE p."row_id" = NEW."id" AND p."way" = 'return' AND p."is_approved"
  ) THEN
    RAISE EXCEPTION 'two people return money to the bank' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "bank_receipt_enter"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE paid "public"."receipt"%ROWTYPE;
BEGIN
  SELECT * INTO paid FROM "public"."receipt" WHERE "id" = NEW."receipt_id";
  UPDATE "public"."bank_row" r SET "receipt_id" = NEW."receipt_id" FROM "public"."bank_account" a
  WHERE r."id" = NEW."row_id" AND a."id" = r."bank_account_id" AND r."receipt_id" IS NULL AND NOT r."is_returned"
    AND r."amount_kobo" = paid."amount_kobo" AND a."channel" = paid."channel" AND paid."reverses_id" IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a row of a statement has one receipt, of its amount' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW."proposal_id" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "public"."row_proposal" p JOIN "public"."student" s ON s."id" = p."student_id"
    WHERE p."id" = NEW."proposal_id" AND p."is_approved" AND s."account_id" = paid."account_id"
  ) THEN
    RAISE EXCEPTION 'two people match a row with a student' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW."slip_id" IS NOT NULL THEN
    UPDATE "public"."slip" SET "received_kobo" = "received_kobo" + paid."amount_kobo",
      "settled_at" = CASE WHEN "received_kobo" + paid."amount_kobo" >= "amount_kobo"
        THEN coalesce("settled_at", paid."paid_at") END
    WHERE "id" = NEW."slip_id" AND "account_id" = paid."account_id";
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a slip and its receipt are of one account' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "bank_receipt_take_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "public"."bank_row" SET "receipt_id" = NULL, "reason" = 'voided' WHERE "receipt_id" = NEW."reverses_id";
  UPDATE "public"."slip" s SET "received_kobo" = s."received_kobo" + NEW."amount_kobo",
    "settled_at" = CASE WHEN s."received_kobo" + NEW."amount_kobo" >= s."amount_kobo" THEN s."settled_at" END
  FROM "public"."bank_receipt" b WHERE b."receipt_id" = NEW."reverses_id" AND s."id" = b."slip_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bank_row_kept" BEFORE UPDATE OR DELETE ON "bank_row" FOR EACH ROW
  EXECUTE FUNCTION "bank_row_keep"();--> statement-breakpoint
CREATE TRIGGER "bank_row_begins_open" BEFORE INSERT ON "bank_row" FOR EACH ROW
  WHEN (NEW."receipt_id" IS NOT NULL OR NEW."is_returned") EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "bank_receipt_kept" BEFORE UPDATE OR DELETE ON "bank_receipt" FOR EACH ROW
  EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "bank_receipt_entered" AFTER INSERT ON "bank_receipt" FOR EACH ROW
  EXECUTE FUNCTION "bank_receipt_enter"();--> statement-breakpoint
CREATE TRIGGER "bank_receipt_taken_back" AFTER INSERT ON "receipt" FOR EACH ROW
  WHEN (NEW."reverses_id" IS NOT NULL AND NEW."channel" IN ('bank', 'remita')) EXECUTE FUNCTION "bank_receipt_take_back"();--> statement-breakpoint
CREATE TRIGGER "slip_begins_unpaid" BEFORE INSERT ON "slip" FOR EACH ROW
  WHEN (NEW."received_kobo" <> 0 OR NEW."settled_at" IS NOT NULL) EXECUTE FUNCTION "ledger_refuse"();--> statement-breakpoint
CREATE TRIGGER "slip_kept" BEFORE UPDATE OF "account_id", "reference", "lines", "amount_kobo", "issued_at", "received_kobo", "settled_at"
  ON "slip" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "ledger_refuse"();
