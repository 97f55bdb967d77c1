import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent, signInAs } from "../../testing/people.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

const start = async (fields: Parameters<typeof createStudent>[1] = {}) => {
  const student = await createStudent(server.college, { password: "adeyemi", ...fields });
  const { access, refresh, authorization } = await signInAs(server.college, student);
  const change = (current_password: string, new_password: string) =>
    request(server.url)
      .post("/student/password-change/")
      .set({ authorization })
      .send({ current_password, new_password });
  const get = (path: string, token = access) =>
    request(server.url).get(path).auth(token, { type: "bearer" });
  return { student, refresh, change, get };
};

test("a changed password signs in and replaces the tokens", async () => {
  const { student, change, get } = await start();
  const elsewhere = await signInAs(server.college, student);

  const answer = await change("Adeyemi", "Harmattan 2026");

  expect(answer.status).toBe(200);
  const own = `/student/${student.id}/`;
  expect((await get(own, answer.body.access)).status).toBe(200);
  expect((await get(own)).status).toBe(401);
  expect((await get(own, elsewhere.access)).status).toBe(401);
  const login = await request(server.url)
    .post("/student/login/")
    .send({ username: student.matricNumber, password: "harmattan 2026" });
  expect(login.status).toBe(200);
});

test.each([
  ["eze", "Harmattan 2026", { current_password: ["Your current password is not correct."] }],
  ["adeyemi", "short", { new_password: ["The password must have at least 8 characters."] }],
  ["adeyemi", "Adeyemi", { new_password: ["The new password must differ from the current one."] }],
])("from %s to %s is refused by field", async (current, next, refusal) => {
  const { change } = await start();

  const answer = await change(current, next);

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(refusal);
});

test("a default password permits only reading, changing it and logging out", async () => {
  const { student, change, get, refresh } = await start({ mustChangePassword: true });

  const record = await get(`/student/${student.id}/`);
  const info = await get("/result/courseregistration/registration-info/");
  const profile = await request(server.url)
    .put(`/student/${student.id}/`)
    .set("authorization", (await signInAs(server.college, student)).authorization)
    .field("phone", "08031234567");

  expect(record.body.must_change_password).toBe(true);
  for (const refused of [info, profile]) {
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("password_change_required");
  }
  const changed = await change("adeyemi", "Harmattan 2026");
  expect(changed.status).toBe(200);
  const after = await get(`/student/${student.id}/`, changed.body.access);
  expect(after.body.must_change_password).toBe(false);
  const logout = await request(server.url).post("/auth/logout/").send({ refresh });
  expect(logout.status).toBe(204);
});

test("limits guesses of the current password", async () => {
  const { change } = await start();
  for (let tries = 0; tries < 10; tries += 1) await change("eze", "Harmattan 2026");

  expect((await change("adeyemi", "Harmattan 2026")).status).toBe(429);
});
