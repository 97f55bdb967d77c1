CREATE TABLE "payment_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"department_id" integer,
	"level" smallint,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_plan_level" CHECK ("payment_plan"."level" between 100 and 900)
);
--> statement-breakpoint
CREATE TABLE "payment_plan_share" (
	"plan_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"percent" smallint NOT NULL,
	"through_percent" smallint NOT NULL,
	"due_date" date NOT NULL,
	"unlocks" text[] NOT NULL,
	CONSTRAINT "payment_plan_share_plan_id_number_pk" PRIMARY KEY("plan_id","number"),
	CONSTRAINT "payment_plan_share_percent" CHECK ("payment_plan_share"."percent" between 1 and 100),
	CONSTRAINT "payment_plan_share_unlocks" CHECK ("payment_plan_share"."unlocks" <@ array['registration', 'hostel', 'examination'])
);
--> statement-breakpoint
CREATE TABLE "plan_reminder" (
	"account_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"due_date" date NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_reminder_account_id_session_id_due_date_kind_pk" PRIMARY KEY("account_id","session_id","due_date","kind")
);
--> statement-breakpoint
ALTER TABLE "payment_plan" ADD CONSTRAINT "payment_plan_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_plan" ADD CONSTRAINT "payment_plan_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_plan_share" ADD CONSTRAINT "payment_plan_share_plan_id_payment_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."payment_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reminder" ADD CONSTRAINT "plan_reminder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reminder" ADD CONSTRAINT "plan_reminder_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_plan_one" ON "payment_plan" USING btree ("session_id",coalesce("department_id", 0),coalesce("level", 0));--> statement-breakpoint
CREATE FUNCTION "payment_plan_complete"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plan integer := CASE WHEN TG_TABLE_NAME = 'payment_plan' THEN (to_jsonb(NEW)->>'id')::integer
    ELSE (to_jsonb(COALESCE(NEW, OLD))->>'plan_id')::integer END;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "public"."payment_plan" WHERE "id" = plan) THEN RETURN NULL; END IF;
  IF EXISTS (
    SELECT 1 FROM (
      SELECT s."number", s."through_percent", s."due_date",
        row_number() OVER in_order AS place,
        sum(s."percent") OVER in_order AS through,
        lag(s."due_date") OVER in_order AS before
      FROM "public"."payment_plan_share" s WHERE s."plan_id" = plan WINDOW in_order AS (ORDER BY s."number")
    ) o WHERE o."number" <> o.place OR o."through_percent" <> o.through OR o."due_date" <= o.before
  ) OR (SELECT coalesce(sum("percent"), 0) FROM "public"."payment_plan_share" WHERE "plan_id" = plan) <> 100
  OR (SELECT array_agg(u ORDER BY u) FROM "public"."payment_plan_share" s, unnest(s."unlocks") u WHERE s."plan_id" = plan)
    IS DISTINCT FROM ARRAY['examination', 'hostel', 'registration']
  THEN
    RAISE EXCEPTION 'the shares of payment plan % are not complete', plan USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payment_plan_complete" AFTER INSERT ON "payment_plan"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "payment_plan_complete"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payment_plan_share_complete" AFTER INSERT OR UPDATE OR DELETE ON "payment_plan_share"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "payment_plan_complete"();
