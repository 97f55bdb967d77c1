import type { ApplicationState } from "../../../../contract/admissions/application.ts";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { nairaOf } from "../../payments/fees/amounts.ts";
import { describeSession } from "../session-record.ts";
import { decisionOf } from "./decision-state.ts";
import { openQuery } from "./open-query.ts";
import {
  type ApplicationRow,
  readApplicationRow,
  readBatchStarts,
  readSittingsWithFiles,
  type SittingRow,
} from "./row.ts";
import { isComplete, sectionsOf } from "./sections.ts";
import { testSlot } from "./test-slot.ts";

type State = ValueOf<typeof ApplicationState>;

/** An application: as the contract tells it, and as it is stored. */
export interface Application {
  readonly state: State;
  readonly row: ApplicationRow;
}

/**
 * Reads an applicant's whole application, one query a table.
 * @throws 404 for an account that is no applicant's.
 */
export const readApplication = async (
  college: College,
  accountId: number,
  db: Database = college.db,
): Promise<Application> => {
  const row = await readApplicationRow(db, accountId);
  const sittings = await readSittingsWithFiles(db, row.applicant.id);
  const batchStarts = await readBatchStarts(db, row.session.id);
  return { row, state: stateOf(college, row, sittings, batchStarts) };
};

const stateOf = (
  college: College,
  row: ApplicationRow,
  sittings: readonly SittingRow[],
  batchStarts: readonly Date[],
): State => {
  const { applicant } = row;
  const today = zonedDay(college.clock(), college.identity.timeZone);
  const sections = sectionsOf({
    applicant,
    sittings: sittings.map(({ sitting }) => sitting),
    today,
  });
  const session = describeSession(college, row.session, row.sessionName, batchStarts);
  const isPaid = row.paidAt !== null;
  return {
    session,
    courseCode: row.courseCode,
    signedUpAt: applicant.signedUpAt.toISOString(),
    verifiedAt: applicant.verifiedAt?.toISOString() ?? null,
    screening: {
      fee: nairaOf(row.paidKobo ?? row.session.screeningFeeKobo),
      isPaid,
      paidAt: row.paidAt?.toISOString() ?? null,
      reference: row.reference,
    },
    olevelRequirement: requirementOf(row),
    numberOfSitting: numberOfSitting(applicant.numberOfSitting),
    sittings: sittings.map(sittingOf),
    jamb: jambOf(applicant),
    sections,
    canSubmit: isPaid && session.isOpen && applicant.submittedAt === null && isComplete(sections),
    submittedAt: applicant.submittedAt?.toISOString() ?? null,
    test: testOf(college, row),
    decision: decisionOf(row, today),
  };
};

const requirementOf = ({ requirement }: ApplicationRow): State["olevelRequirement"] =>
  requirement && {
    credits: requirement.credits,
    subjects: requirement.subjects.map((group) => [...group]),
    sittings: requirement.sittings,
  };

const numberOfSitting = (stored: number | null): State["numberOfSitting"] => {
  if (stored === null) return null;
  return stored === 2 ? "2" : "1";
};

const sittingOf = ({ sitting, resultMediaType, check }: SittingRow): State["sittings"][number] => ({
  sitting: sitting.sitting === 2 ? "2" : "1",
  schoolName: sitting.schoolName,
  examType: sitting.examType,
  year: sitting.year,
  examNumber: sitting.examNumber,
  subjects: [...sitting.subjects],
  resultFile: sitting.resultFileId === null ? null : `/media/results/${sitting.resultFileId}`,
  resultMediaType,
  revision: sitting.revision,
  query: openQuery(check, sitting.revision),
});

const jambOf = ({ jambNo, jambScore, jambRevision }: ApplicationRow["applicant"]): State["jamb"] =>
  jambNo === null
    ? null
    : { jambNo, jambScore: jambScore?.toString() ?? "", revision: jambRevision };

const testOf = (
  { identity }: College,
  { applicant, batch, decision }: ApplicationRow,
): State["test"] =>
  batch && {
    ...testSlot(batch, identity.timeZone),
    venue: identity.testVenue,
    capacity: batch.capacity,
    seenAt: applicant.testNoticeSeenAt?.toISOString() ?? null,
    takenAt: applicant.testTakenAt?.toISOString() ?? null,
    score: decision === null ? null : applicant.testScore,
  };
