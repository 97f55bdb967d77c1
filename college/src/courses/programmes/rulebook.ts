import { asc, type SQL, sql } from "drizzle-orm";
import { defaultClasses } from "../../../../rules/results/award-classes.ts";
import { gradeScales, passMarkOf } from "../../../../rules/results/grade-scale.ts";
import {
  type MarkRules,
  markRulesOf,
  type ProgrammeRules,
} from "../../../../rules/results/programme-rules.ts";
import type { CollegeConfig } from "../../config.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { programmeRules } from "../../db/schema/programmes.ts";
import { programme } from "../../db/schema/students.ts";

/** The programme of a student and the session in which the studies began: what decides which rules count. */
export interface Cohort {
  readonly programmeId: number;
  readonly entrySessionId: number | null;
}

/** The rules of every programme for every cohort. */
export interface Rulebook {
  readonly rulesOf: (cohort: Cohort) => ProgrammeRules;
  /** What the cohort's marks are judged by. */
  readonly markRulesOf: (cohort: Cohort) => MarkRules;
  /** The session from which the rules count that a cohort goes by; null where it goes by the college's defaults. */
  readonly rulesFrom: (cohort: Cohort) => number | null;
  /** The pass mark of those who go by the defaults, and the cohorts with another one. */
  readonly passMarks: PassMarks;
}

export interface PassMarks {
  readonly usual: number;
  readonly others: readonly (Required<Cohort> & { readonly passMark: number })[];
}

type Defaults = Pick<
  CollegeConfig,
  | "gradeScale"
  | "caMaximum"
  | "graduationCgpaHundredths"
  | "standingCgpaHundredths"
  | "standingCarryoverCredits"
>;

/** What the college asks where a programme says nothing. */
export const defaultRules = (config: Defaults): ProgrammeRules => ({
  passMark: passMarkOf(gradeScales[config.gradeScale]),
  caMaximum: config.caMaximum,
  graduationCgpa: config.graduationCgpaHundredths,
  standingCgpa: config.standingCgpaHundredths,
  standingCarryoverCredits: config.standingCarryoverCredits,
  classes: defaultClasses[config.gradeScale],
  electiveCredits: [],
});

/** Reads the rules of all programmes, which are few, with two statements. */
export const readRulebook = async (
  db: Database | Transaction,
  config: Defaults,
): Promise<Rulebook> => {
  const written = await db.select().from(programmeRules);
  const sessions = await db
    .select({ id: academicSession.id, name: academicSession.name })
    .from(academicSession);
  const names = new Map(sessions.map(({ id, name }) => [id, name]));
  const nameOf = (id: number): string => names.get(id) ?? "";
  // The latest first: the first that has begun by a cohort's session counts.
  const versions = written.toSorted((one, other) =>
    nameOf(one.fromSessionId) < nameOf(other.fromSessionId) ? 1 : -1,
  );
  const find = ({ programmeId, entrySessionId }: Cohort) =>
    entrySessionId === null
      ? undefined
      : versions.find(
          (one) =>
            one.programmeId === programmeId && nameOf(one.fromSessionId) <= nameOf(entrySessionId),
        );
  const usual = defaultRules(config);
  const rulesOf = (cohort: Cohort): ProgrammeRules => find(cohort) ?? usual;
  const scale = gradeScales[config.gradeScale];
  const programmeIds = [...new Set(written.map(({ programmeId }) => programmeId))];
  return {
    rulesOf,
    markRulesOf: (cohort) => markRulesOf(scale, rulesOf(cohort)),
    rulesFrom: (cohort) => find(cohort)?.fromSessionId ?? null,
    passMarks: {
      usual: usual.passMark,
      others: programmeIds
        .flatMap((programmeId) => sessions.map(({ id }) => ({ programmeId, entrySessionId: id })))
        .map((cohort) => ({ ...cohort, passMark: rulesOf(cohort).passMark }))
        .filter(({ passMark }) => passMark !== usual.passMark),
    },
  };
};

/** Keeps every programme's rules as they are until the transaction ends, for who publishes results by them. */
export const holdRules = async (tx: Transaction): Promise<void> => {
  await tx.select({ id: programme.id }).from(programme).orderBy(asc(programme.id)).for("share");
};

/** The pass mark of a student of a query, whose columns these are. */
export const passMarkSql = (
  { usual, others }: PassMarks,
  columns: { readonly programmeId: SQL; readonly entrySessionId: SQL },
): SQL<number> => {
  if (others.length === 0) return sql<number>`${usual}::int`;
  const cases = others.map(
    (one) =>
      sql`when ${columns.programmeId} = ${one.programmeId}::int and ${columns.entrySessionId} = ${one.entrySessionId}::int then ${one.passMark}::int`,
  );
  return sql<number>`case ${sql.join(cases, sql` `)} else ${usual}::int end`;
};
