import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { applicant } from "../db/schema/admissions.ts";
import { student } from "../db/schema/students.ts";

/** A text as `like` finds it to the letter: its wildcards mean themselves. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");

/** The words of a search, in lower case; more than any name has are left out. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 5);

/** True when a text contains another, ignoring case. It reads every row: for lists of some thousand rows. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  sql`${column} ilike ${`%${literally(text)}%`}`;

/** True when a text starts with another, ignoring case: for an index on `lower(column) text_pattern_ops`. */
export const startsWith = (column: SQLWrapper, text: string): SQL =>
  sql`lower(${column}) like ${`${literally(text.toLowerCase())}%`}`;

/** True where a text ends with another: for an index on `reverse(lower(column)) text_pattern_ops`. */
const endsWith = (column: SQLWrapper, text: string): SQL =>
  sql`reverse(lower(${column})) like ${`${literally([...text.toLowerCase()].reverse().join(""))}%`}`;

/**
 * True for an applicant whose names begin with all the words, or one of whose words begins or ends the application
 * number: `ade fol`, `COHT/CHE/00001`, `00001`.
 */
export const applicantMatches = (text: string): SQL | undefined =>
  personMatches(text, applicant, applicant.applicationNo);

/** The same for a student, by the matric number. */
export const studentMatches = (text: string): SQL | undefined =>
  personMatches(text, student, student.matricNumber);

interface Names {
  readonly surname: PgColumn;
  readonly firstName: PgColumn;
  readonly otherName: PgColumn;
}

/** Every part of the condition has an index of its own. */
const personMatches = (
  text: string,
  { surname, firstName, otherName }: Names,
  number: PgColumn,
): SQL | undefined =>
  and(
    ...wordsOf(text).map((word) =>
      or(
        ...[surname, firstName, otherName, number].map((column) => startsWith(column, word)),
        ...(/\d$/.test(word) ? [endsWith(number, word)] : []),
      ),
    ),
  );
