import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { staffMember } from "../db/schema/staff.ts";

interface PersonColumns {
  readonly surname: PgColumn;
  readonly firstName: PgColumn;
  readonly otherName: PgColumn;
}

/** In a query: a colleague's name, the first name first; empty where nobody is joined. */
export const colleagueName = ({
  firstName,
  surname,
}: Pick<PersonColumns, "firstName" | "surname">): SQL<string> =>
  sql<string>`concat_ws(' ', ${firstName}, ${surname})`;

/** The same where one colleague is joined. */
export const staffName: SQL<string> = colleagueName(staffMember);

/** In a query: a student's or an applicant's name, the surname first. */
export const personName = ({ surname, firstName, otherName }: PersonColumns): SQL<string> =>
  sql<string>`concat_ws(' ', ${surname}, ${firstName}, ${otherName})`;
