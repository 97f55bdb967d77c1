import type { Static } from "typebox";
import type { ResponseOf } from "../../../contract/endpoint.ts";
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
  semester_id: requireRecordId(semesterId),
  course_id: requireRecordId(courseId),
});

export const toSheetRow = (
  row: Static<typeof resultSheets.response>["rows"][number],
): ResultSheetRow => ({
  courseId: String(row.course_id),
  semesterId: String(row.semester_id),
  code: row.code,
  title: row.title,
  creditLoad: row.credit_load,
  level: row.level,
  department: row.department,
  lecturers: row.lecturers,
  registered: row.registered,
  entered: row.entered,
  state: upper(row.state),
  version: row.version,
  dueOn: row.due_on,
  isOverdue: row.is_overdue,
  returnReason: row.return_reason,
  averageTotal: row.average_total,
  passRate: row.pass_rate,
  flagCount: row.flag_count,
});

/** A sheet whole, in one call. @throws PortalError NOT_FOUND for what is no sheet, or a colleague's */
export const readSheet = async (
  college: CollegeCalls,
  address: SheetAddress,
): Promise<ResultSheet> => {
  const params = sheetParams(address);
  const told = await readTold(college, params);
  return {
    courseId: String(told.course_id),
    semesterId: String(told.semester_id),
    code: told.code,
    title: told.title,
    creditLoad: told.credit_load,
    level: told.level,
    department: told.department,
    session: told.session,
    semester: semesterNamed(told.semester),
    lecturers: told.lecturers,
    isOwn: told.is_own,
    state: upper(told.state),
    version: told.version,
    revision: told.revision,
    dueOn: told.due_on,
    isOverdue: told.is_overdue,
    maxima: told.maxima,
    scale: told.scale.map(({ is_passed, ...grade }) => ({ ...grade, isPassed: is_passed })),
    rows: told.rows.map(toRow),
    events: told.events.map(({ state, ...event }) => ({ ...event, state: upper(state) })),
    flags: told.flags.map(({ message, student_ids }) => ({
      message,
      studentIds: student_ids.map(String),
    })),
    canEnter: told.can_enter,
    canSubmit: told.can_submit,
    canReturn: told.can_return,
    canApprove: told.can_approve,
    canPublish: told.can_publish,
    canAmend: told.can_amend,
    refusedBecause: told.refused_because,
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
  studentId: String(row.student_id),
  matricNumber: row.matric_number,
  name: row.name,
  isCarryover: row.is_carryover,
  isDropped: row.is_dropped,
  standing: upper(row.standing),
  ca: row.ca,
  exam: row.exam,
  remark: row.remark && upper(row.remark),
  total: row.total,
  grade: row.grade,
  isPassed: row.is_passed,
});
