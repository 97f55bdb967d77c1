import { eq } from "drizzle-orm";
import request from "supertest";
import { courseRegistration } from "../src/db/schema/courses.ts";
import { auditEntry } from "../src/db/schema/staff.ts";
import { startTestCollege, type TestCollege } from "./college.ts";
import { callOffice } from "./office.ts";
import { createCalendar } from "./people.ts";
import type { TestSheet } from "./results.ts";
import { createStaff, type TestStaff } from "./staff.ts";

/** A college with a running semester and somebody of each office that reads result sheets. */
export const startSheetCollege = async () => {
  const server = await startTestCollege();
  const { college } = server;
  return {
    server,
    running: await createCalendar(college),
    officer: await createStaff(college, "EXAM_OFFICER"),
    admin: await createStaff(college, "SUPER_ADMIN"),
    support: await createStaff(college, "ICT_SUPPORT"),
  };
};

export type SheetCollege = Awaited<ReturnType<typeof startSheetCollege>>;

/** A mark or remark of a student, and the value that it replaces. */
export type Cell = readonly [
  student: { readonly id: number },
  field: string,
  value: string,
  seen?: string,
];

/** Sends cells of a sheet, each with the value that the lecturer saw. */
export const save = (
  server: TestCollege,
  sheet: TestSheet,
  who: TestStaff,
  ...cells: readonly Cell[]
) =>
  callOffice(server, who, "patch", `${sheet.path}scores/`, {
    cells: cells.map(([{ id }, field, value, seen = ""]) => ({
      student_id: id,
      field,
      value,
      seen,
    })),
  });

/** The sheet as somebody reads it, by default its lecturer. */
export const read = async (
  server: TestCollege,
  sheet: TestSheet,
  who: TestStaff = sheet.lecturer,
) => (await callOffice(server, who, "get", sheet.path).expect(200)).body;

/** Takes a sheet a step further or back. */
export const step = (
  server: TestCollege,
  sheet: TestSheet,
  who: TestStaff,
  name: "submit" | "return" | "approve",
  body: object,
) => callOffice(server, who, "post", `${sheet.path}${name}/`, body);

/** Sends a file of marks, on a dry run or with the preview that it had. */
export const upload = (
  server: TestCollege,
  sheet: TestSheet,
  who: TestStaff,
  file: string,
  isDryRun: boolean,
  preview?: string,
) => {
  const call = request(server.url)
    .post(`${sheet.path}import/`)
    .set({ authorization: who.authorization })
    .field("dry_run", String(isDryRun))
    .attach("file", Buffer.from(file), "marks.csv");
  return preview === undefined ? call : call.field("preview", preview);
};

/** Drops all courses of a student. */
export const drop = ({ college }: TestCollege, { id }: { readonly id: number }) =>
  college.db
    .update(courseRegistration)
    .set({ droppedAt: college.clock() })
    .where(eq(courseRegistration.studentId, id));

/** What the audit log has of a sheet, oldest first. */
export const entriesOf = ({ college }: TestCollege, { semesterId, courseId }: TestSheet) =>
  college.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `result_sheet:${semesterId}/${courseId}`))
    .orderBy(auditEntry.id);
