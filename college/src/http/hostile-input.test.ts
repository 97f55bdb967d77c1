import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createCalendar, createStudent, signInAs } from "../../testing/people.ts";

let server: TestCollege;
let authorization: string;
let studentId: number;

beforeAll(async () => {
  server = await startTestCollege();
  await createCalendar(server.college);
  const student = await createStudent(server.college);
  studentId = student.id;
  ({ authorization } = await signInAs(server.college, student));
});

afterAll(() => server.close());

const beyondInteger = 2 ** 31;

test.each([
  ["a record", `/student/${beyondInteger}/`, 404],
  ["a receipt", `/payment/receipt/download/?payment_type=tuition&payment_id=${beyondInteger}`, 400],
  ["a photo", `/media/passports/${"-".repeat(36)}.jpg`, 404],
  ["a checkout", "/paystack-sandbox/checkout/%00", 404],
])("%s by an impossible key is refused without a failure", async (_what, path, status) => {
  const answer = await request(server.url).get(path).set("authorization", authorization);
  expect(answer.status).toBe(status);
});

test("a matric number that PostgreSQL cannot store is refused", async () => {
  const answer = await request(server.url)
    .post("/student/login/")
    .send({ username: "COHT/2025/\u0000001", password: "adeyemi" });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ username: [expect.any(String)] });
});

test("a staff email that PostgreSQL cannot store is refused by its field", async () => {
  const answer = await request(server.url)
    .post("/staff/login/")
    .send({ email: "a\u0000b@mail.example", password: "adeyemi" });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ email: ["Enter a valid value."] });
});

test("a form that breaks off is refused, not a failure", async () => {
  const answer = await request(server.url)
    .put(`/student/${studentId}/`)
    .set("authorization", authorization)
    .set("content-type", "multipart/form-data; boundary=edge")
    .send(
      '--edge\r\ncontent-disposition: form-data; name="passport"; filename="me.jpg"\r\n\r\nhalf a pic',
    );
  expect(answer.status).toBe(400);
});
