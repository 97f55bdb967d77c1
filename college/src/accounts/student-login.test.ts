import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createCalendar, createStudent } from "../../testing/people.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
  await createCalendar(server.college);
});

afterAll(() => server.close());

const login = (username: string, password: string, from = "203.0.113.1") =>
  request(server.url)
    .post("/student/login/")
    .set("x-forwarded-for", from)
    .send({ username, password });

test("a student signs in and gets a list of one", async () => {
  const student = await createStudent(server.college, {
    surname: "Bello",
    firstName: "Musa",
    level: 200,
    password: "bello",
  });

  const answer = await login(student.matricNumber, "bello");

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([
    {
      success: true,
      message: "Login successful",
      data: {
        access: expect.stringMatching(/^ey/),
        refresh: expect.stringMatching(/^ey/),
        student: expect.objectContaining({
          id: student.id,
          matric_number: student.matricNumber,
          surname: "Bello",
          first_name: "Musa",
          department: "Community Health",
          level: 200,
          current_semester: "2",
          session: "2025/2026",
          email: student.email,
          passport: null,
          must_change_password: false,
        }),
      },
    },
  ]);
});

test("sign-in ignores case and surrounding spaces", async () => {
  const student = await createStudent(server.college, { password: "adeyemi" });

  const answer = await login(`  ${student.matricNumber.toLowerCase()} `, " ADEYEMI ");

  expect(answer.status).toBe(200);
});

test("the access token opens the student's own record", async () => {
  const student = await createStudent(server.college, { password: "adeyemi" });
  const { body } = await login(student.matricNumber, "adeyemi");

  const own = await request(server.url)
    .get(`/student/${student.id}/`)
    .auth(body[0].data.access, { type: "bearer" });

  expect(own.body).toEqual(body[0].data.student);
});

test("a wrong password and an unknown number get the same refusal", async () => {
  const student = await createStudent(server.college, { password: "adeyemi" });

  const wrong = await login(student.matricNumber, "eze");
  const unknown = await login("COHT/1999/999", "eze");

  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.body).toMatchObject({ detail: "Incorrect Student ID or password" });
  expect(unknown.body).toEqual(wrong.body);
});

test("reports a suspension only with the right password", async () => {
  const student = await createStudent(server.college, {
    password: "adeyemi",
    suspendedAt: server.clock.read(),
  });

  const right = await login(student.matricNumber, "adeyemi");
  const wrong = await login(student.matricNumber, "eze");

  expect(right.status).toBe(403);
  expect(right.body).toEqual({
    detail: "This account is suspended. Please contact the college.",
    code: "account_suspended",
  });
  expect(wrong.status).toBe(401);
});

test.each([
  [{ password: "x" }, { username: ["This field is required."] }],
  [{ username: "", password: "x" }, { username: ["This field may not be blank."] }],
  [
    { username: "x", password: "y".repeat(201) },
    { password: ["Ensure this field has no more than 200 characters."] },
  ],
])("%j is refused by field", async (body, refusal) => {
  const answer = await request(server.url).post("/student/login/").send(body);

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(refusal);
});

test("ten wrong tries block only that address", async () => {
  const student = await createStudent(server.college, { password: "adeyemi" });
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await login(student.matricNumber, "eze", "198.51.100.7");
    expect(answer.status).toBe(401);
  }

  const eleventh = await login(student.matricNumber, "adeyemi", "198.51.100.7");
  const elsewhere = await login(student.matricNumber, "adeyemi", "198.51.100.8");

  expect(eleventh.status).toBe(429);
  expect(Number(eleventh.headers["retry-after"])).toBeGreaterThan(0);
  expect(eleventh.body.code).toBe("too_many_requests");
  expect(elsewhere.status).toBe(200);
});

test("a successful sign-in resets the tries", async () => {
  const student = await createStudent(server.college, { password: "adeyemi" });
  const statuses: number[] = [];
  for (const password of Array.from({ length: 3 }, () => [...Array(9).fill("eze"), "adeyemi"])) {
    for (const tried of password) {
      statuses.push((await login(student.matricNumber, tried, "198.51.100.9")).status);
    }
  }

  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses).not.toContain(429);
});
