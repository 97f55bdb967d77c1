import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import {
  entryClearances,
  exportEntryClearances,
} from "../../../../contract/admissions/entry-clearance.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { studiesName } from "../../courses/programmes/of-department.ts";
import type { Database } from "../../db/database.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { entryClearance, entryPaper } from "../../db/schema/entry-clearance.ts";
import { department, programme } from "../../db/schema/students.ts";
import { defineList } from "../../lists/list.ts";
import { applicantMatches } from "../../lists/search.ts";
import { nameOf } from "../decision/papers.ts";
import { isOverdue } from "./read.ts";
import { entryClearanceTexts as texts } from "./texts.ts";

const count = (condition: SQL): SQL<number> => sql<number>`(
  select count(*)::int from ${entryPaper} p
  where p.applicant_id = ${entryClearance.applicantId} and ${condition})`;

const papers = sql<number>`jsonb_array_length(${entryClearance.papers})`;
const sent = count(sql`p.state = 'sent'`);
const accepted = count(sql`p.state = 'accepted'`);
const complete = count(sql`p.state = 'accepted' and p.is_sighted`);

/** As `clearanceState` has it. */
const state = sql<keyof typeof texts.states>`case
  when ${isNotNull(entryClearance.clearedAt)} then 'cleared'
  when ${sent} > 0 then 'sent'
  when ${accepted} < ${papers} then 'missing'
  else 'originals' end`;

const query = (db: Database) =>
  db
    .select({
      id: entryClearance.applicantId,
      applicationNo: applicant.applicationNo,
      surname: applicant.surname,
      firstName: applicant.firstName,
      otherName: applicant.otherName,
      department: studiesName(department.name, programme.name).as("studies"),
      dueOn: entryClearance.dueOn,
      clearedAt: entryClearance.clearedAt,
      state: state.as("clearance_state"),
      papers: papers.as("papers_count"),
      sent: sent.as("sent_count"),
      complete: complete.as("complete_count"),
    })
    .from(entryClearance)
    .innerJoin(applicant, eq(applicant.id, entryClearance.applicantId))
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .leftJoin(department, eq(department.id, admissionDecision.departmentId))
    .leftJoin(programme, eq(programme.id, admissionDecision.programmeId))
    .$dynamic();

/** Who accepted an offer, and how far their papers are. */
export const clearanceList = defineList({
  name: "entry-clearances",
  endpoint: entryClearances,
  exported: exportEntryClearances,
  query,
  id: entryClearance.applicantId,
  sorts: {
    due: [entryClearance.dueOn],
    name: [applicant.surname, applicant.firstName],
    number: [applicant.applicationNo],
  },
  filters: {
    state: (wanted) => sql`${state} = ${wanted}`,
    overdue: (wanted, { college: { clock, identity } }) => {
      const isLate = and(
        isNull(entryClearance.clearedAt),
        lt(entryClearance.dueOn, zonedDay(clock(), identity.timeZone)),
      );
      return wanted ? isLate : sql`not (${isLate})`;
    },
    departmentCode: (code) =>
      sql`${admissionDecision.departmentId} = (select id from ${department} where code = ${code})`,
  },
  search: applicantMatches,
  row: (row, { college }) => ({
    ...row,
    name: nameOf(row),
    department: row.department ?? "",
    clearedAt: row.clearedAt?.toISOString() ?? null,
    isOverdue: isOverdue(college, row),
  }),
  columns: [
    { heading: "Application number", cell: (row) => row.applicationNo },
    { heading: "Name", cell: nameOf },
    { heading: "Admitted to", cell: (row) => row.department },
    { heading: "State", cell: (row) => texts.states[row.state] },
    { heading: "Papers", cell: (row) => row.papers },
    { heading: "Complete", cell: (row) => row.complete },
    { heading: "Waiting for the office", cell: (row) => row.sent },
    { heading: "Due", cell: (row) => row.dueOn },
    { heading: "Overdue", cell: (row, { college }) => isOverdue(college, row) },
    { heading: "Cleared", cell: (row) => row.clearedAt },
  ],
});
