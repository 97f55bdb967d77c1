import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { staffMember } from "../db/schema/staff.ts";

interface PersonColumns {
  readonly surname: PgColumn;
  readonly firstName: PgColumn;
  readonly otherName: PgColumn;
}

/** In a query: a colleague's name, the first name first. */
export const staffName: SQL<string> = sql<string>`concat_ws(' ', ${staffMember.firstName}, ${staffMember.surname})`;

/** In a query: a student's or an applicant's name, the surname first. */
export const personName = ({ surname, firstName, otherName }: PersonColumns): SQL<string> =>
  sql<string>`concat_ws(' ', ${surname}, ${firstName}, ${otherName})`;
