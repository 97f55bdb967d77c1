import { and, eq, isNull, ne, sql } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { signInAs } from "../../testing/people.ts";
import { verifyPassword } from "../accounts/password-hash.ts";
import { account } from "../db/schema/accounts.ts";
import { admissionDecision, applicant } from "../db/schema/admissions.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import {
  course,
  courseDepartment,
  courseLecturer,
  courseOutcome,
  courseRegistration,
  registrationSlip,
} from "../db/schema/courses.ts";
import {
  bed,
  bedClaim,
  hostel,
  hostelApplication,
  hostelSettings,
  room,
} from "../db/schema/hostels.ts";
import { publishedResult, resultSheet, resultSheetEvent } from "../db/schema/results.ts";
import { staffMember } from "../db/schema/staff.ts";
import { department, student } from "../db/schema/students.ts";
import { demoApplicants } from "./admission/applicants.ts";
import { seedDemo } from "./seed.ts";
import { demoStaff } from "./staff/members.ts";
import { demoStudents } from "./students.ts";

const expectInOrder = (
  row: typeof applicant.$inferSelect,
  decision: typeof admissionDecision.$inferSelect | null,
  now: Date,
): void => {
  const dates = [
    row.signedUpAt,
    row.verifiedAt,
    row.submittedAt,
    row.testTakenAt,
    decision?.decidedAt,
    decision?.answeredAt,
    now,
  ].filter((one) => one != null);
  expect(dates).toEqual(dates.toSorted((one, other) => one.getTime() - other.getTime()));
};

describe.each([
  [
    "New Year's Eve, when it is New Year in Lagos already",
    "2026-12-31T23:30:00.000Z",
    "2027-01-11T22:59:00.000Z",
  ],
  ["the eve of a new session", "2027-08-31T23:30:00.000Z", "2027-09-11T22:59:00.000Z"],
  [
    "a leap day, when the second semester has begun in Lagos",
    "2028-02-29T23:30:00.000Z",
    "2028-03-11T22:59:00.000Z",
  ],
])("the demo made on %s", (_, instant, deadline) => {
  let test: TestCollege;
  beforeAll(async () => {
    test = await startTestCollege({ now: instant });
    await seedDemo(test.college);
  });
  afterAll(() => test.close());

  it("lets the four staff accounts sign in, each with its role", async () => {
    const rows = await test.college.db
      .select()
      .from(staffMember)
      .innerJoin(account, eq(account.id, staffMember.accountId));
    const roleOf = (login: string) => rows.find((row) => row.account.login === login);
    for (const [login, role] of [
      ["admin@college.test", "SUPER_ADMIN"],
      ["lecturer@college.test", "LECTURER"],
      ["exams@college.test", "EXAM_OFFICER"],
      ["ict@college.test", "ICT_SUPPORT"],
    ] as const) {
      const row = roleOf(login);
      expect(row?.staff_member.role).toBe(role);
      expect(row?.account.kind).toBe("staff");
      expect(await verifyPassword(row?.account.passwordHash, "Demo-2026!")).toBe(true);
      expect(await verifyPassword(row?.account.passwordHash, "demo-2026!")).toBe(false);
    }
    expect(rows).toHaveLength(demoStaff.length);
  });

  it("has General Studies without students, and other units as departments", async () => {
    const { db } = test.college;
    const own = await db
      .select({ name: courseDepartment.name })
      .from(courseDepartment)
      .where(isNull(courseDepartment.departmentId));
    expect(own).toEqual([{ name: "General Studies" }]);
    expect(await db.$count(courseDepartment)).toBe((await db.$count(department)) + 1);
  });

  it("has one or two lecturers for every course and session", async () => {
    const counts = await test.college.db
      .select({ lecturers: sql<number>`count(*)::int` })
      .from(courseLecturer)
      .innerJoin(staffMember, eq(staffMember.id, courseLecturer.staffMemberId))
      .where(eq(staffMember.role, "LECTURER"))
      .groupBy(courseLecturer.courseId, courseLecturer.sessionId);
    expect(counts).toHaveLength(3 * (await test.college.db.$count(course)));
    expect(new Set(counts.map(({ lecturers }) => lecturers))).toEqual(new Set([1, 2]));
  });

  it("has registrations only within valid times and with a slip", async () => {
    const { db } = test.college;
    expect(await db.$count(courseRegistration)).toBeGreaterThan(5000);
    const wrong = await db.execute(
      sql`select r.id from course_registration r join semester s on s.id = r.semester_id
          join student p on p.id = r.student_id
          where r.registered_at < s.registration_start or r.registered_at > ${instant}
            or r.dropped_at < r.registered_at or r.dropped_at > ${instant}
            or not exists (select 1 from charge l where l.account_id = p.account_id
              and l.session_id = s.session_id and l.purpose = 'tuition' and l.settled_at < r.registered_at)
            or not exists (select 1 from registration_slip slip
              where slip.student_id = r.student_id and slip.semester_id = r.semester_id)`,
    );
    expect(wrong).toMatchObject({ rows: [] });
    const slips = await db
      .selectDistinct({ student: courseRegistration.studentId, at: courseRegistration.semesterId })
      .from(courseRegistration);
    expect(await db.$count(registrationSlip)).toBe(slips.length);
  });

  it("has outcomes for earlier semesters only", async () => {
    const { db } = test.college;
    const registered = await db
      .select({ id: courseRegistration.id })
      .from(courseRegistration)
      .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
      .innerJoin(
        courseOutcome,
        and(
          eq(courseOutcome.studentId, courseRegistration.studentId),
          eq(courseOutcome.courseId, courseRegistration.courseId),
          eq(courseOutcome.sessionId, semester.sessionId),
        ),
      )
      .where(ne(semester.isCurrent, true));
    expect(registered).toHaveLength(await db.$count(courseOutcome));
    const now = await db
      .select({ matricNumber: student.matricNumber, droppedAt: courseRegistration.droppedAt })
      .from(courseRegistration)
      .innerJoin(student, eq(student.id, courseRegistration.studentId))
      .innerJoin(semester, eq(semester.id, courseRegistration.semesterId))
      .where(eq(semester.isCurrent, true));
    expect(now.some(({ droppedAt }) => droppedAt !== null)).toBe(true);
    const numbers = new Set(now.map(({ matricNumber }) => matricNumber));
    expect(numbers).toContain("COHT/2024/003");
    expect(numbers).not.toContain("COHT/2024/002");
  });

  it("has published results behind every outcome, within the maximum marks", async () => {
    const { db } = test.college;
    const standing = await db
      .select({ result: publishedResult, outcome: courseOutcome, sheet: resultSheet })
      .from(publishedResult)
      .innerJoin(
        resultSheet,
        and(
          eq(resultSheet.courseId, publishedResult.courseId),
          eq(resultSheet.semesterId, publishedResult.semesterId),
          eq(resultSheet.version, publishedResult.version),
        ),
      )
      .innerJoin(semester, eq(semester.id, publishedResult.semesterId))
      .innerJoin(
        courseOutcome,
        and(
          eq(courseOutcome.courseId, publishedResult.courseId),
          eq(courseOutcome.studentId, publishedResult.studentId),
          eq(courseOutcome.sessionId, semester.sessionId),
        ),
      );
    expect(standing).toHaveLength(await db.$count(courseOutcome));
    expect(standing.filter(({ result, outcome }) => result.isPassed !== outcome.isPassed)).toEqual(
      [],
    );
    const wrong = standing.filter(
      ({ result: { ca, exam, total } }) =>
        (ca ?? 0) + (exam ?? 0) !== total || (ca ?? 0) > 40 || (exam ?? 0) > 60,
    );
    expect(wrong).toEqual([]);
    expect(standing.some(({ result }) => result.remark === "absent")).toBe(true);
    expect(standing.some(({ sheet }) => sheet.state === "amended")).toBe(true);
    const versions = await db.$count(publishedResult);
    expect(versions).toBeGreaterThan(standing.length);
  });

  it("has running sheets in every state before publication, none self-approved", async () => {
    const { db } = test.college;
    const running = await db
      .select({ state: resultSheet.state })
      .from(resultSheet)
      .innerJoin(semester, eq(semester.id, resultSheet.semesterId))
      .where(eq(semester.isCurrent, true));
    expect(new Set(running.map(({ state }) => state))).toEqual(
      new Set(["draft", "submitted", "returned", "approved"]),
    );
    const events = await db.select().from(resultSheetEvent);
    expect(events.filter(({ at }) => at > new Date(instant))).toEqual([]);
    const lecturers = new Set(
      events.filter(({ state }) => state === "submitted").map(({ accountId }) => accountId),
    );
    const reviewers = events.filter(({ state }) => state !== "submitted");
    expect(reviewers.filter(({ accountId }) => lecturers.has(accountId))).toEqual([]);
  });

  const read = async (path: string, authorization: string) => {
    const { body } = await request(test.url)
      .get(path)
      .set("authorization", authorization)
      .expect(200);
    return body;
  };

  const answerTo = async (matricNumber: string, path: string) => {
    const [owner] = await test.college.db
      .select({ accountId: account.id })
      .from(account)
      .where(eq(account.login, matricNumber));
    if (owner === undefined) throw new Error(`there is no ${matricNumber}`);
    const { authorization } = await signInAs(test.college, owner);
    return read(path, authorization);
  };

  const runningQuery = async () => {
    const [running] = await test.college.db
      .select({ number: semester.number, session: academicSession.name })
      .from(semester)
      .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
      .where(eq(semester.isCurrent, true));
    return `?session=${running?.session}&semester=${running?.number}`;
  };

  it("has the intended complete and incomplete registrations", async () => {
    const query = await runningQuery();
    const today = zonedDay(new Date(instant), test.college.identity.timeZone);
    const paid = demoStudents({ today }).filter(({ tuitionPaid }) => tuitionPaid);
    const some = paid.filter(({ record }, index) => index % 9 === 0 || record !== "drawn");
    expect(new Set(some.map(({ registration }) => registration)).size).toBe(3);
    for (const { matricNumber, registration } of some) {
      const status = await answerTo(
        matricNumber,
        `/result/courseregistration/registration-status/${query}`,
      );
      expect(status.registration_complete).toBe(registration === "complete");
      expect(status.total_courses > 0).toBe(registration !== "none");
    }
  });

  it("lets Bello choose courses, including a carryover, and a bed", async () => {
    const courses = await answerTo(
      "COHT/2024/002",
      `/result/courseregistration/available-courses/${await runningQuery()}`,
    );
    expect(courses.carryover_courses).toHaveLength(1);
    expect(courses.new_courses.length).toBeGreaterThan(6);
    const info = await answerTo("COHT/2024/002", "/result/courseregistration/registration-info/");
    expect(info).toMatchObject({ is_registration_open: true, min_credits: 15, max_credits: 24 });
    const { data } = await answerTo("COHT/2024/002", "/hostel/dashboard/");
    expect(data).toMatchObject({
      has_paid: true,
      application: null,
      settings: { is_application_open: true },
    });
    expect(data.available_rooms.length).toBeGreaterThan(20);
  });

  it("takes hostel applications for ten days, until a minute before midnight", async () => {
    const settings = await test.college.db
      .select()
      .from(hostelSettings)
      .innerJoin(academicSession, eq(academicSession.id, hostelSettings.sessionId));
    expect(settings).toMatchObject([
      {
        hostel_settings: { isApplicationOpen: true, applicationDeadline: new Date(deadline) },
        academic_session: { isCurrent: true },
      },
    ]);
  });

  it("has one bed of the right kind per holding application", async () => {
    const { db } = test.college;
    const rows = await db
      .select()
      .from(hostelApplication)
      .innerJoin(student, eq(student.id, hostelApplication.studentId))
      .innerJoin(bed, eq(bed.id, hostelApplication.bedId))
      .innerJoin(room, eq(room.id, bed.roomId))
      .innerJoin(hostel, eq(hostel.id, room.hostelId))
      .leftJoin(bedClaim, eq(bedClaim.applicationId, hostelApplication.id));
    expect(rows.length).toBe(await db.$count(hostelApplication));
    for (const row of rows) {
      const { hostel_application: one, bed_claim: claim } = row;
      const isHolding = one.status === "pending" || one.status === "approved";
      expect(row.hostel.kind).toBe(row.student.sex);
      expect(claim !== null).toBe(isHolding);
      if (claim !== null) {
        const { bedId, studentId, sessionId } = one;
        expect(claim).toMatchObject({ bedId, studentId, sessionId, offeredUntil: null });
      }
      expect(one.decidedAt === null).toBe(one.status === "pending");
    }
    expect(await db.$count(bedClaim)).toBe(
      rows.filter(({ bed_claim }) => bed_claim !== null).length,
    );
  });

  it("has applications made after payment, decided by the admin, before now", async () => {
    const wrong = await test.college.db.execute(
      sql`select a.id from hostel_application a join student p on p.id = a.student_id
          where a.applied_at > ${instant} or a.decided_at < a.applied_at or a.decided_at > ${instant}
            or (a.decided_at is not null and not exists (select 1 from account c
              where c.id = a.decided_by and c.login = 'admin@college.test'))
            or not exists (select 1 from charge l where l.account_id = p.account_id
              and l.session_id = a.session_id and l.purpose = 'hostel' and l.settled_at <= a.applied_at)`,
    );
    expect(wrong).toMatchObject({ rows: [] });
  });

  const applicationOf = async (login: string, password: string) => {
    const { body } = await request(test.url)
      .post("/admission/login")
      .send({ username: login, password })
      .expect(200);
    return read("/admission/my-application/", `Bearer ${body.access}`);
  };

  it("lets the fixed applicants sign in, each with their next step", async () => {
    const okonkwo = await applicationOf("COHT/CHE/00001", "okonkwo");
    expect(okonkwo.session.is_open).toBe(true);
    expect(okonkwo.screening).toMatchObject({ is_paid: false, fee: 10_000 });
    const yusuf = await applicationOf("COHT/PHT/00002", "yusuf");
    expect(yusuf.sections).toMatchObject({
      personal: { state: "complete" },
      academic: { state: "in_progress" },
      jamb: { state: "not_started" },
    });
    const adebayo = await applicationOf("COHT/MLS/00003", "adebayo");
    expect(adebayo.test.date > instant.slice(0, 10)).toBe(true);
    const ibrahim = await applicationOf("COHT/EVH/00004", "ibrahim");
    expect(ibrahim.decision.offer).toMatchObject({ can_answer: true });
  });

  it("has applicants whose dates are in order and not in the future", async () => {
    const today = zonedDay(new Date(instant), test.college.identity.timeZone);
    const written = await test.college.db
      .select()
      .from(applicant)
      .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id));
    expect(written).toHaveLength(demoApplicants({ today }).length);
    for (const { applicant: row, admission_decision: decision } of written) {
      expectInOrder(row, decision, new Date(instant));
    }
  });
});
