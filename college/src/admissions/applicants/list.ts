import { and, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import {
  applicantRecords,
  type applicantStages,
  exportApplicantRecords,
} from "../../../../contract/admissions/applicant-records.ts";
import type { Database } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import {
  admissionDecision,
  applicant,
  applicationSession,
  testBatch,
} from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { charge } from "../../db/schema/ledger.ts";
import { department, programme } from "../../db/schema/students.ts";
import { defineList } from "../../lists/list.ts";
import { applicantMatches, literally, startsWith } from "../../lists/search.ts";
import { screeningOf } from "../application/status.ts";
import { nameOf } from "../decision/papers.ts";
import { sittingsAre, stateNumbered, statesOfApplicant } from "../sittings/state.ts";

type Stage = (typeof applicantStages)[number];

interface Steps {
  readonly verifiedAt: Date | null;
  readonly paidAt: Date | null;
  readonly submittedAt: Date | null;
  readonly testScore: number | null;
  readonly outcome: "admitted" | "waiting_list" | "not_admitted" | null;
  readonly answer: "accepted" | "declined" | null;
}

/** The last step the applicant completed. */
export const stageOf = ({
  verifiedAt,
  paidAt,
  submittedAt,
  testScore,
  outcome,
  answer,
}: Steps): Stage => {
  if (answer === "accepted") return "accepted";
  if (outcome === "admitted") return "admitted";
  if (testScore !== null) return "tested";
  if (submittedAt !== null) return "submitted";
  if (paidAt !== null) return "paid";
  return verifiedAt === null ? "signed_up" : "verified";
};

const notAdmitted = sql`${admissionDecision.outcome} is distinct from 'admitted'`;

const conditions: Readonly<Record<Stage, () => SQL | undefined>> = {
  accepted: () => eq(admissionDecision.answer, "accepted"),
  admitted: () =>
    and(
      eq(admissionDecision.outcome, "admitted"),
      or(isNull(admissionDecision.answer), ne(admissionDecision.answer, "accepted")),
    ),
  tested: () => and(isNotNull(applicant.testScore), notAdmitted),
  submitted: () => and(isNotNull(applicant.submittedAt), isNull(applicant.testScore), notAdmitted),
  paid: () => and(isNotNull(charge.id), isNull(applicant.submittedAt)),
  verified: () =>
    and(isNotNull(applicant.verifiedAt), isNull(charge.id), isNull(applicant.submittedAt)),
  signed_up: () => isNull(applicant.verifiedAt),
};

/** The same as a condition, where the applicant is joined with the screening fee and the decision. */
const isAtStage = (stage: Stage): SQL | undefined => conditions[stage]();

const selectApplicants = (db: Database) =>
  db
    .select({
      id: applicant.id,
      applicationNo: applicant.applicationNo,
      surname: applicant.surname,
      firstName: applicant.firstName,
      otherName: applicant.otherName,
      email: account.email,
      phone: applicant.phone,
      department: department.name,
      programme: programme.name,
      applicationSessionId: applicant.applicationSessionId,
      sessionTitle: applicationSession.title,
      sessionName: academicSession.name,
      signedUpAt: applicant.signedUpAt,
      verifiedAt: applicant.verifiedAt,
      submittedAt: applicant.submittedAt,
      testScore: applicant.testScore,
      jambScore: applicant.jambScore,
      stateOfOrigin: applicant.stateOfOrigin,
      paidAt: charge.settledAt,
      outcome: admissionDecision.outcome,
      answer: admissionDecision.answer,
      sittings: statesOfApplicant(db).as("sittings"),
    })
    .from(applicant)
    .leftJoin(account, eq(account.id, applicant.accountId))
    .leftJoin(department, eq(department.id, applicant.departmentId))
    .leftJoin(programme, eq(programme.id, applicant.programmeId))
    .leftJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .leftJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .leftJoin(charge, screeningOf())
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .$dynamic();

/** The applicants as the office lists them. */
export const applicantList = defineList({
  name: "applicants",
  endpoint: applicantRecords,
  exported: exportApplicantRecords,
  query: selectApplicants,
  id: applicant.id,
  sorts: {
    number: [applicant.applicationNo],
    surname: [applicant.surname, applicant.firstName],
    signed_up: [applicant.signedUpAt],
    submitted: [{ nullsLast: applicant.submittedAt }],
    score: [{ nullsLast: applicant.testScore }],
    jamb: [{ nullsLast: applicant.jambScore }],
  },
  filters: {
    applicationSessionId: (id) => eq(applicant.applicationSessionId, id),
    departmentCode: (code) =>
      sql`${applicant.departmentId} = (select id from ${department} where code = ${code})`,
    programmeCode: (code) =>
      sql`${applicant.programmeId} = (select id from ${programme} where code = ${code})`,
    stage: isAtStage,
    paid: (yesOrNo) => (yesOrNo === "yes" ? isNotNull(charge.id) : isNull(charge.id)),
    submitted: (yesOrNo) => isSet(applicant.submittedAt, yesOrNo),
    tested: (yesOrNo) => isSet(applicant.testScore, yesOrNo),
    testOver: (yesOrNo, { college: { db, clock } }) => {
      const isOver = inArray(applicant.testBatchId, batchesOver(db, clock()));
      return yesOrNo === "yes" ? isOver : sql`${isOver} is not true`;
    },
    outcome: (outcome) => {
      if (outcome === "undecided") return isNull(admissionDecision.outcome);
      if (outcome === "decided") return isNotNull(admissionDecision.outcome);
      return eq(admissionDecision.outcome, outcome);
    },
    answer: (answer) =>
      answer === "none"
        ? sql`(${admissionDecision.outcome} = 'admitted' and ${admissionDecision.answer} is null)`
        : eq(admissionDecision.answer, answer),
    sittings: (state, { college }) => sittingsAre(college.db, state),
    stateOfOrigin: (state) => eq(applicant.stateOfOrigin, state),
  },
  search: (text, { college: { db } }) => {
    if (text.includes("@")) {
      const owners = db
        .select({ id: account.id })
        .from(account)
        .where(startsWith(account.email, text));
      return inArray(applicant.accountId, owners);
    }
    const phone = phonePart(text);
    return phone === undefined ? applicantMatches(text) : or(applicantMatches(text), phone);
  },
  row: (row) => ({
    ...row,
    name: nameOf(row),
    email: row.email ?? "",
    department: row.department ?? "",
    stage: stageOf(row),
    signedUpAt: row.signedUpAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    sittings: row.submittedAt === null ? null : stateNumbered(row.sittings),
  }),
  columns: [
    { heading: "Application number", cell: ({ applicationNo }) => applicationNo },
    { heading: "Surname", cell: ({ surname }) => surname },
    { heading: "First name", cell: ({ firstName }) => firstName },
    { heading: "Other name", cell: ({ otherName }) => otherName },
    { heading: "Email", cell: ({ email }) => email },
    { heading: "Phone", cell: ({ phone }) => phone },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Programme", cell: (row) => row.programme },
    {
      heading: "Application session",
      cell: ({ sessionTitle, sessionName }) => `${sessionTitle}, ${sessionName}`,
    },
    { heading: "State of origin", cell: ({ stateOfOrigin }) => stateOfOrigin },
    { heading: "Stage", cell: stageOf },
    { heading: "Signed up", cell: ({ signedUpAt }) => signedUpAt },
    { heading: "Paid", cell: ({ paidAt }) => paidAt },
    { heading: "Submitted", cell: ({ submittedAt }) => submittedAt },
    { heading: "JAMB score", cell: ({ jambScore }) => jambScore },
    { heading: "Test score (%)", cell: ({ testScore }) => testScore },
    { heading: "Decision", cell: ({ outcome }) => outcome },
    { heading: "Answer", cell: ({ answer }) => answer },
    { heading: "SSCE", cell: ({ sittings }) => stateNumbered(sittings) },
  ],
});

/** The tests that are over. */
export const batchesOver = (db: Database, now: Date) =>
  db.select({ id: testBatch.id }).from(testBatch).where(lte(testBatch.endsAt, now));

const isSet = (
  column: typeof applicant.submittedAt | typeof applicant.testScore,
  yesOrNo: "yes" | "no",
): SQL => (yesOrNo === "yes" ? isNotNull(column) : isNull(column));

/** Part of a phone number, as it is stored or as it is dialled at home: `0803 123` is `+234803123`. */
const phonePart = (text: string): SQL | undefined => {
  const digits = text.replaceAll(/[\s()-]/g, "");
  if (!/^\+?\d{4,15}$/.test(digits)) return undefined;
  const stored = digits.startsWith("0") ? `+234${digits.slice(1)}` : digits;
  return sql`${applicant.phone} like ${`${stored.startsWith("+") ? "" : "%"}${literally(stored)}%`}`;
};
