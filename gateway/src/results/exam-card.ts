import { examCard, printExamCard, printExamCards } from "../../../contract/results/exam-card.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal, isUnsupported } from "../college/failure.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { ExamCard } from "../generated/schema-types.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { readAsked } from "../lists/page.ts";

const fileUrl = "/download/exam-card";

/** The signed-in student's examination card; null where there is nothing to sit, and at a college that makes none. */
export const readOwnExamCard = async (college: CollegeCalls): Promise<ExamCard | null> => {
  try {
    const { semester, courses, obstacle, ...card } = await college.read(examCard, {});
    return {
      ...card,
      obstacle,
      semester: semesterNamed(semester),
      courses: courses.map(({ code }) => code),
      fileUrl: obstacle === null ? fileUrl : null,
    };
  } catch (error) {
    if (isRefusal(error, 404) || isUnsupported(error)) return null;
    throw error;
  }
};

/** Where the exam office downloads the cards of many students. */
const examCardsUrl = "/download/exam-cards";

/** `/download/exam-cards?department=4&level=100`: the cards of a department, or of one level of it, as one PDF. */
export const openExamCards: OpenFile = (path, context, query) =>
  path === examCardsUrl ? openMany(context, query) : undefined;

const openMany = async (
  { session, college }: GatewayContext,
  query: URLSearchParams,
): Promise<StreamedFile> => {
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  const departmentId = recordIdOf(query.get("department") ?? "");
  if (departmentId === undefined) throw new PortalError("NOT_FOUND");
  const level = query.get("level");
  const asked = { departmentId, ...(level !== null && { level: Number(level) }) };
  const file = await readAsked(printExamCards, asked, () =>
    college.file(printExamCards, { query: asked, isSlow: true }),
  );
  return { file, saveAs: { ascii: "exam_cards.pdf" } };
};

/** The card of the signed-in student as PDF. */
export const openExamCardFile: OpenFile = (path, context) =>
  path === fileUrl ? open(context) : undefined;

const open = async ({ session, college }: GatewayContext): Promise<StreamedFile> => {
  session.requireStudent();
  try {
    return {
      file: await college.file(printExamCard, {}),
      saveAs: { ascii: "examination_card.pdf" },
    };
  } catch (error) {
    if (isUnsupported(error)) throw new PortalError("NOT_AVAILABLE", {}, error);
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    if (isRefusal(error, 409)) {
      const { message } = error.refusal;
      throw new PortalError("FORBIDDEN", message ? { message } : {}, error);
    }
    throw error;
  }
};
