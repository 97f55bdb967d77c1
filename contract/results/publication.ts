import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  changedElsewhere,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  RecordId,
  tokenNotValidFailure,
  Unset,
} from "../shapes.ts";
import { scoreRemarks } from "./states.ts";

/** The most sheets of one publication. */
const mostSheets = 5_000;

/** The most students of one amendment. */
const mostAmended = 2_000;

const publishers = ["EXAM_OFFICER", "SUPER_ADMIN"] as const;

const Reason = Type.String({ minLength: 5, maxLength: 500 });

const Remark = Type.Enum(scoreRemarks);

/** One sheet of a publication: the outcome, or the reason it cannot be published. */
const PublishedSheet = Type.Object({
  /** Of the course. */
  id: Type.Integer(),
  code: Type.String(),
  title: Type.String(),
  /** `Approved`. */
  before: Type.String(),
  /** `Published, 120 results`; null where nothing changes. */
  after: Unset(Type.String()),
  /** Why nothing changes, though nothing is wrong: it is published already. */
  note: Unset(Type.String()),
  problem: Unset(CodedDetail),
});

/**
 * Problems of a sheet: `unknown` (nothing was entered), `not_approved`, `own_sheet` (of the caller), `incomplete` (the sentence
 * says who), `above_maximum` (marks are above the maxima of now; the sentence says whose), `empty` (nobody takes the course). A sheet that is published already stays as it is, so publishing twice is
 * harmless.
 */
export const publishSheets = defineEndpoint({
  method: "POST",
  path: "/result/sheets/publish/",
  area: "registration",
  origin: "extension",
  summary:
    "Publish approved result sheets of a semester, all or none; students see them at once and are told by mail",
  auth: "staff",
  roles: publishers,
  body: Type.Object({
    semester_id: RecordId,
    course_ids: Type.Array(RecordId, { minItems: 1, maxItems: mostSheets }),
    reason: Reason,
    dry_run: Type.Boolean(),
    preview: Type.Optional(
      Type.String({
        maxLength: 30_000,
        pattern: "^[\\w-]*$",
        description: "What the dry run answered; needed by the real run.",
      }),
    ),
  }),
  status: 200,
  response: Type.Object({
    message: Type.String(),
    preview: Type.String(),
    /** How many sheets are published by it. */
    changed: Type.Integer(),
    /** How many block it. */
    problems: Type.Integer(),
    /** Of a dry run, by code. */
    rows: Type.Array(PublishedSheet),
  }),
  failures: [
    tokenNotValidFailure,
    { status: 400, body: FieldErrors, when: "A field is not valid." },
    {
      status: 403,
      body: Detail,
      when: "The account is of another kind, is suspended, or must choose a new password first; `own_sheet`: the caller teaches one of the courses, or has entered or submitted something on its sheet. Nothing was written.",
    },
    {
      status: 409,
      body: Type.Object({
        ...CodedDetail.properties,
        rows: Type.Optional(
          Type.Array(
            Type.Object({ id: Type.Integer(), code: Type.String(), message: Type.String() }),
            { description: "Up to 200 of those in the way." },
          ),
        ),
      }),
      when: "`preview_outdated`: something changed since the preview, or a sheet stands in the way. Nothing was written.",
    },
  ],
});

const SheetParams = Type.Object({ semester_id: RecordId, course_id: RecordId });

/** A student's result as a version of the sheet has it. */
const ResultShown = Type.Object({
  ca: Unset(Type.Integer()),
  exam: Unset(Type.Integer()),
  remark: Unset(Remark),
  total: Unset(Type.Integer()),
  /** Null while it is withheld. */
  grade: Unset(Type.String()),
});

/** One student's result before and after. */
const ResultChange = Type.Object({
  student_id: Type.Integer(),
  matric_number: Type.String(),
  name: Type.String(),
  /** Null if there was no result before. */
  before: Unset(ResultShown),
  /** Null if the input is not a result. */
  after: Unset(ResultShown),
});

const Mark = Unset(Type.Integer({ minimum: 0, maximum: 100 }));

/**
 * Marks and remark of each student named are replaced as a whole; everybody else keeps their result, and its grade. Who
 * registered too late for the publication can be added. Problems of a student: `unknown_student` (not on the sheet), `invalid`
 * (a mark above the most, or marks that do not go together), `incomplete`.
 */
export const amendSheet = defineEndpoint({
  method: "POST",
  path: "/result/sheets/{semester_id}/{course_id}/amend/",
  area: "registration",
  origin: "extension",
  summary: "Amend published results: a new version that stands at once, the older ones kept",
  auth: "staff",
  roles: publishers,
  params: SheetParams,
  body: Type.Object({
    version: Type.Integer({ minimum: 1, maximum: 32_767, description: "The version seen." }),
    reason: Reason,
    dry_run: Type.Boolean(),
    changes: Type.Array(
      Type.Object({
        student_id: RecordId,
        ca: Mark,
        exam: Mark,
        remark: Unset(Remark),
      }),
      { minItems: 1, maxItems: mostAmended },
    ),
  }),
  status: 200,
  response: Type.Object({
    message: Type.String(),
    /** The version that stands. */
    version: Type.Integer(),
    /** How many results change. */
    changed: Type.Integer(),
    /** How many of those sent cannot be taken. */
    problems: Type.Integer(),
    /** Those sent, by matric number; a problem or a note where nothing changes. */
    rows: Type.Array(
      Type.Object({
        ...ResultChange.properties,
        note: Unset(Type.String()),
        problem: Unset(CodedDetail),
      }),
    ),
  }),
  failures: [
    tokenNotValidFailure,
    {
      status: 400,
      body: FieldErrors,
      when: "A field is not valid, or `changes`: one cannot be taken, or none changes anything. Nothing was written.",
    },
    {
      status: 403,
      body: Detail,
      when: "The account is of another kind, is suspended, or must choose a new password first; `own_sheet`: the caller teaches the course, or has entered or submitted something on its sheet.",
    },
    { status: 404, body: Detail, when: "No such sheet." },
    {
      ...changedElsewhere,
      when: "`changed_elsewhere`: another version stands than the one seen; `not_published`: there is nothing to amend yet.",
    },
  ],
});

/** Lecturers read those of their own courses. */
export const sheetVersions = defineEndpoint({
  method: "GET",
  path: "/result/sheets/{semester_id}/{course_id}/versions/",
  area: "registration",
  origin: "extension",
  summary: "The published versions of a result sheet, newest first, with what each changed",
  auth: "staff",
  roles: ["LECTURER", "EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
  params: SheetParams,
  status: 200,
  response: Type.Object({
    versions: Type.Array(
      Type.Object({
        version: Type.Integer(),
        at: IsoInstant,
        /** `Tunde Balogun`. */
        by: Type.String(),
        reason: Unset(Type.String()),
        /** How many results it has. */
        results: Type.Integer(),
        /** Against the version before it, by matric number; empty of the first. */
        changes: Type.Array(ResultChange),
      }),
    ),
  }),
  failures: [...guardFailures, { status: 404, body: Detail, when: "No such sheet." }],
});
