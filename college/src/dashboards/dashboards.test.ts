import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApplicant, createApplicationSession } from "../../testing/applicants.ts";
import { payScreening } from "../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  createCourse,
  createDepartment,
  openRegistration,
  writeRegistrations,
} from "../../testing/courses.ts";
import { holdBed, joinWaiting } from "../../testing/hostel-office.ts";
import { createBoarder, createHostel } from "../../testing/hostels.ts";
import { answerOffer, createOffered, createTested } from "../../testing/offers.ts";
import { creditPayment } from "../../testing/payments.ts";
import { createStudent } from "../../testing/people.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { courseLecturer, courseRegistration } from "../db/schema/courses.ts";
import { bed, hostel, hostelSettings } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";

let server: TestCollege;
let admin: TestStaff;
let sessionId: number;
let semesterId: number;

/** The clock stands at ten on 10 March in the college's zone. */
beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId, semesterId } = await openRegistration(server.college));
  admin = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

const read = async (part: string, who: TestStaff = admin) => {
  const answer = await request(server.url)
    .get(`/staff/dashboard/${part}`)
    .set({ authorization: who.authorization })
    .expect(200);
  return answer.body;
};

const hoursAgo = (hours: number) => new Date(server.clock.read().getTime() - hours * 3_600_000);

it("counts the latest session's applicants by stage and department", async () => {
  const { college } = server;
  const year = { name: "2026/2027" };
  const earlier = await createApplicationSession(college, { ...year, opensAt: hoursAgo(9_000) });
  await createApplicant(college, { applicationSessionId: earlier.id });
  const session = await createApplicationSession(college, { ...year, title: "Main Admission" });
  await createApplicationSession(college, {
    ...year,
    title: "Not open yet",
    opensAt: hoursAgo(-1),
  });
  const here = { applicationSessionId: session.id };
  await createApplicant(college, { ...here, verifiedAt: null });
  await createApplicant(college, here);
  await payScreening(college, await createApplicant(college, here));
  const submitted = await createApplicant(college, { ...here, submittedAt: college.clock() });
  await payScreening(college, submitted);
  await payScreening(college, await createTested(college, here));
  await payScreening(college, await createOffered(college, here));
  const nursing = { ...here, department: "Nursing Science" };
  const accepted = [await createOffered(college, nursing), await createOffered(college, nursing)];
  for (const one of accepted) {
    await payScreening(college, one);
    await answerOffer(server.url, one, "accepted").expect(200);
  }
  await college.db
    .update(student)
    .set({ standing: "withdrawn" })
    .where(eq(student.matricNumber, "COHT/2026/002"));

  const answer = await read("admission/");
  const all = {
    signed_up: 8,
    verified: 7,
    paid: 6,
    submitted: 5,
    tested: 4,
    admitted: 3,
    accepted: 2,
    matriculated: 1,
  };
  const two = Object.fromEntries(Object.keys(all).map((step) => [step, 2]));
  expect(answer.session).toEqual({
    id: session.id,
    title: "Main Admission",
    academic_session: "2026/2027",
  });
  expect(answer.total).toEqual(all);
  expect(answer.departments.map((one: { department: string }) => one.department)).toEqual([
    "Community Health",
    "Nursing Science",
  ]);
  expect(answer.departments[1].counts).toEqual({ ...two, matriculated: 1 });
  expect(answer.sessions).toHaveLength(3);
  const before = await read(`admission/?application_session=${earlier.id}`);
  expect(before).toMatchObject({ session: { id: earlier.id }, total: { signed_up: 1, paid: 0 } });
  const unknown = await read("admission/?application_session=999999");
  expect(unknown).toMatchObject({ session: null, departments: [], total: { signed_up: 0 } });
});

it("adds money up by item and by the college's own days", async () => {
  const { college } = server;
  const before = await read("revenue/");
  const payer = await createStudent(college);
  await creditPayment(college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: 86_500_50,
    // 00:30 on 10 March in Lagos is still 9 March in UTC.
    paidAt: new Date("2026-03-09T23:30:00.000Z"),
  });
  await creditPayment(college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "hostel",
    paidAt: new Date("2026-02-07T23:00:00.000Z"),
  });

  const answer = await read("revenue/");
  expect(answer.session).toBe("2025/2026");
  expect(answer.total - before.total).toBeCloseTo(111_500.5);
  expect(answer.days).toHaveLength(31);
  expect(answer.days[0]).toMatchObject({ day: "2026-02-08", total: 25_000 });
  expect(answer.days[1]).toMatchObject({ day: "2026-02-09", total: 0 });
  const today = answer.days[30];
  expect(today.day).toBe("2026-03-10");
  expect(today.items[0]).toEqual({ purpose: "tuition", payments: 1, amount: 86_500.5 });
  expect(today.items.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    "tuition",
    "hostel",
    "screening",
    "other",
  ]);
});

it("counts held, offered and free beds, and waiting students", async () => {
  const { college } = server;
  await college.db.insert(hostelSettings).values({ sessionId, isApplicationOpen: true });
  const house = await createHostel(college, { name: "Amina Hall", rooms: [{ number: "A-1" }] });
  const [first = 0, second = 0, third = 0, fourth = 0] = house.bedIds;
  await holdBed(college, {
    sessionId,
    bedId: first,
    student: await createBoarder(college, sessionId),
  });
  await holdBed(college, {
    sessionId,
    bedId: second,
    student: await createBoarder(college, sessionId),
    printoutCode: "a-code",
  });
  await college.db.update(bed).set({ isUsable: false }).where(eq(bed.id, third));
  const full = await createBoarder(college, sessionId);
  const { id } = await holdBed(college, { sessionId, bedId: fourth, student: full });
  for (const _ of [1, 2]) {
    await joinWaiting(server.url, await createBoarder(college, sessionId)).expect(200);
  }
  await request(server.url)
    .post(`/hostel/applications/${id}/release/`)
    .set({ authorization: admin.authorization })
    .send({ reason: "You left." })
    .expect(200);
  await college.db.insert(hostel).values({ name: "Empty Hall", kind: "Male" });

  const answer = await read("hostels/");
  expect(answer).toMatchObject({ session: "2025/2026", is_application_open: true });
  expect(answer.hostels).toMatchObject([
    {
      name: "Amina Hall",
      rooms: 1,
      beds: 4,
      usable: 3,
      pending: 1,
      approved: 1,
      offered: 1,
      free: 0,
    },
    { name: "Empty Hall", kind: "Male", rooms: 0, beds: 0, usable: 0, free: 0 },
  ]);
  expect(answer.waiting).toEqual([
    { kind: "Female", waiting: 1 },
    { kind: "Male", waiting: 0 },
  ]);
});

it("counts registration progress of active students by department and level", async () => {
  const { college } = server;
  const department = await createDepartment(college);
  const here = { department, level: 300 };
  const courses = [];
  for (const _ of [1, 2, 3, 4, 5]) courses.push(await createCourse(college));
  const people = [];
  for (const _ of [1, 2, 3]) people.push(await createStudent(college, here));
  await createStudent(college, { ...here, standing: "deferred" });
  const [done, begun] = people.map(({ id }) => id);
  await writeRegistrations(college, { studentId: done ?? 0, semesterId }, ...courses);
  const [, , dropped = 0] = await writeRegistrations(
    college,
    { studentId: begun ?? 0, semesterId },
    ...courses,
  );
  await college.db
    .update(courseRegistration)
    .set({ droppedAt: college.clock() })
    .where(eq(courseRegistration.id, dropped));

  const answer = await read("registration/");
  const own = answer.groups.find((one: { department: string }) => one.department === department);
  expect(own).toMatchObject({
    level: 300,
    counts: { students: 3, none: 1, in_progress: 1, complete: 1, credits: 27 },
  });
  expect(answer).toMatchObject({ session: "2025/2026", semester: 2, min_credits: 15 });
  expect(answer.total).toMatchObject({ in_progress: 1, complete: 1, credits: 27 });
});

it("shows lecturers their courses, and exam officers courses without lecturers", async () => {
  const { college } = server;
  const [lecturer, other] = [
    await createStaff(college, "LECTURER"),
    await createStaff(college, "LECTURER"),
  ];
  const officer = await createStaff(college, "EXAM_OFFICER");
  const taught = await createCourse(college, { code: "ZZZ 101" });
  const untaught = await createCourse(college, { code: "ZZZ 102" });
  await createCourse(college, { code: "ZZZ 103", semester: 1 });
  await college.db
    .insert(courseLecturer)
    .values({ courseId: taught.id, sessionId, staffMemberId: lecturer.id });
  const [one, two] = [await createStudent(college), await createStudent(college)];
  await writeRegistrations(college, { studentId: one.id, semesterId }, taught, untaught);
  await writeRegistrations(college, { studentId: two.id, semesterId }, taught);

  const own = await read("lecturer/", lecturer);
  expect(own.courses).toMatchObject([{ code: "ZZZ 101", credit_load: 3, registered: 2 }]);
  expect(own.deadlines.map(({ name }: { name: string }) => name)).toEqual([
    "registration_closes",
    "drop_deadline",
    "semester_ends",
  ]);
  // The semester's last day is 26 June; it ends at midnight in Lagos.
  expect(own.deadlines[2].at).toBe("2026-06-26T23:00:00.000Z");
  expect((await read("lecturer/", other)).courses).toEqual([]);

  const exams = await read("exams/", officer);
  const codes = exams.unassigned.map(({ code }: { code: string }) => code);
  expect(codes).toContain("ZZZ 102");
  expect(codes).not.toContain("ZZZ 101");
  expect(codes).not.toContain("ZZZ 103");
  const [unit] = exams.departments;
  expect(unit.courses - unit.without_lecturer).toBe(1);
});

it("tells of no semester, and of nothing registered, between two", async () => {
  const other = await startTestCollege();
  try {
    const who = await createStaff(other.college, "SUPER_ADMIN");
    for (const part of ["admission", "revenue", "hostels", "registration", "exams"]) {
      const { body } = await request(other.url)
        .get(`/staff/dashboard/${part}/`)
        .set({ authorization: who.authorization })
        .expect(200);
      expect(body).toMatchObject({ session: null });
    }
  } finally {
    await other.close();
  }
});
