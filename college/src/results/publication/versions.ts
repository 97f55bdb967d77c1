import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { ParamsOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { sheetVersions } from "../../../../contract/result-publication.ts";
import type { Account } from "../../auth/guard.ts";
import type { College } from "../../context.ts";
import { semester } from "../../db/schema/calendar.ts";
import { course, courseLecturer } from "../../db/schema/courses.ts";
import { publishedResult, resultSheetEvent } from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { grouped } from "../grouped.ts";
import type { ResultRow } from "./result-row.ts";
import { shownResult } from "./shown-result.ts";

type Place = ParamsOf<typeof sheetVersions>;
type Version = ResponseOf<typeof sheetVersions>["versions"][number];

/** The published versions of a sheet, newest first, with what each changed. @throws 404, for a colleague's sheet too. */
export const readVersions = async (
  { db }: College,
  caller: Account,
  place: Place,
): Promise<ResponseOf<typeof sheetVersions>> => {
  await requireReadable(db, caller, place);
  const events = await db
    .select({
      version: resultSheetEvent.version,
      at: resultSheetEvent.at,
      reason: resultSheetEvent.reason,
      surname: staffMember.surname,
      firstName: staffMember.firstName,
    })
    .from(resultSheetEvent)
    .leftJoin(staffMember, eq(staffMember.accountId, resultSheetEvent.accountId))
    .where(
      and(
        eq(resultSheetEvent.courseId, place.course_id),
        eq(resultSheetEvent.semesterId, place.semester_id),
        isNotNull(resultSheetEvent.version),
      ),
    )
    .orderBy(desc(resultSheetEvent.version));
  const results = await readAll(db, place);
  return {
    versions: events.map(({ version, at, reason, surname, firstName }) => {
      const own = results.get(version ?? 0) ?? [];
      const before = results.get((version ?? 0) - 1);
      return {
        version: version ?? 0,
        at: at.toISOString(),
        by: [firstName, surname].filter(Boolean).join(" "),
        reason,
        results: own.length,
        changes: before === undefined ? [] : differences(before, own),
      };
    }),
  };
};

const requireReadable = async (db: College["db"], caller: Account, place: Place): Promise<void> => {
  const sheets = db
    .select({ id: course.id })
    .from(course)
    .innerJoin(semester, eq(semester.id, place.semester_id))
    .where(eq(course.id, place.course_id))
    .$dynamic();
  const [readable] = await (caller.role === "LECTURER"
    ? sheets
        .innerJoin(
          courseLecturer,
          and(
            eq(courseLecturer.courseId, course.id),
            eq(courseLecturer.sessionId, semester.sessionId),
          ),
        )
        .innerJoin(
          staffMember,
          and(
            eq(staffMember.id, courseLecturer.staffMemberId),
            eq(staffMember.accountId, caller.id),
          ),
        )
    : sheets);
  if (readable === undefined) throw notFound();
};

type Named = ResultRow & { readonly matricNumber: string; readonly name: string };

const readAll = async (
  db: College["db"],
  place: Place,
): Promise<ReadonlyMap<number, readonly Named[]>> => {
  const rows = await db
    .select({
      result: publishedResult,
      matricNumber: student.matricNumber,
      surname: student.surname,
      firstName: student.firstName,
    })
    .from(publishedResult)
    .innerJoin(student, eq(student.id, publishedResult.studentId))
    .where(
      and(
        eq(publishedResult.courseId, place.course_id),
        eq(publishedResult.semesterId, place.semester_id),
      ),
    )
    .orderBy(asc(student.matricNumber));
  const named = rows.map(({ result, matricNumber, surname, firstName }) => ({
    ...result,
    matricNumber,
    name: `${surname} ${firstName}`,
  }));
  return grouped(named, ({ version }) => version);
};

const differences = (before: readonly Named[], after: readonly Named[]): Version["changes"] => {
  const earlier = new Map(before.map((row) => [row.studentId, row]));
  return after.flatMap((row) => {
    const old = earlier.get(row.studentId);
    if (old && old.ca === row.ca && old.exam === row.exam && old.remark === row.remark) return [];
    return [
      {
        student_id: row.studentId,
        matric_number: row.matricNumber,
        name: row.name,
        before: old ? shownResult(old) : null,
        after: shownResult(row),
      },
    ];
  });
};
