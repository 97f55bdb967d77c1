import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { type CourseOnPaper, drawCourses } from "./course-table.ts";
import { type Flow, numberPages, startFlow } from "./flow.ts";
import { confirmationHeight, drawConfirmation, drawHead, frame } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { drawPerson } from "./person-panel.ts";
import { formatInstant } from "./text.ts";

/** Everything a registration slip says. */
export interface RegistrationSlip {
  /** Surname, first and other names. */
  readonly name: string;
  /** `COHT/2025/001`. */
  readonly matricNumber: string;
  readonly department: string;
  readonly level: number;
  /** A JPEG. */
  readonly photo: Buffer | null;
  /** `2025/2026`. */
  readonly session: string;
  /** 1, 2 or 3. */
  readonly semester: number;
  readonly courses: readonly CourseOnPaper[];
  /**
   * Nothing that must be registered is missing, and the credits are within the limits. Null in a semester that does not
   * run: what else could be registered in it is not known.
   */
  readonly isComplete: boolean | null;
  readonly printedAt: Date;
  /** The public page that confirms this slip; the QR code leads there. */
  readonly confirmationUrl: string;
}

/** A registration slip as a PDF, over as many pages as the courses take. */
export const makeRegistrationSlip = (
  slip: RegistrationSlip,
  identity: CollegeIdentity,
): Promise<Buffer> => {
  const title = `Registration slip ${slip.matricNumber}`;
  return makePdf(
    { title, author: identity.name, subject: slip.name, createdAt: slip.printedAt },
    (pdf) => numberPages(pdf, title, () => draw(pdf, slip, identity)),
  );
};

const draw = (pdf: Pdf, slip: RegistrationSlip, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(pdf, identity, "REGISTRATION");
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawStudent(flow, slip, identity);
  drawCourses(flow, slip.courses, "Kind");
  flow.need(confirmationHeight);
  drawConfirmation(pdf, flow.y, {
    url: slip.confirmationUrl,
    question: "Is this slip genuine?",
    answer: `Scan the code or open the address below. ${identity.name} shows there which courses the student has registered now.`,
    note: `Matric number ${slip.matricNumber}`,
  });
};

const drawStudent = (flow: Flow, slip: RegistrationSlip, { timeZone }: CollegeIdentity): void => {
  const printedAt = formatInstant(slip.printedAt, timeZone);
  drawPerson(flow, {
    title: "Course registration slip",
    subtitle: `${ordinals[slip.semester] ?? slip.semester} semester, ${slip.session} session`,
    facts: [
      { name: "Name", value: slip.name },
      { name: "Matric number", value: slip.matricNumber },
      { name: "Department and level", value: `${slip.department}, ${slip.level} level` },
      { name: "Registration", value: `${stateOf(slip)} on ${printedAt}` },
    ],
    photo: slip.photo,
  });
};

const stateOf = ({ isComplete }: RegistrationSlip): string => {
  if (isComplete === null) return "Printed";
  return isComplete ? "Complete" : "In progress";
};

const ordinals: Readonly<Record<number, string>> = { 1: "First", 2: "Second", 3: "Third" };
