import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { confirmApplicationDocument } from "../../../../contract/admissions/application.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import { studiesName } from "../../courses/programmes/of-department.ts";
import { admissionDecision, applicant, applicationSession } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { department, programme } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { isLetterGood } from "./decision-rules.ts";
import { nameOf } from "./papers.ts";
import { decisionTexts } from "./texts.ts";

type Confirmation = ResponseOf<typeof confirmApplicationDocument>;

/**
 * Looks up the document behind a printed code. The letter of a declined or lapsed offer is void.
 * @throws 404 for a code the college never issued; 429 for too many wrong ones from one address.
 */
export const confirmDocument = async (
  college: College,
  code: string,
  address: string,
): Promise<Confirmation> => {
  const found = (await findApplication(college, code)) ?? (await findLetter(college, code));
  if (found === undefined) {
    // Only wrong codes are counted: a whole campus may confirm documents from one address.
    await college.attempts.count("look-up", address);
    throw refuse(404, decisionTexts.unknownDocument);
  }
  return found;
};

const findApplication = async (
  college: College,
  code: string,
): Promise<Confirmation | undefined> => {
  const [row] = await select(college).where(eq(applicant.documentCode, code));
  if (row?.applicant.submittedAt == null) return undefined;
  return {
    document: "application",
    ...partsOf(row),
    course: row.course,
    issuedAt: row.applicant.submittedAt.toISOString(),
  };
};

const findLetter = async (college: College, code: string): Promise<Confirmation | undefined> => {
  const [row] = await select(college).where(eq(admissionDecision.letterCode, code));
  const today = zonedDay(college.clock(), college.identity.timeZone);
  if (row?.decision == null || !isLetterGood(row.decision, today)) return undefined;
  return {
    document: "admission_letter",
    ...partsOf(row),
    course: row.admittedTo ?? row.course,
    issuedAt: row.decision.decidedAt.toISOString(),
  };
};

const admittedTo = alias(department, "admitted_to");

const select = ({ db }: College) =>
  db
    .select({
      applicant,
      decision: admissionDecision,
      title: applicationSession.title,
      session: academicSession.name,
      course: department.name,
      admittedTo: studiesName(admittedTo.name, programme.name),
    })
    .from(applicant)
    .innerJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .innerJoin(department, eq(department.id, applicant.departmentId))
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .leftJoin(admittedTo, eq(admittedTo.id, admissionDecision.departmentId))
    .leftJoin(programme, eq(programme.id, admissionDecision.programmeId));

type Row = Awaited<ReturnType<typeof select>>[number];

const partsOf = ({ applicant: one, title, session }: Row) => ({
  applicationNo: one.applicationNo,
  name: nameOf(one),
  session: `${title}, ${session}`,
});
