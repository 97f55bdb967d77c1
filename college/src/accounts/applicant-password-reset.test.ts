import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplicant, type TestApplicant } from "../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { mailTo, post } from "../../testing/sign-ups.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

const ask = (email: string, area = "admission") =>
  post(server.url, `/${area}/password-reset/request/`, { email });

const confirm = (email: string, otp: string, new_password = "Sunrise-42", area = "admission") =>
  post(server.url, `/${area}/password-reset/confirm/`, { email, otp, new_password });

const login = ({ applicationNo }: TestApplicant, password: string) =>
  post(server.url, "/admission/login", { username: applicationNo, password });

const codeFor = async (email: string, area?: string): Promise<string> => {
  await ask(email, area);
  const mail = (await mailTo(server, email)).at(-1);
  return /^ {4}(\d{6})$/m.exec(mail?.text ?? "")?.[1] ?? "no code in the mail";
};

test("a reset password with capitals logs in and ends older sign-ins", async () => {
  const person = await createApplicant(server.college, { password: "harmattan-7" });
  const { authorization } = await signInAs(server.college, person);

  const answer = await confirm(person.email, await codeFor(person.email));

  expect(answer.status).toBe(200);
  expect((await login(person, "Sunrise-42")).status).toBe(200);
  expect((await login(person, "harmattan-7")).status).toBe(401);
  const profile = await request(server.url).get("/admission/get-profile").set({ authorization });
  expect(profile.status).toBe(401);
});

test("known and unknown emails get the same answer", async () => {
  const person = await createApplicant(server.college);

  const [known, unknown] = [await ask(person.email), await ask("nobody@mail.example")];

  expect([known.status, known.body]).toEqual([
    200,
    {
      message: "If that email belongs to an applicant, a code to reset the password is on its way.",
    },
  ]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await mailTo(server, "nobody@mail.example")).toEqual([]);
});

test("one person's two accounts each have their own codes and password", async () => {
  const email = "both@mail.example";
  const person = await createApplicant(server.college, { email, password: "harmattan-7" });
  const student = await createStudent(server.college, { email, password: "harmattan-7" });
  const code = await codeFor(email);
  const studentCode = await codeFor(email, "student");

  const crossed = await confirm(email, studentCode, "Sunrise-42");
  const own = await confirm(email, code, "Sunrise-42");

  expect([crossed.status, own.status]).toEqual([400, 200]);
  expect(crossed.body).toHaveProperty("otp");
  expect((await login(person, "sunrise-42")).status).toBe(200);
  const asStudent = { username: student.matricNumber, password: "harmattan-7" };
  expect((await post(server.url, "/student/login/", asStudent)).status).toBe(200);
});

test("refuses the surname as password and keeps the code valid", async () => {
  const person = await createApplicant(server.college, { surname: "Ade-Williams" });
  const code = await codeFor(person.email);

  const surname = await confirm(person.email, code, "ADE WILLIAMS");
  const other = await confirm(person.email, code, "Sunrise-42");

  expect([surname.status, surname.body]).toEqual([
    400,
    { new_password: ["The password must not be your surname."] },
  ]);
  expect(other.status).toBe(200);
});

test("a suspended applicant gets no code", async () => {
  const person = await createApplicant(server.college, { suspendedAt: server.clock.read() });

  expect((await ask(person.email)).status).toBe(200);
  expect(await mailTo(server, person.email)).toEqual([]);
});

test.each([
  { email: "x" },
  { email: "" },
  { email: "a\u0000@mail.example" },
])("%j is no email address", async (body) => {
  const answer = await post(server.url, "/admission/password-reset/request/", body);

  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body)).toEqual(["email"]);
});
