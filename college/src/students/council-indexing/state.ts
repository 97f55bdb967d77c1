import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type {
  indexingGaps,
  indexingStates,
} from "../../../../contract/students/indexing-students.ts";
import { admissionDecision, olevelSitting, sittingCheck } from "../../db/schema/admissions.ts";
import { indexingRecord, indexingRound } from "../../db/schema/council-indexing.ts";
import { student } from "../../db/schema/students.ts";
import { personName } from "../../lists/names.ts";

export type IndexingGap = (typeof indexingGaps)[number];
export type IndexingState = (typeof indexingStates)[number];

/** Of a student's sittings one that is not verified as it is now. Who has no application in the portal has none. */
const hasUnverifiedSitting = sql`exists (
  select 1 from ${admissionDecision} d
    join ${olevelSitting} s on s.applicant_id = d.applicant_id
    left join ${sittingCheck} c on c.sitting_id = s.id
  where d.student_id = ${student.id}
    and (c.outcome = 'verified' and c.sitting_revision >= s.revision) is not true)`;

/** On a student who is joined with their record. */
export const lacks: Readonly<Record<IndexingGap, SQL>> = {
  no_photo: isNull(student.passportFileId),
  no_birth_date: isNull(student.dateOfBirth),
  certificate_unchecked: isNull(indexingRecord.checkedName),
  name_changed: sql`${indexingRecord.checkedName} <> ${personName(student)}`,
  olevel_unchecked: hasUnverifiedSitting,
};

const isIndexed = sql`${indexingRecord.indexNumber} is not null`;

const gapArray = sql`array_remove(array[${sql.join(
  Object.entries(lacks).map(
    ([gap, condition]) => sql`case when ${condition} then ${gap}::text end`,
  ),
  sql`, `,
)}], null)`;

/** What a student lacks; empty once indexed. */
export const gapsOf = sql<
  IndexingGap[]
>`case when ${isIndexed} then '[]'::json else to_json(${gapArray}) end`;

export const stateOf = sql<IndexingState>`case
  when ${isIndexed} then 'indexed'
  when ${indexingRecord.heldReason} is not null then 'held'
  when cardinality(${gapArray}) = 0 then 'ready'
  else 'not_ready' end`;

/** How a student's record for the round's council is joined. */
export const recordOfRound = and(
  eq(indexingRecord.studentId, student.id),
  eq(indexingRecord.programmeId, indexingRound.programmeId),
);

/** The active students of the round's cohort, and those who were indexed in it, wherever they are now. */
export const isInRound = sql`(${indexingRecord.roundId} = ${indexingRound.id} or (
  ${student.standing} = 'active' and ${student.programmeId} = ${indexingRound.programmeId}
  and ${student.entrySessionId} = ${indexingRound.entrySessionId}))`;
