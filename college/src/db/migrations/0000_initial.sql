CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"login" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_kind" CHECK ("account"."kind" in ('applicant', 'student', 'staff')),
	CONSTRAINT "account_email_lower" CHECK ("account"."email" = lower("account"."email"))
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_reset_tries" CHECK ("password_reset"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"successor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "sign_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "academic_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "academic_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	CONSTRAINT "academic_session_name_unique" UNIQUE("name"),
	CONSTRAINT "academic_session_name" CHECK ("academic_session"."name" ~ '^[0-9]{4}/[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "semester" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "semester_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"registration_start" timestamp with time zone,
	"registration_end" timestamp with time zone,
	"drop_deadline" timestamp with time zone,
	"min_credits" smallint NOT NULL,
	"max_credits" smallint NOT NULL,
	CONSTRAINT "semester_dates" CHECK ("semester"."starts_on" < "semester"."ends_on"),
	CONSTRAINT "semester_credits" CHECK ("semester"."min_credits" <= "semester"."max_credits")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_account_id" integer NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "fee_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage" text NOT NULL,
	"section" text NOT NULL,
	"paid_at" text NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"amount_kobo" integer NOT NULL,
	"frequency" text NOT NULL,
	"residency" text,
	"department_name" text,
	"position" smallint NOT NULL,
	CONSTRAINT "fee_line_amount" CHECK ("fee_line"."amount_kobo" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"session_id" integer NOT NULL,
	"amount_kobo" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	"receipt_code" text NOT NULL,
	CONSTRAINT "ledger_entry_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "ledger_entry_receiptCode_unique" UNIQUE("receipt_code"),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"purpose" text NOT NULL,
	"account_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"amount_kobo" integer NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"status" text NOT NULL,
	"authorization_url" text,
	"gateway_response" text,
	"refusal" text,
	"refused_amount" integer,
	"refused_currency" text,
	"opened_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_kobo" > 0),
	CONSTRAINT "payment_refusal" CHECK (("payment"."status" = 'refused') = ("payment"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_transaction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"access_code" text NOT NULL,
	"email" text NOT NULL,
	"amount_kobo" integer NOT NULL,
	"currency" text NOT NULL,
	"callback_url" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"status" text NOT NULL,
	"gateway_response" text NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_transaction_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sandbox_transaction_accessCode_unique" UNIQUE("access_code")
);
--> statement-breakpoint
CREATE TABLE "tuition_fee" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tuition_fee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"is_active" boolean NOT NULL,
	"late_from" date
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "department_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "department_code_unique" UNIQUE("code"),
	CONSTRAINT "department_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "student" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"matric_number" text NOT NULL,
	"surname" text NOT NULL,
	"first_name" text NOT NULL,
	"other_name" text,
	"department_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"passport_file_id" uuid,
	"phone" text,
	"sex" text,
	"date_of_birth" date,
	"marital_status" text,
	"nationality" text,
	"state_of_origin" text,
	"lga" text,
	"blood_group" text,
	"emergency_contact" text,
	"address" text,
	"religion" text,
	"parent_name" text,
	"parent_phone" text,
	"parent_address" text,
	"maiden_name" text,
	CONSTRAINT "student_accountId_unique" UNIQUE("account_id"),
	CONSTRAINT "student_matricNumber_unique" UNIQUE("matric_number"),
	CONSTRAINT "student_level" CHECK ("student"."level" between 100 and 900)
);
--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_sign_in_id_sign_in_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_in"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "semester" ADD CONSTRAINT "semester_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_owner_account_id_account_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuition_fee" ADD CONSTRAINT "tuition_fee_session_id_academic_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_passport_file_id_stored_file_id_fk" FOREIGN KEY ("passport_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_login" ON "account" USING btree ("kind","login");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("kind","email");--> statement-breakpoint
CREATE INDEX "attempt_expire" ON "attempt" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "password_reset_account" ON "password_reset" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refresh_token_sign_in" ON "refresh_token" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "sign_in_account" ON "sign_in" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_expires" ON "sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "academic_session_current" ON "academic_session" USING btree ("is_current") WHERE "academic_session"."is_current";--> statement-breakpoint
CREATE UNIQUE INDEX "semester_of_session" ON "semester" USING btree ("session_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "semester_current" ON "semester" USING btree ("is_current") WHERE "semester"."is_current";--> statement-breakpoint
CREATE INDEX "stored_file_owner" ON "stored_file" USING btree ("owner_account_id");--> statement-breakpoint
CREATE INDEX "mail_message_due" ON "mail_message" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_line_one" ON "fee_line" USING btree ("stage","code",coalesce("residency", ''),coalesce("department_name", ''));--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_fee" ON "ledger_entry" USING btree ("account_id","purpose","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open" ON "payment" USING btree ("account_id","purpose","session_id") WHERE "payment"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_account" ON "payment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("next_check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tuition_fee_active" ON "tuition_fee" USING btree ("session_id","level") WHERE "tuition_fee"."is_active";