import { and, eq, type SQL } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { confirmHostelPrintout } from "../../../contract/hostels/bed-selection.ts";
import { staffNameOf } from "../accounts/staff-name.ts";
import { nameOf } from "../admissions/decision/papers.ts";
import type { College } from "../context.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { bed, hostel, hostelApplication, room } from "../db/schema/hostels.ts";
import { department, student } from "../db/schema/students.ts";
import type { HostelPrintout } from "../documents/hostel-printout.ts";
import { readPhoto } from "../files/photo.ts";
import { refuse } from "../http/refusal.ts";
import { currentSessionId } from "../registration/calendar.ts";
import { hostelTexts } from "./texts.ts";

/**
 * Reads the content of the printout of a student's approved application.
 * @throws 404 when the student has none in the current session.
 */
export const readPrintout = async (
  college: College,
  accountId: number,
): Promise<HostelPrintout> => {
  const row = await findApproved(
    college,
    and(eq(student.accountId, accountId), eq(hostelApplication.sessionId, currentSessionId)),
  );
  if (row === undefined) throw refuse(404, hostelTexts.printout.notApproved);
  const { printed, student: one, application } = row;
  return {
    ...printed,
    name: nameOf(one),
    level: one.level,
    approvedAt: row.approvedAt,
    approvedBy: await staffNameOf(college.db, application.decidedBy),
    photo: await readPhoto(college.db, one.passportFileId),
    confirmationUrl: `${college.config.publicUrl}/hostel-printout/${row.code}`,
  };
};

/**
 * Confirms a printout by its code. A bed that was released or exchanged since is not confirmed.
 * @throws 404 for a code without a current bed; 429 for too many wrong ones from one address.
 */
export const confirmPrintout = async (
  college: College,
  code: string,
  address: string,
): Promise<ResponseOf<typeof confirmHostelPrintout>> => {
  const row = await findApproved(college, eq(hostelApplication.printoutCode, code));
  if (row === undefined) {
    // Only wrong codes are counted: a whole campus may confirm printouts from one address.
    await college.attempts.count("look-up", address);
    throw refuse(404, hostelTexts.printout.unknown);
  }
  const { matricNumber, session, hostel: hostelName, room: roomName, bed: number } = row.printed;
  return {
    matricNumber,
    name: nameOf(row.student),
    session,
    hostel: hostelName,
    room: roomName,
    bed: number,
    approvedAt: row.approvedAt.toISOString(),
  };
};

const findApproved = async ({ db }: College, which: SQL | undefined) => {
  const [row] = await db
    .select({
      application: hostelApplication,
      student,
      printed: {
        matricNumber: student.matricNumber,
        department: department.name,
        session: academicSession.name,
        hostel: hostel.name,
        floor: room.floor,
        room: room.number,
        bed: bed.number,
      },
    })
    .from(hostelApplication)
    .innerJoin(student, eq(student.id, hostelApplication.studentId))
    .innerJoin(department, eq(department.id, student.departmentId))
    .innerJoin(academicSession, eq(academicSession.id, hostelApplication.sessionId))
    .innerJoin(bed, eq(bed.id, hostelApplication.bedId))
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .where(and(eq(hostelApplication.status, "approved"), which));
  const { printoutCode: code, decidedAt: approvedAt } = row?.application ?? {};
  // An approval has both.
  if (row === undefined || code == null || approvedAt == null) return undefined;
  return { ...row, code, approvedAt };
};
