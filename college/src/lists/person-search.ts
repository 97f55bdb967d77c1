import { and, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { applicant } from "../db/schema/admissions.ts";
import { student } from "../db/schema/students.ts";
import { endsWith, startsWith, wordsOf } from "./search.ts";

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
