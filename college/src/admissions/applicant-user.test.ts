import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplicant, createApplicationSession } from "../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { departmentCalled } from "../../testing/departments.ts";
import { admissionDecision } from "../db/schema/admissions.ts";
import { readApplicantUser } from "./applicant-user.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

test("a new applicant's user has the number, course and empty profile", async () => {
  const session = await createApplicationSession(server.college);
  const person = await createApplicant(server.college, {
    applicationSessionId: session.id,
    department: "Pharmacy Technician",
    surname: "Ọ̀kọ́nkwọ́",
    firstName: "Adé",
    verifiedAt: null,
  });

  const user = await readApplicantUser(server.college.db, person.accountId);

  expect(user).toMatchObject({
    applicant: {
      applicationNo: person.applicationNo,
      preferredCourse: "Pharmacy Technician",
      departmentAdmitted: null,
      email: person.email,
      surname: "Ọ̀kọ́nkwọ́",
      firstName: "Adé",
      otherName: null,
      submitted: false,
    },
    verify: false,
    phone: person.phone,
    passport: null,
    dateOfBirth: null,
  });
  expect(person.applicationNo).toMatch(/^COHT\/PHT\/\d{5}$/);
});

test("submission and offer show in the user; other decisions do not", async () => {
  const [admitted, waiting] = [
    await createApplicant(server.college, { submittedAt: server.clock.read() }),
    await createApplicant(server.college, { submittedAt: server.clock.read() }),
  ];
  const other = await departmentCalled(server.college, "Public Health");
  await server.college.db.insert(admissionDecision).values([
    {
      applicantId: admitted.id,
      outcome: "admitted",
      departmentId: other.id,
      decidedAt: server.clock.read(),
      answerBy: "2026-04-10",
      letterCode: "letter",
    },
    { applicantId: waiting.id, outcome: "waiting_list", decidedAt: server.clock.read() },
  ]);

  const users = await Promise.all(
    [admitted, waiting].map(({ accountId }) => readApplicantUser(server.college.db, accountId)),
  );

  expect(users.map(({ applicant }) => [applicant.submitted, applicant.departmentAdmitted])).toEqual(
    [
      [true, "Public Health"],
      [true, null],
    ],
  );
});

test("an account of another kind has no applicant user", async () => {
  await expect(readApplicantUser(server.college.db, 999_999)).rejects.toMatchObject({
    status: 404,
  });
});
