import { and, asc, eq, inArray } from "drizzle-orm";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import { studiesName } from "../../courses/programmes/of-department.ts";
import { admissionDecision, applicant, applicationSession } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { type AdmissionLetter, drawLetter } from "../../documents/admission-letter.ts";
import type { ApplicationPrintout } from "../../documents/application-printout.ts";
import { streamPdf } from "../../documents/pdf.ts";
import type { ApplicantOnPaper } from "../../documents/person-panel.ts";
import type { TestSchedule } from "../../documents/test-schedule.ts";
import { formatDay } from "../../documents/text.ts";
import { readPhoto } from "../../files/photo.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { refuse } from "../../http/refusal.ts";
import { type Application, readApplication } from "../application/application.ts";
import { isLetterGood } from "./decision-rules.ts";
import { decisionTexts } from "./texts.ts";

/** The printed data of a submitted application. */
export interface Papers {
  readonly printout: ApplicationPrintout;
  readonly schedule: TestSchedule;
  /** The prefix of their file names: `Okonkwo_Ngozi`. */
  readonly fileStem: string;
}

/** @throws 404 before the application is submitted. */
export const readPapers = async (college: College, accountId: number): Promise<Papers> => {
  const application = await readApplication(college, accountId);
  const { row, state } = application;
  const { submittedAt, documentCode, passportFileId } = row.applicant;
  if (submittedAt === null || documentCode === null || state.test === null) {
    throw refuse(404, decisionTexts.notSubmitted);
  }
  const applicant: ApplicantOnPaper = {
    name: nameOf(row.applicant),
    applicationNo: row.applicant.applicationNo,
    course: row.courseName,
    session: `${row.session.title}, ${row.sessionName}`,
    photo: await readPhoto(college.db, passportFileId),
  };
  const confirmationUrl = documentUrl(college, documentCode);
  const { date, startTime, endTime } = state.test;
  return {
    printout: {
      applicant,
      details: detailsOf(application),
      sittings: state.sittings.map(sittingOf),
      jamb: jambOf(state.jamb),
      submittedAt,
      confirmationUrl,
    },
    schedule: { applicant, date, startTime, endTime, confirmationUrl },
    fileStem: fileStem(row.applicant),
  };
};

/** A letter of admission and the prefix of its file name. */
type Letter = AdmissionLetter & Pick<Papers, "fileStem">;

/** @throws 404 without an offer, and once it is declined or has lapsed. */
export const readLetter = async (college: College, accountId: number): Promise<Letter> => {
  const { row } = await readApplication(college, accountId);
  const today = zonedDay(college.clock(), college.identity.timeZone);
  const isGood = row.decision !== null && isLetterGood(row.decision, today);
  const letter = isGood ? letterOf(college, row) : undefined;
  if (letter === undefined) throw refuse(404, decisionTexts.noOffer);
  return letter;
};

/** The letter of an offer; undefined where there is none. */
const letterOf = (
  college: College,
  {
    decision,
    admittedTo,
    matricNumber,
    applicant,
    sessionName,
  }: Pick<Row, "decision" | "admittedTo" | "matricNumber" | "applicant" | "sessionName">,
): Letter | undefined => {
  if (
    decision === null ||
    admittedTo === null ||
    decision.answerBy === null ||
    decision.letterCode === null
  ) {
    return undefined;
  }
  const { answerBy, answeredAt, decidedAt, letterCode } = decision;
  return {
    fileStem: fileStem(applicant),
    name: nameOf(applicant),
    firstName: applicant.firstName,
    address: applicant.address,
    applicationNo: applicant.applicationNo,
    department: admittedTo,
    session: sessionName,
    decidedOn: zonedDay(decidedAt, college.identity.timeZone),
    answerBy,
    accepted:
      answeredAt === null || matricNumber === null ? null : { at: answeredAt, matricNumber },
    confirmationUrl: documentUrl(college, letterCode),
  };
};

const documentUrl = ({ config }: College, code: string): string =>
  `${config.publicUrl}/document/${code}`;

type Row = Application["row"];

/** Surname, first and other names. */
export const nameOf = ({
  surname,
  firstName,
  otherName,
}: Pick<Row["applicant"], "surname" | "firstName" | "otherName">): string =>
  [surname, firstName, otherName].filter(Boolean).join(" ");

const fileStem = ({ surname, firstName }: Row["applicant"]): string =>
  `${surname}_${firstName}`.replaceAll(/[\s/\\]+/g, "_");

const detailsOf = ({ row: { applicant, email } }: Application): ApplicationPrintout["details"] => [
  { name: "Surname", value: applicant.surname },
  { name: "First name", value: applicant.firstName },
  { name: "Other name", value: applicant.otherName ?? "N/A" },
  { name: "Maiden name", value: applicant.maidenName },
  { name: "Sex", value: applicant.sex },
  {
    name: "Date of birth",
    value: applicant.dateOfBirth === null ? null : formatDay(applicant.dateOfBirth),
  },
  { name: "Marital status", value: applicant.maritalStatus },
  { name: "Religion", value: applicant.religion },
  { name: "Nationality", value: applicant.nationality },
  { name: "Blood group", value: applicant.bloodGroup },
  { name: "State of origin", value: applicant.stateOfOrigin },
  { name: "LGA", value: applicant.lga },
  { name: "Phone", value: applicant.phone },
  { name: "Email", value: email },
  { name: "Address", value: applicant.address, isLong: true },
  { name: "Emergency contact", value: applicant.emergencyContact, isLong: true },
  { name: "Parent/guardian name", value: applicant.parentName },
  { name: "Parent/guardian phone", value: applicant.parentPhone },
  { name: "Parent/guardian address", value: applicant.parentAddress, isLong: true },
];

const sittingOf = (
  one: Application["state"]["sittings"][number],
): ApplicationPrintout["sittings"][number] => ({
  facts: [
    { name: "School", value: one.schoolName, isLong: true },
    { name: "Exam", value: `${one.examType} ${one.year}` },
    { name: "Exam number", value: one.examNumber },
    { name: "Result file", value: one.resultFile === null ? "Not uploaded" : "Uploaded" },
  ],
  subjects: one.subjects,
});

const jambOf = (jamb: Application["state"]["jamb"]): ApplicationPrintout["jamb"] => {
  if (jamb === null || jamb.jambNo === "") return [{ name: "JAMB", value: "Not sat" }];
  return [
    { name: "Registration number", value: jamb.jambNo },
    { name: "Score", value: jamb.jambScore || "None given" },
  ];
};

/**
 * The letters of admission of a selection in one PDF, by name, streamed while they are drawn. Applicants without an offer in force are left out.
 * @throws 404 if there is none.
 */
export const printLetters = async (
  college: College,
  ids: readonly number[],
): Promise<FileAnswer> => {
  const letters = await readLetters(college, ids);
  const [first] = letters;
  if (first === undefined) throw refuse(404, decisionTexts.noLetters);
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
      admittedTo: studiesName(department.name, programme.name),
      sessionName: academicSession.name,
      matricNumber: student.matricNumber,
    })
    .from(applicant)
    .innerJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .innerJoin(department, eq(department.id, admissionDecision.departmentId))
    .leftJoin(programme, eq(programme.id, admissionDecision.programmeId))
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
