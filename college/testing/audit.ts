import { asc, eq } from "drizzle-orm";
import type { College } from "../src/context.ts";
import { auditEntry } from "../src/db/schema/staff.ts";

/** What the audit log says of a record, oldest first. */
export const auditOf = ({ db }: College, subject: string) =>
  db.select().from(auditEntry).where(eq(auditEntry.subject, subject)).orderBy(asc(auditEntry.id));
