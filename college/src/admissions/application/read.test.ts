import { eq } from "drizzle-orm";
import Value from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApplicationState } from "../../../../contract/admissions/application.ts";
import { createApplicant, createApplicationSession } from "../../../testing/applicants.ts";
import { callsOf, createApplying } from "../../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { departmentCalled } from "../../../testing/departments.ts";
import { createStudent, signInAs } from "../../../testing/people.ts";
import { admissionDecision, applicant, olevelRequirement } from "../../db/schema/admissions.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
  await createApplicationSession(server.college);
});

afterAll(() => server.close());

const read = async (person: { readonly accountId: number }) => {
  const { authorization } = await signInAs(server.college, person);
  const answer = await callsOf(server.url, { authorization }).get();
  expect(answer.status).toBe(200);
  expect(Value.Check(ApplicationState, answer.body)).toBe(true);
  return answer.body;
};

const decide = (
  applicantId: number,
  decision: Omit<typeof admissionDecision.$inferInsert, "applicantId" | "decidedAt">,
) =>
  server.college.db
    .insert(admissionDecision)
    .values({ applicantId, decidedAt: server.clock.read(), ...decision });

const tested = async () => {
  const person = await createApplicant(server.college, { submittedAt: server.clock.read() });
  await server.college.db
    .update(applicant)
    .set({ testScore: 64, testTakenAt: server.clock.read() })
    .where(eq(applicant.id, person.id));
  return person;
};

test("a new application has session, fee and requirement, and nothing saved", async () => {
  const { id } = await departmentCalled(server.college, "Pharmacy Technician");
  const requirement = {
    credits: 5,
    subjects: [["English Language"], ["Physics", "Biology"]],
    sittings: 2,
  };
  await server.college.db.insert(olevelRequirement).values({ departmentId: id, ...requirement });

  const state = await read(
    await createApplicant(server.college, { department: "Pharmacy Technician", verifiedAt: null }),
  );

  expect(state).toMatchObject({
    session: {
      name: "2025/2026",
      title: "Remedial Admission",
      is_open: true,
      screening_fee: 10_000,
    },
    course_code: "PHT",
    signed_up_at: "2026-03-10T09:00:00.000Z",
    verified_at: null,
    screening: { fee: 10_000, is_paid: false },
    olevel_requirement: requirement,
    number_of_sitting: null,
    sittings: [],
    jamb: null,
    sections: {
      personal: { state: "not_started" },
      academic: { state: "not_started" },
      jamb: { state: "not_started" },
      declaration: { state: "not_started" },
    },
    submitted_at: null,
    test: null,
    decision: null,
  });
});

test("a paid fee has its reference", async () => {
  const state = await read(await createApplying(server.college));

  expect(state.screening).toEqual({
    fee: 10_000,
    is_paid: true,
    paid_at: "2026-03-10T09:00:00.000Z",
    reference: expect.stringMatching(/^[0-9A-Z]{25}$/),
  });
});

test("the test score is present once a decision is made", async () => {
  const person = await tested();
  expect((await read(person)).test).toMatchObject({ taken_at: expect.any(String), score: null });

  await decide(person.id, { outcome: "not_admitted", reason: "The places are taken." });

  const { test: sat, decision } = await read(person);
  expect(sat.score).toBe(64);
  expect(decision).toMatchObject({
    outcome: "not_admitted",
    reason: "The places are taken.",
    offer: null,
  });
});

test("an offer can be answered until midnight in the college's time zone", async () => {
  const person = await tested();
  const { id: departmentId } = await departmentCalled(server.college, "Public Health");
  const offer = { outcome: "admitted", departmentId, letterCode: "letter-1" } as const;
  await decide(person.id, { ...offer, answerBy: "2026-03-10" });
  expect((await read(person)).decision.offer).toEqual({
    department: "Public Health",
    answer_by: "2026-03-10",
    answer: null,
    answered_at: null,
    can_answer: true,
    matric_number: null,
  });

  const now = server.clock.read();
  server.clock.set("2026-03-10T23:00:00.000Z");
  const later = await read(person);
  server.clock.set(now);

  expect(later.decision.offer.can_answer).toBe(false);
});

test("an accepted offer has the matric number", async () => {
  const person = await tested();
  const { id: departmentId } = await departmentCalled(server.college, "Public Health");
  const student = await createStudent(server.college);
  await decide(person.id, {
    outcome: "admitted",
    departmentId,
    letterCode: "letter-2",
    answerBy: "2026-04-10",
    answer: "accepted",
    answeredAt: server.clock.read(),
    studentId: student.id,
  });

  expect((await read(person)).decision.offer).toMatchObject({
    answer: "accepted",
    can_answer: false,
    matric_number: student.matricNumber,
  });
});
