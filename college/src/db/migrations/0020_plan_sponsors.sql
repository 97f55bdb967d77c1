DROP INDEX "payment_plan_one";--> statement-breakpoint
ALTER TABLE "payment_plan" ADD COLUMN "sponsor_id" integer;--> statement-breakpoint
ALTER TABLE "payment_plan" ADD CONSTRAINT "payment_plan_sponsor_id_sponsor_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."sponsor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_plan_one" ON "payment_plan" USING btree ("session_id",coalesce("department_id", 0),coalesce("level", 0),coalesce("sponsor_id", 0));