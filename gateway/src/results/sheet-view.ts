import type { ResponseOf, ValueOf } from "../../../contract/endpoint.ts";
import { resultSheet, type resultSheets } from "../../../contract/results/sheets.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import { requireRecordId } from "../college/record-id.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { ResultRow, ResultSheet, ResultSheetRow } from "../generated/schema-types.ts";
import { exportLinks } from "../lists/export-links.ts";
import { upper } from "../payments/office/words.ts";

/** A sheet's address as the client names it. */
export interface SheetAddress {
  readonly semesterId: string;
  readonly courseId: string;
}

/** The same as the college does. @throws PortalError NOT_FOUND where nothing can have it */
export const sheetParams = ({ semesterId, courseId }: SheetAddress) => ({
  semesterId: requireRecordId(semesterId),
  courseId: requireRecordId(courseId),
});

export const toSheetRow = (
  row: ValueOf<typeof resultSheets.response>["rows"][number],
): ResultSheetRow => ({
  courseId: String(row.courseId),
  semesterId: String(row.semesterId),
  code: row.code,
  title: row.title,
  creditLoad: row.creditLoad,
  level: row.level,
  department: row.department,
  lecturers: row.lecturers,
  registered: row.registered,
  entered: row.entered,
  state: upper(row.state),
  version: row.version,
  dueOn: row.dueOn,
  isOverdue: row.isOverdue,
  returnReason: row.returnReason,
  averageTotal: row.averageTotal,
  passRate: row.passRate,
  flagCount: row.flagCount,
});

/** A sheet whole, in one call. @throws PortalError NOT_FOUND for what is no sheet, or a colleague's */
export const readSheet = async (
  college: CollegeCalls,
  address: SheetAddress,
): Promise<ResultSheet> => {
  const params = sheetParams(address);
  const told = await readTold(college, params);
  return {
    courseId: String(told.courseId),
    semesterId: String(told.semesterId),
    code: told.code,
    title: told.title,
    creditLoad: told.creditLoad,
    level: told.level,
    department: told.department,
    session: told.session,
    semester: semesterNamed(told.semester),
    lecturers: told.lecturers,
    isOwn: told.isOwn,
    state: upper(told.state),
    version: told.version,
    revision: told.revision,
    dueOn: told.dueOn,
    isOverdue: told.isOverdue,
    maxima: told.maxima,
    scale: told.scale.map(({ isPassed, ...grade }) => ({ ...grade, isPassed })),
    rows: told.rows.map(toRow),
    events: told.events.map(({ state, ...event }) => ({ ...event, state: upper(state) })),
    flags: told.flags.map(({ message, studentIds }) => ({
      message,
      studentIds: studentIds.map(String),
    })),
    canEnter: told.canEnter,
    canSubmit: told.canSubmit,
    canReturn: told.canReturn,
    canApprove: told.canApprove,
    canPublish: told.canPublish,
    canAmend: told.canAmend,
    refusedBecause: told.refusedBecause,
    export: exportLinks(resultSheet.path, params),
  };
};

const readTold = async (college: CollegeCalls, params: ReturnType<typeof sheetParams>) => {
  try {
    return await college.read(resultSheet, { params });
  } catch (error) {
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
};

const toRow = (row: ResponseOf<typeof resultSheet>["rows"][number]): ResultRow => ({
  studentId: String(row.studentId),
  matricNumber: row.matricNumber,
  name: row.name,
  isCarryover: row.isCarryover,
  isDropped: row.isDropped,
  standing: upper(row.standing),
  ca: row.ca,
  exam: row.exam,
  remark: row.remark && upper(row.remark),
  total: row.total,
  grade: row.grade,
  isPassed: row.isPassed,
});
