import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineImportEndpoint } from "../import.ts";
import { defineTableExport } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  RecordId,
  Revision,
  tokenNotValidFailure,
  Unset,
} from "../shapes.ts";
import {
  Count,
  Mark,
  noSheet,
  office,
  Remark,
  readers,
  resultSheet,
  SheetParams,
  State,
} from "./sheets.ts";

/** The most cells that are saved by one request. */
export const mostCells = 2_000;

const scoreFields = ["ca", "exam", "remark"] as const;

const Field = Type.Enum(scoreFields);

/** As it is typed: `35`, `absent`; empty for nothing. */
const CellText = Type.String({ maxLength: 40 });

/** Refusals of changes to a sheet: by caller and by the sheet's state. */
const failuresOf = (forbidden: string, conflicts: string) =>
  [
    tokenNotValidFailure,
    { status: 400, body: FieldErrors, when: "A field is not valid." },
    {
      status: 403,
      body: Detail,
      when: `The account is of another kind, is suspended, or must choose a new password first${forbidden}.`,
    },
    noSheet,
    {
      status: 409,
      body: CodedDetail,
      when: `\`wrong_state\`: the sheet is in a state in which that cannot be done${conflicts}.`,
    },
  ] as const;

const notAssigned =
  "; `not_assigned`: the caller does not teach the course in the semester's session";

const ownSheet = "; `own_sheet`: the caller teaches the course, or entered or submitted something";

const changed = "; `changed_elsewhere`: it was changed since it was seen";

const incomplete =
  "; `incomplete`: whose marks are missing, says the sentence; `above_maximum`: whose marks are above the maxima of now";

export const saveScores = defineEndpoint({
  method: "PATCH",
  path: "/result/sheets/{semester_id}/{course_id}/scores/",
  ...office,
  roles: readers,
  summary: "Save cells of a sheet, each unless somebody changed it since it was seen",
  params: SheetParams,
  body: Type.Object({
    cells: Type.Array(
      Type.Object({
        student_id: RecordId,
        field: Field,
        value: CellText,
        /** What the cell held when it was changed. */
        seen: CellText,
      }),
      { minItems: 1, maxItems: mostCells },
    ),
  }),
  status: 200,
  response: Type.Object({
    /** Cells that hold what was sent, those that held it before among them. */
    saved: Count,
    /** Cells changed since the caller saw them; they are left unchanged. */
    conflicts: Type.Array(
      Type.Object({
        student_id: RecordId,
        field: Field,
        /** What it holds. */
        value: Type.String(),
        /** The author's name; `null` if there is none or it is the caller. */
        by: Unset(Type.String()),
      }),
    ),
    /** Cells with an invalid value; they are left unchanged. */
    problems: Type.Array(
      Type.Object({ student_id: RecordId, field: Field, message: Type.String() }),
    ),
    /** Students whose entries are complete. */
    entered: Count,
  }),
  failures: failuresOf(notAssigned, ""),
});

/** One of the students, marks as they stand in the file and in the sheet. */
const Marks = Type.Object({ ca: Unset(Mark), exam: Unset(Mark), remark: Unset(Remark) });

/**
 * Columns `matric_number`, `ca`, `exam` and `remark`, of which an empty cell leaves the sheet as it is; `name`, `total` and `grade`, which the export
 * writes, are not read. A row is wrong if its number is unknown or appears twice, the student dropped the course, or a mark is none. The
 * preview is of rows that overwrite marks, the first 50, and `overwritten` counts their cells; the mark that a trial run answers is
 * sent back as `preview`, and an import is refused where other cells would be overwritten.
 */
export const importSheet = defineImportEndpoint({
  path: "/result/sheets/{semester_id}/{course_id}/import/",
  area: "registration",
  summary: "Enter the marks of a file into a sheet",
  roles: readers,
  params: SheetParams,
  preview: Type.Object({
    matric_number: Type.String(),
    name: Type.String(),
    before: Marks,
    after: Marks,
  }),
  failures: failuresOf(
    notAssigned,
    "; `preview_outdated`: other cells would be overwritten than the trial run said",
  ).filter(({ status }) => status !== 400),
});

/** With the columns that the import reads. */
export const exportSheet = {
  ...defineTableExport(resultSheet, {
    summary: "A sheet as a file that can be filled in and imported",
    filters: {},
    failures: [noSheet],
  }),
  params: SheetParams,
};

const Changed = Type.Object({ message: Type.String(), state: State, revision: Revision });

export const submitSheet = defineEndpoint({
  method: "POST",
  path: "/result/sheets/{semester_id}/{course_id}/submit/",
  ...office,
  roles: readers,
  summary: "Hand a sheet in to the exam office",
  params: SheetParams,
  body: Type.Object({ revision: Revision }),
  status: 200,
  response: Changed,
  failures: failuresOf(notAssigned, changed + incomplete),
});

export const returnSheet = defineEndpoint({
  method: "POST",
  path: "/result/sheets/{semester_id}/{course_id}/return/",
  ...office,
  roles: ["EXAM_OFFICER", "SUPER_ADMIN"],
  summary: "Give a sheet back to its lecturers, with the reason",
  params: SheetParams,
  body: Type.Object({ revision: Revision, reason: Type.String({ maxLength: 500 }) }),
  status: 200,
  response: Changed,
  failures: failuresOf("", changed),
});

export const approveSheet = defineEndpoint({
  method: "POST",
  path: "/result/sheets/{semester_id}/{course_id}/approve/",
  ...office,
  roles: ["EXAM_OFFICER", "SUPER_ADMIN"],
  summary: "Approve a sheet that was handed in, of somebody else",
  params: SheetParams,
  body: Type.Object({ revision: Revision }),
  status: 200,
  response: Changed,
  failures: failuresOf(ownSheet, changed + incomplete),
});
