import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import {
  type AttendancePage,
  drawAttendancePage,
  layOutAttendance,
} from "../../documents/attendance-sheet.ts";
import { streamPdf } from "../../documents/pdf.ts";
import { readThumbnails } from "../../files/thumbnails.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { semesterName } from "../semester.ts";
import { attendanceTexts, readSheet, type SheetAddress } from "./sheet.ts";

/** In pixels: three times the printed size in points. */
const thumbnail = { width: 90, height: 108 } as const;

/**
 * The attendance sheet to print and sign: those who may sit the examination, and with `withOthers` at the end those who may not. Sent as it is
 * drawn: of the photos no more than a page's are held at once.
 * @throws 404
 */
export const printSheet = async (
  college: College,
  address: SheetAddress,
  { withOthers }: { readonly withOthers: boolean },
): Promise<FileAnswer> => {
  const { db, identity, clock } = college;
  const { semester, course, lecturers, students } = await readSheet(college, db, address);
  const examinees = students.filter(({ obstacle }) => obstacle === null);
  const others = withOthers
    ? students.flatMap(({ obstacle, ...one }) => (obstacle === null ? [] : [{ ...one, obstacle }]))
    : [];
  const sheet = {
    code: course.code,
    title: course.title,
    semester: semesterName(semester),
    lecturers,
    eligible: examinees.length,
    totals: examinees.some(({ mark }) => mark === "none")
      ? null
      : {
          present: examinees.filter(({ mark }) => mark === "present").length,
          absent: examinees.filter(({ mark }) => mark === "absent").length,
        },
  };
  const pages = layOutAttendance(
    examinees.map((one) => ({ ...one, mark: attendanceTexts.marks[one.mark] })),
    others,
  );
  const pdf = streamPdf(
    {
      title: `Attendance ${course.code}`,
      author: identity.name,
      subject: sheet.semester,
      createdAt: clock(),
    },
    withPhotos(db, pages),
    (drawn, part) => drawAttendancePage(drawn, sheet, part, identity),
  );
  return new FileAnswer(
    "application/pdf",
    pdf,
    `attendance_${course.code.replaceAll(/\W+/g, "_")}.pdf`,
  );
};

async function* withPhotos(db: Database, pages: readonly AttendancePage[]) {
  for (const page of pages) {
    const ids = page.examinees.map(({ passportFileId }) => passportFileId);
    const photos = await readThumbnails(
      db,
      ids.filter((id) => id !== null),
      thumbnail,
    );
    yield { page, photos: ids.map((id) => photos.get(id ?? "") ?? null) };
  }
}
