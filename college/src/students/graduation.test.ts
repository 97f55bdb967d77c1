import { eq } from "drizzle-orm";
import fc from "fast-check";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOf } from "../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  createCourse,
  createDepartment,
  openRegistration,
  recordOutcome,
  writeRegistrations,
} from "../../testing/courses.ts";
import { creditPayment, emptyLedger } from "../../testing/payments.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { createRules } from "../../testing/programmes.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { charge } from "../db/schema/ledger.ts";
import { publishedResult, resultSheet } from "../db/schema/results.ts";
import { student } from "../db/schema/students.ts";
import { standingTexts } from "../results/academic-standing/texts.ts";
import { judgeGraduation } from "./graduation.ts";
import { studentTexts } from "./texts.ts";

const code = fc.constantFrom("ANA 101", "BIO 102");

const facts = fc.record({
  carryovers: fc.uniqueArray(code),
  withheld: fc.uniqueArray(code),
  awaited: fc.nat(2),
  cgpa: fc.option(fc.integer({ min: 150, max: 250 })),
  courses: fc.option(
    fc.record({
      missing: fc.uniqueArray(code),
      registered: fc.uniqueArray(code),
      electives: fc.array(
        fc.record({ level: fc.constant(200), passed: fc.nat(4), credits: fc.nat(4) }),
        { maxLength: 1 },
      ),
    }),
  ),
  isOwing: fc.boolean(),
  isCleared: fc.option(fc.boolean()),
});

it("nobody meets the requirements with one of them unmet", () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 150, max: 250 }), (one, least) => {
      const { isMet, requirements } = judgeGraduation(one, {
        graduationCgpa: least,
        classes: [],
      });
      const states = Object.fromEntries(
        requirements.map(({ requirement, state }) => [requirement, state === "met"]),
      );
      expect(states).toEqual({
        carryovers: one.carryovers.length === 0,
        results: one.withheld.length === 0 && one.awaited === 0 && one.cgpa !== null,
        ...(one.courses && {
          courses:
            one.courses.missing.length === 0 &&
            one.courses.registered.length === 0 &&
            one.courses.electives.every(({ passed, credits }) => passed >= credits),
        }),
        cgpa: one.cgpa !== null && one.cgpa >= least,
        ...(one.isCleared !== null && { clearance: one.isCleared }),
        fees: !one.isOwing,
      });
      expect(isMet).toBe(Object.values(states).every(Boolean));
    }),
  );
});

let server: TestCollege;
let admin: TestStaff;
let place: { readonly sessionId: number; readonly semesterId: number };

beforeAll(async () => {
  server = await startTestCollege();
  admin = await createStaff(server.college, "SUPER_ADMIN");
  place = await openRegistration(server.college);
});

afterAll(() => server.close());

type Result = Partial<typeof publishedResult.$inferInsert>;

/** A student of the final level who has paid tuition and registered courses, with these results published. */
const finalist = async (...results: readonly Result[]) => {
  const { college } = server;
  const { sessionId, semesterId } = place;
  const offeredTo = await createDepartment(college);
  const one = await createStudent(college, { level: 300, department: offeredTo });
  await creditPayment(college, { accountId: one.accountId, sessionId, purpose: "tuition" });
  const courses: { readonly id: number; readonly code: string }[] = [];
  for (const result of results) {
    const course = await createCourse(college, { offeredTo });
    courses.push(course);
    await writeRegistrations(college, { studentId: one.id, semesterId }, course);
    await college.db
      .insert(resultSheet)
      .values({ courseId: course.id, semesterId, state: "published", version: 1 });
    await college.db.insert(publishedResult).values({
      ...{ courseId: course.id, semesterId, version: 1, studentId: one.id, creditLoad: 3 },
      ...{ ca: 30, exam: 40, total: 70, grade: "AB", pointsHundredths: 350, isPassed: true },
      ...result,
    });
    if (result.isPassed !== null) {
      const isPassed = result.isPassed ?? true;
      const outcome = { studentId: one.id, courseId: course.id, sessionId, isPassed };
      await recordOutcome(college, outcome);
    }
  }
  return { student: one, courses };
};

const withheld: Result = {
  ...{ ca: null, exam: null, total: null, grade: null, pointsHundredths: null, isPassed: null },
  remark: "withheld",
};
const failed: Result = { total: 30, grade: "F", pointsHundredths: 0, isPassed: false };

const promotion = (id: number, more: object = {}) =>
  request(server.url)
    .post("/student/records/promotion/")
    .set({ authorization: admin.authorization })
    .send({
      ids: [id],
      reason: "End of the session",
      dry_run: true,
      session: "2025/2026",
      final_level: 300,
      include_unpaid: false,
      ...more,
    });

const preview = async (id: number, more: object = {}) => {
  const { body } = await promotion(id, more).expect(200);
  return { ...body.rows[0], preview: body.preview };
};

const graduation = async (id: number) => {
  const { body } = await request(server.url)
    .get(`/result/students/${id}/results/`)
    .set({ authorization: admin.authorization })
    .expect(200);
  return body.graduation;
};

const { graduation: texts, bulk } = studentTexts;

describe("graduation", () => {
  it("needs every requirement", async () => {
    const { student } = await finalist({}, {});
    expect(await graduation(student.id)).toEqual({
      is_met: true,
      class_of_award: "Distinction",
      requirements: [
        { requirement: "carryovers", state: "met", detail: texts.noCarryovers },
        { requirement: "results", state: "met", detail: texts.allPublished },
        { requirement: "cgpa", state: "met", detail: standingTexts.cgpa(350, 200) },
        { requirement: "fees", state: "met", detail: texts.nothingOwed },
      ],
    });
    expect(await preview(student.id)).toMatchObject({ after: "Graduated", note: null });
  });

  it("waits for a carryover, and for a CGPA that is high enough", async () => {
    const { student, courses } = await finalist({ pointsHundredths: 200 }, failed);
    const details = [texts.carryovers([courses[1]?.code ?? ""]), standingTexts.cgpa(100, 200)];
    expect(await preview(student.id)).toMatchObject({
      before: "Level 300",
      after: null,
      note: bulk.notMet(details.join(" ")),
    });
  });

  it("waits for results that are withheld or still to come", async () => {
    const { student, courses } = await finalist({}, withheld);
    expect((await preview(student.id)).note).toBe(
      bulk.notMet(standingTexts.withheld([courses[1]?.code ?? ""])),
    );
    const other = await finalist({});
    const course = await createCourse(server.college, {
      offeredTo: await createDepartment(server.college),
    });
    const studentId = other.student.id;
    await writeRegistrations(server.college, { studentId, semesterId: place.semesterId }, course);
    expect((await preview(studentId)).note).toBe(bulk.notMet(standingTexts.awaited(1)));
    const fresh = await finalist();
    expect((await preview(fresh.student.id)).note).toBe(
      bulk.notMet(`${texts.nothingPublished} ${texts.noCgpa(200)}`),
    );
  });

  it("waits for what is owed of any session", async () => {
    const { student } = await finalist({});
    await server.college.db.insert(charge).values({
      accountId: student.accountId,
      sessionId: place.sessionId,
      section: "A",
      code: "library",
      label: "Library",
      amountKobo: 500_00,
      chargedAt: server.clock.read(),
    });
    expect((await preview(student.id)).note).toBe(bulk.notMet(texts.owing));
    const as = await signInAs(server.college, student);
    const { body } = await request(server.url)
      .get("/result/student-results/")
      .set({ authorization: as.authorization })
      .expect(200);
    expect(body.graduation.is_met).toBe(false);
    await emptyLedger(server.college);
  });

  it("needs the courses and electives that the programme names for the cohort", async () => {
    const { college } = server;
    const { student: one, courses } = await finalist({}, {});
    const [row] = await college.db.select().from(student).where(eq(student.id, one.id));
    const offeredTo = null;
    const required = [
      await createCourse(college, { offeredTo }),
      await createCourse(college, { offeredTo }),
    ];
    const [missing, registered] = required;
    const elective = await createCourse(college, { offeredTo, level: 200, creditLoad: 2 });
    const programmeId = row?.programmeId ?? 0;
    await createRules(college, {
      ...{ programmeId, fromSessionId: place.sessionId, graduationCgpa: 300 },
      classes: [{ name: "Credit", cgpa: 300 }],
      required: [...required, ...courses.slice(0, 1)],
      electives: [elective],
      electiveCredits: [{ level: 200, credits: 2 }],
    });
    const coursesOf = async () =>
      (await graduation(one.id)).requirements.find(
        ({ requirement }: { requirement: string }) => requirement === "courses",
      );
    expect(await coursesOf()).toBeUndefined();
    await college.db
      .update(student)
      .set({ entrySessionId: place.sessionId })
      .where(eq(student.id, one.id));
    await writeRegistrations(
      college,
      { studentId: one.id, semesterId: place.semesterId },
      registered ?? elective,
    );
    expect(await coursesOf()).toMatchObject({
      state: "missing",
      detail: [
        texts.coursesMissing([missing?.code ?? ""]),
        texts.coursesRegistered([registered?.code ?? ""]),
        texts.electives({ level: 200, passed: 0, credits: 2 }),
      ].join(" "),
    });
    for (const course of [...required, elective]) {
      const outcome = { studentId: one.id, courseId: course.id, sessionId: place.sessionId };
      await recordOutcome(college, { ...outcome, isPassed: true });
    }
    expect(await coursesOf()).toEqual({
      requirement: "courses",
      state: "met",
      detail: texts.coursesPassed,
    });
    expect((await graduation(one.id)).class_of_award).toBe("Credit");
  });

  it("against a requirement is a super admin's, and the audit log says so", async () => {
    const { student, courses } = await finalist({}, failed);
    const details = texts.carryovers([courses[1]?.code ?? ""]);
    const cgpa = standingTexts.cgpa(175, 200);
    const override = { override_requirements: true };
    const seen = await preview(student.id, override);
    expect(seen).toMatchObject({
      after: bulk.graduatedAgainst(`${details} ${cgpa}`),
      problem: null,
    });
    // What was previewed without the override is not done with it.
    const strict = await preview(student.id);
    const run = { dry_run: false, ...override };
    await promotion(student.id, { ...run, preview: strict.preview }).expect(409);
    await promotion(student.id, { ...run, preview: seen.preview }).expect(200);
    expect(await auditOf(server.college, `student:${student.id}`)).toMatchObject([
      {
        action: "student.promote",
        reason: "End of the session",
        after: { standing: "graduated", unmetRequirements: ["carryovers", "cgpa"] },
      },
    ]);
  });

  it("is refused when a requirement fails after the preview", async () => {
    const { student } = await finalist({});
    const seen = await preview(student.id);
    const course = await createCourse(server.college, {
      offeredTo: await createDepartment(server.college),
    });
    const outcome = { studentId: student.id, courseId: course.id, sessionId: place.sessionId };
    await recordOutcome(server.college, { ...outcome, isPassed: false });
    const { body } = await promotion(student.id, { dry_run: false, preview: seen.preview }).expect(
      409,
    );
    expect(body.code).toBe("preview_outdated");
  });
});
