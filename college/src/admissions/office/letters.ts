import { and, asc, eq, inArray } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import { admissionDecision, applicant, applicationSession } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { department, student } from "../../db/schema/students.ts";
import { drawLetter } from "../../documents/admission-letter.ts";
import { streamPdf } from "../../documents/pdf.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { refuse } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { isLetterGood } from "../decision/decision-rules.ts";
import { type Letter, letterOf } from "../decision/papers.ts";

/**
 * The letters of admission of a selection in one PDF, in the order of names, sent as they are drawn; who has no offer that stands is left out.
 * @throws 404 where nobody has one.
 */
export const printLetters = async (
  college: College,
  ids: readonly number[],
): Promise<FileAnswer> => {
  const letters = await readLetters(college, ids);
  const [first] = letters;
  if (first === undefined) throw refuse(404, texts.admissionOffice.noLetters);
  const isOne = ids.length === 1;
  const pdf = streamPdf(
    {
      title: isOne ? `Letter of admission ${first.applicationNo}` : "Letters of admission",
      author: college.identity.name,
      subject: isOne ? first.name : `${letters.length} letters`,
      createdAt: college.clock(),
    },
    letters,
    (page, letter) => drawLetter(page, letter, college.identity),
  );
  const name = isOne ? `${first.fileStem}_admission_letter.pdf` : "letters_of_admission.pdf";
  return new FileAnswer("application/pdf", pdf, name);
};

const readLetters = async (
  college: College,
  ids: readonly number[],
): Promise<readonly Letter[]> => {
  const rows = await college.db
    .select({
      applicant,
      decision: admissionDecision,
      admittedTo: department.name,
      sessionName: academicSession.name,
      matricNumber: student.matricNumber,
    })
    .from(applicant)
    .innerJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .innerJoin(department, eq(department.id, admissionDecision.departmentId))
    .innerJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .leftJoin(student, eq(student.id, admissionDecision.studentId))
    .where(and(inArray(applicant.id, [...ids]), eq(admissionDecision.outcome, "admitted")))
    .orderBy(asc(applicant.surname), asc(applicant.firstName), asc(applicant.id));
  const today = zonedDay(college.clock(), college.identity.timeZone);
  return rows.flatMap((row) =>
    isLetterGood(row.decision, today) ? (letterOf(college, row) ?? []) : [],
  );
};
