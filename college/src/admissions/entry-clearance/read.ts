import { asc, eq, type SQL } from "drizzle-orm";
import type {
  entryClearance as entryClearanceEndpoint,
  ownEntryClearance,
} from "../../../../contract/admissions/entry-clearance.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import { studiesName } from "../../courses/programmes/of-department.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { entryClearance, entryPaper } from "../../db/schema/entry-clearance.ts";
import { storedFile } from "../../db/schema/files.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { nameOf } from "../decision/papers.ts";
import { clearanceState } from "./state.ts";
import { entryClearanceTexts as texts } from "./texts.ts";

type Clearance = typeof entryClearance.$inferSelect;

/** The papers of a clearance in their order, those that are missing too. */
export const readPapers = async (
  db: Database | Transaction,
  { applicantId, papers }: Clearance,
) => {
  const rows = await db
    .select({ paper: entryPaper, mediaType: storedFile.mediaType })
    .from(entryPaper)
    .innerJoin(storedFile, eq(storedFile.id, entryPaper.fileId))
    .where(eq(entryPaper.applicantId, applicantId))
    .orderBy(asc(entryPaper.number));
  const handedIn = new Map(rows.map((row) => [row.paper.number, row]));
  return papers.map((name, index) => {
    const row = handedIn.get(index + 1);
    return {
      number: index + 1,
      name,
      state: row?.paper.state ?? ("missing" as const),
      note: row?.paper.note ?? null,
      isSighted: row?.paper.isSighted ?? false,
      file: row === undefined ? null : `/media/papers/${row.paper.fileId}`,
      mediaType: row?.mediaType ?? null,
      sentAt: row?.paper.sentAt.toISOString() ?? null,
      revision: row?.paper.revision ?? null,
    };
  });
};

const shown = (
  { dueOn, clearedAt }: Clearance,
  papers: Awaited<ReturnType<typeof readPapers>>,
) => ({
  state: clearanceState(papers),
  dueOn,
  clearedAt: clearedAt?.toISOString() ?? null,
  papers,
});

/** The clearance of the applicant with this account. @throws 404 where no papers are asked for */
export const readOwnClearance = async (
  { db }: College,
  accountId: number,
): Promise<ResponseOf<typeof ownEntryClearance>> => {
  const clearance = await requireOwn(db, accountId);
  return shown(clearance, await readPapers(db, clearance));
};

/** @throws 404 */
export const requireOwn = async (
  db: Database | Transaction,
  accountId: number,
): Promise<Clearance> => {
  const [row] = await db
    .select({ clearance: entryClearance })
    .from(entryClearance)
    .innerJoin(applicant, eq(applicant.id, entryClearance.applicantId))
    .where(eq(applicant.accountId, accountId));
  if (row === undefined) throw refuse(404, texts.none);
  return row.clearance;
};

/** Whose clearance it is, with what they were admitted to. */
export const selectClearances = (db: Database | Transaction) =>
  db
    .select({
      id: applicant.id,
      clearance: entryClearance,
      accountId: applicant.accountId,
      applicationNo: applicant.applicationNo,
      surname: applicant.surname,
      firstName: applicant.firstName,
      otherName: applicant.otherName,
      email: account.email,
      phone: applicant.phone,
      department: studiesName(department.name, programme.name),
      matricNumber: student.matricNumber,
    })
    .from(entryClearance)
    .innerJoin(applicant, eq(applicant.id, entryClearance.applicantId))
    .leftJoin(account, eq(account.id, applicant.accountId))
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .leftJoin(department, eq(department.id, admissionDecision.departmentId))
    .leftJoin(programme, eq(programme.id, admissionDecision.programmeId))
    .leftJoin(student, eq(student.id, admissionDecision.studentId))
    .$dynamic();

/** One clearance, for the office. @throws 404 */
export const readClearance = async (
  college: College,
  applicantId: number,
): Promise<ResponseOf<typeof entryClearanceEndpoint>> => {
  const row = await requireClearance(college.db, eq(applicant.id, applicantId));
  const { clearance, ...rest } = row;
  return {
    ...rest,
    email: row.email ?? "",
    department: row.department ?? "",
    name: nameOf(row),
    isOverdue: isOverdue(college, clearance),
    ...shown(clearance, await readPapers(college.db, clearance)),
  };
};

/** @throws 404 */
const requireClearance = async (db: Database, which: SQL) => {
  const [row] = await selectClearances(db).where(which);
  if (row === undefined) throw refuse(404, texts.noClearance);
  return row;
};

/** Whether the last day is over and something is still to be done. */
export const isOverdue = (
  { clock, identity }: Pick<College, "clock" | "identity">,
  { dueOn, clearedAt }: Pick<Clearance, "dueOn" | "clearedAt">,
): boolean => clearedAt === null && dueOn < zonedDay(clock(), identity.timeZone);
