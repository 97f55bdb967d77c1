CREATE TABLE "fee_section" (
	"stage" text NOT NULL,
	"section" text NOT NULL,
	"is_paid_online" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fee_section_stage_section_pk" PRIMARY KEY("stage","section")
);
--> statement-breakpoint
DROP INDEX "payment_open";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "section" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open" ON "payment" USING btree ("account_id","purpose","session_id",coalesce("section", '')) WHERE "payment"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_section" CHECK (("payment"."purpose" = 'section') = ("payment"."section" is not null));