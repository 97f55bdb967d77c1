import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplicant } from "../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent, signInAs } from "../../testing/people.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

const login = (username: string, password: string, from = "203.0.113.1") =>
  request(server.url)
    .post("/admission/login")
    .set("x-forwarded-for", from)
    .send({ username, password });

const profileWith = (access: string) =>
  request(server.url).get("/admission/get-profile").auth(access, { type: "bearer" });

const refresh = (token: string) =>
  request(server.url).post("/api/auth/token/refresh/").send({ refresh: token });

const wrong = {
  message: "Incorrect Registration ID or password",
  detail: "Incorrect Registration ID or password",
  code: "wrong_credentials",
};

test("an applicant's login ignores case and spaces", async () => {
  const person = await createApplicant(server.college, {
    surname: "Bello",
    password: "Harmattan-7",
  });

  const answer = await login(` ${person.applicationNo.toLowerCase()} `, " HARMATTAN-7 ");

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    user: expect.objectContaining({
      applicant: expect.objectContaining({
        application_no: person.applicationNo,
        surname: "Bello",
        submitted: false,
      }),
      verify: true,
      phone: person.phone,
    }),
    access: expect.stringMatching(/^ey/),
    refresh: expect.stringMatching(/^ey/),
  });
  const profile = await profileWith(answer.body.access);
  expect([profile.status, profile.body]).toEqual([200, { profile: answer.body.user }]);
});

test("an applicant's tokens are exchanged and ended like a student's", async () => {
  const person = await createApplicant(server.college, { password: "harmattan-7" });
  const { body: first } = await login(person.applicationNo, "harmattan-7");

  const exchanged = await refresh(first.refresh);
  expect(exchanged.status).toBe(200);
  expect((await profileWith(exchanged.body.access)).status).toBe(200);

  const out = await request(server.url)
    .post("/auth/logout/")
    .send({ refresh: exchanged.body.refresh });
  expect(out.status).toBe(204);
  expect((await profileWith(exchanged.body.access)).status).toBe(401);
  expect((await refresh(exchanged.body.refresh)).status).toBe(401);
});

test("wrong password, unknown number and student number get the same refusal", async () => {
  const person = await createApplicant(server.college, { password: "harmattan-7" });
  const student = await createStudent(server.college, { password: "harmattan-7" });

  const answers = [
    await login(person.applicationNo, "eze"),
    await login("COHT/CHE/99999", "harmattan-7"),
    await login("x\u0000", "harmattan-7"),
    await login(student.matricNumber, "harmattan-7"),
  ];

  for (const { status, body } of answers) expect([status, body]).toEqual([401, wrong]);
});

test.each([
  [
    { verifiedAt: null },
    "Verify your email address before you log in: open the link we have sent you.",
    "email_not_verified",
  ],
  [
    { suspendedAt: new Date(0) },
    "This account is suspended. Please contact the college.",
    "account_suspended",
  ],
  [
    { verifiedAt: null, suspendedAt: new Date(0) },
    "This account is suspended. Please contact the college.",
    "account_suspended",
  ],
])("tells an applicant with %j the reason with the right password only", async (state, sentence, code) => {
  const person = await createApplicant(server.college, { ...state, password: "harmattan-7" });

  const right = await login(person.applicationNo, "harmattan-7");
  const mistyped = await login(person.applicationNo, "harmattan-8");

  expect(right.status).toBe(403);
  expect(right.body).toEqual({ message: sentence, detail: sentence, code });
  expect([mistyped.status, mistyped.body]).toEqual([401, wrong]);
});

test.each([
  [{ password: "x" }, ["username"]],
  [{ username: "", password: "" }, ["password", "username"]],
  [{ username: "x".repeat(65), password: "y".repeat(201) }, ["password", "username"]],
  [{ username: 7, password: null }, ["password", "username"]],
])("%j is refused for %j", async (body, named) => {
  const answer = await request(server.url).post("/admission/login").send(body);

  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body).toSorted()).toEqual(named);
});

test("ten wrong tries block only that address", async () => {
  const person = await createApplicant(server.college, { password: "harmattan-7" });
  const tries: number[] = [];
  for (let index = 0; index < 10; index += 1) {
    tries.push((await login(person.applicationNo, "eze", "198.51.100.7")).status);
  }

  const eleventh = await login(person.applicationNo, "harmattan-7", "198.51.100.7");
  const elsewhere = await login(person.applicationNo, "harmattan-7", "198.51.100.8");

  expect(new Set(tries)).toEqual(new Set([401]));
  expect([eleventh.status, elsewhere.status]).toEqual([429, 200]);
});

test("the profile is for applicants only", async () => {
  const student = await createStudent(server.college);
  const { access } = await signInAs(server.college, student);

  expect((await request(server.url).get("/admission/get-profile")).status).toBe(401);
  expect((await profileWith("not a token")).status).toBe(401);
  expect((await profileWith(access)).status).toBe(403);
});
