import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type PlanShare,
  planUnlocks,
  shareStandings,
  unlockedBy,
} from "../../../../rules/payments/instalments.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { counterOf } from "../../../testing/counter.ts";
import { createCourse, readCourses, writeRegistrations } from "../../../testing/courses.ts";
import { departmentCalled } from "../../../testing/departments.ts";
import { createPlan, sixtyForty } from "../../../testing/instalments.ts";
import {
  createPayer,
  creditPayment,
  emptyLedger,
  openFees,
  type Payer,
} from "../../../testing/payments.ts";
import { sponsorStudent } from "../../../testing/sponsor-steps.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { firstProgrammeOf } from "../../courses/programmes/of-department.ts";
import { academicSession, semester } from "../../db/schema/calendar.ts";
import { paymentPlan } from "../../db/schema/instalments.ts";
import { sponsoredStudent, sponsorship } from "../../db/schema/sponsors.ts";
import { student, studentLevel } from "../../db/schema/students.ts";
import { readExaminees } from "../../results/attendance/sheet.ts";
import { billEverybody } from "../ledger/charge-students.ts";
import { isUnlocked, planIdIn } from "./plan-sql.ts";

let server: TestCollege;
let sessionId: number;
let officer: TestStaff;
let payer: Payer;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openFees(server.college));
  officer = await createStaff(server.college, "BURSARY_OFFICER");
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.college.db.delete(paymentPlan);
  await emptyLedger(server.college);
  payer = await createPayer(server.college);
  await billEverybody(server.college);
});

const pay = (naira: number, who = payer) =>
  creditPayment(server.college, {
    accountId: who.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: Math.round(naira * 100),
  });

const opens = async ({ id } = payer): Promise<string[]> => {
  const [row] = await server.college.db
    .select({
      registration: isUnlocked("registration", sessionId),
      hostel: isUnlocked("hostel", sessionId),
      examination: isUnlocked("examination", sessionId),
    })
    .from(student)
    .where(eq(student.id, id));
  return planUnlocks.filter((unlock) => row?.[unlock]);
};

const refusal = async () =>
  (await readCourses(server.url, payer, "available-courses/")).body.detail;

describe("course registration", () => {
  it("asks for tuition in the specified words where nothing is paid, with a plan and without", async () => {
    const specified = "You have to pay Tuition fees before registering courses";
    expect(await refusal()).toBe(specified);
    await pay(50_000);
    expect(await refusal()).toBe(specified);
    await createPlan(server.college, { sessionId });
    payer = await createPayer(server.college);
    await billEverybody(server.college);
    expect(await refusal()).toBe(specified);
  });

  it("names the share, what is missing of it and its date where a part is paid", async () => {
    await createPlan(server.college, { sessionId });
    await pay(50_000);
    await readCourses(server.url, payer, "available-courses/").expect(402);
    expect(await refusal()).toBe(
      "You have to pay ₦1,900.00 more of tuition before registering courses. Instalment 1 of 2 is due by 15 March 2026.",
    );
    await pay(1_900);
    await readCourses(server.url, payer, "available-courses/").expect(200);
  });
});

it("the counter offers the hostel fee once the share that opens it is paid", async () => {
  await createPlan(server.college, {
    sessionId,
    shares: [
      { percent: 50, dueDate: "2026-03-15", unlocks: ["hostel"] },
      { percent: 50, dueDate: "2026-05-15", unlocks: ["registration", "examination"] },
    ],
  });
  const counter = counterOf(server.url, officer);
  await pay(43_000);
  expect(await counter.items(payer.id, "hostel")).toEqual([]);
  await pay(250);
  expect(await counter.items(payer.id, "hostel")).toMatchObject([{ outstanding: 25_000 }]);
});

it("an attendance sheet lets sit who has paid the share that opens examinations", async () => {
  await createPlan(server.college, {
    sessionId,
    shares: [
      { percent: 80, dueDate: "2026-03-15", unlocks: ["registration", "examination"] },
      { percent: 20, dueDate: "2026-05-15", unlocks: ["hostel"] },
    ],
  });
  const { db } = server.college;
  const [running] = await db.select().from(semester).where(eq(semester.sessionId, sessionId));
  if (running === undefined) throw new Error("no semester runs");
  const course = await createCourse(server.college);
  await writeRegistrations(server.college, { studentId: payer.id, semesterId: running.id }, course);
  const obstacle = async () => {
    const sheet = {
      semester: { ...running, session: "2025/2026", isOpen: true },
      courseId: course.id,
    };
    return (await readExaminees(db, sheet))[0]?.obstacle;
  };
  await pay(69_000);
  expect(await obstacle()).toBe("Tuition instalment of 2025/2026 not paid");
  await pay(200);
  expect(await obstacle()).toBeNull();
});

/** The plan that counts for the payer. */
const planOf = async () => {
  const [row] = await server.college.db
    .select({ id: planIdIn(sessionId) })
    .from(student)
    .where(eq(student.id, payer.id));
  return row?.id ?? null;
};

/** A sponsor's list with the payer on it. */
const sponsored = async (sections: ("A" | "B" | "C")[]) => {
  const listId = await sponsorStudent(server, payer, { sessionId, sections });
  const { db } = server.college;
  const [list] = await db.select().from(sponsorship).where(eq(sponsorship.id, listId));
  if (list === undefined) throw new Error("the list is gone");
  const close = (isClosed: boolean) =>
    db.update(sponsorship).set({ isClosed }).where(eq(sponsorship.id, listId));
  const remove = () =>
    db.delete(sponsoredStudent).where(eq(sponsoredStudent.sponsorshipId, listId));
  const addAgain = (at: string) =>
    db
      .update(sponsoredStudent)
      .set({ addedAt: new Date(at) })
      .where(eq(sponsoredStudent.sponsorshipId, listId));
  return { sponsorId: list.sponsorId, close, remove, addAgain };
};

describe("of several plans", () => {
  it("the most particular one counts, by the department and the level that the student has now", async () => {
    const { college } = server;
    const { id: departmentId } = await departmentCalled(college, "Community Health");
    const { id: otherDepartment } = await departmentCalled(college, "Nursing");
    expect(await planOf()).toBeNull();
    await createPlan(college, { sessionId, departmentId: otherDepartment });
    await createPlan(college, { sessionId, level: 200 });
    expect(await planOf()).toBeNull();
    const everybody = await createPlan(college, { sessionId });
    expect(await planOf()).toBe(everybody);
    const ofLevel = await createPlan(college, { sessionId, level: 100 });
    expect(await planOf()).toBe(ofLevel);
    const ofDepartment = await createPlan(college, { sessionId, departmentId });
    expect(await planOf()).toBe(ofDepartment);
    const ofBoth = await createPlan(college, { sessionId, departmentId, level: 100 });
    expect(await planOf()).toBe(ofBoth);

    await college.db.update(student).set({ level: 300 }).where(eq(student.id, payer.id));
    expect(await planOf()).toBe(ofDepartment);
    // Promoted out of the session, so it keeps the level that was left.
    await college.db.insert(studentLevel).values({ studentId: payer.id, sessionId, level: 100 });
    expect(await planOf()).toBe(ofBoth);
  });

  it("a sponsor's goes before that of the department and level, while the student is on its list", async () => {
    const { college } = server;
    const { id: departmentId } = await departmentCalled(college, "Community Health");
    const ofClass = await createPlan(college, { sessionId, departmentId, level: 100 });
    const { sponsorId, close, remove } = await sponsored(["A"]);
    expect(await planOf()).toBe(ofClass);
    const ofSponsor = await createPlan(college, { sessionId, sponsorId });
    expect(await planOf()).toBe(ofSponsor);
    const ofLevel = await createPlan(college, { sessionId, sponsorId, level: 100 });
    expect(await planOf()).toBe(ofLevel);
    await createPlan(college, { sessionId, sponsorId, level: 200 });
    expect(await planOf()).toBe(ofLevel);
    // The list of a session is no list of another.
    const [other] = await college.db
      .insert(academicSession)
      .values({ name: "2030/2031" })
      .returning();
    await createPlan(college, { sessionId: other?.id ?? 0, sponsorId });
    const [there] = await college.db
      .select({ id: planIdIn(other?.id ?? 0) })
      .from(student)
      .where(eq(student.id, payer.id));
    expect(there?.id).toBeNull();
    await close(true);
    expect(await planOf()).toBe(ofLevel);
    await remove();
    expect(await planOf()).toBe(ofClass);
  });

  it("of two sponsors the one with an open list goes first, then the longer one", async () => {
    const { college } = server;
    const older = await sponsored(["A"]);
    const newer = await sponsored(["B"]);
    const plans = [
      await createPlan(college, { sessionId, sponsorId: newer.sponsorId, level: 100 }),
      await createPlan(college, { sessionId, sponsorId: older.sponsorId }),
    ];
    expect(await planOf()).toBe(plans[1]);
    await older.close(true);
    expect(await planOf()).toBe(plans[0]);
    await newer.close(true);
    expect(await planOf()).toBe(plans[1]);
    await older.addAgain("2026-03-12T09:00:00.000Z");
    expect(await planOf()).toBe(plans[0]);
    await older.remove();
    expect(await planOf()).toBe(plans[0]);
  });

  it("a student who joins or leaves a sponsor's list is held to its plan at once", async () => {
    await createPlan(server.college, { sessionId });
    await pay(51_900);
    expect(await opens()).toEqual(["registration"]);
    const { sponsorId, remove } = await sponsored(["A"]);
    await createPlan(server.college, {
      sessionId,
      sponsorId,
      shares: [{ percent: 100, dueDate: "2026-08-15", unlocks: [...planUnlocks] }],
    });
    expect(await opens()).toEqual([]);
    await remove();
    expect(await opens()).toEqual(["registration"]);
  });

  it("a student who changes the department is held to the plan of the new one", async () => {
    const { college } = server;
    const { id: departmentId } = await departmentCalled(college, "Community Health");
    await createPlan(college, { sessionId, departmentId });
    await pay(51_900);
    expect(await opens()).toEqual(["registration"]);
    const { id: next } = await departmentCalled(college, "Environmental Health");
    const { id: programmeId } = await firstProgrammeOf(college.db, next);
    await college.db
      .update(student)
      .set({ departmentId: next, programmeId })
      .where(eq(student.id, payer.id));
    expect(await opens()).toEqual([]);
    await createPlan(college, {
      sessionId,
      departmentId: next,
      shares: [{ percent: 100, dueDate: "2026-03-15", unlocks: [...planUnlocks] }],
    });
    expect(await opens()).toEqual([]);
    await pay(34_600);
    expect(await opens()).toEqual([...planUnlocks]);
  });
});

it("what the database says is open is what the rule says", async () => {
  const { college } = server;
  const percents = fc
    .array(fc.integer({ min: 1, max: 60 }), { minLength: 0, maxLength: 4 })
    .filter((parts) => parts.reduce((sum, part) => sum + part, 0) < 100);
  const facts = fc.record({
    percents,
    at: fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }),
    paid: fc.integer({ min: 0, max: 86_499 }),
    cents: fc.nat(99),
  });
  await fc.assert(
    fc.asyncProperty(facts, async ({ percents: parts, at, paid, cents }) => {
      await college.db.delete(paymentPlan);
      await emptyLedger(college);
      await billEverybody(college);
      const all = [...parts, 100 - parts.reduce((sum, part) => sum + part, 0)];
      const shares: PlanShare[] = all.map((percent, index) => ({
        percent,
        dueDate: `2026-0${index + 3}-15`,
        unlocks: planUnlocks.filter((_unlock, place) => (at[place] ?? 0) % all.length === index),
      }));
      await createPlan(college, { sessionId, shares });
      if (paid > 0) await pay(paid + cents / 100);
      const paidKobo = paid > 0 ? paid * 100 + cents : 0;
      const standings = shareStandings(shares, { chargedKobo: 86_500_00, paidKobo }, "2026-03-10");
      expect(await opens()).toEqual(
        planUnlocks.filter((unlock) => unlockedBy(standings).includes(unlock)),
      );
    }),
    { numRuns: 40 },
  );
});

it("the database keeps no plan whose shares are not complete", async () => {
  const [first, second] = sixtyForty;
  if (first === undefined || second === undefined) throw new Error("two shares");
  const refused = (shares: readonly PlanShare[]) =>
    expect(createPlan(server.college, { sessionId, shares })).rejects.toThrow();
  await refused([]);
  await refused([first]);
  await refused([first, { ...second, percent: 39 }]);
  await refused([first, { ...second, dueDate: first.dueDate }]);
  await refused([first, { ...second, unlocks: ["hostel"] }]);
  await refused([first, { ...second, unlocks: ["registration", "hostel", "examination"] }]);
  await createPlan(server.college, { sessionId });
  await expect(createPlan(server.college, { sessionId })).rejects.toThrow();
});
