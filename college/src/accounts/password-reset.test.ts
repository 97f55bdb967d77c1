import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent, signInAs, type TestStudent } from "../../testing/people.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

const wrongCode = {
  otp: ["This code is wrong or has expired. Request a new one if it is not accepted."],
};

const askFor = (email: string) =>
  request(server.url).post("/student/password-reset/request/").send({ email });

const confirm = (email: string, otp: string, new_password = "Sunrise-42") =>
  request(server.url).post("/student/password-reset/confirm/").send({ email, otp, new_password });

const login = ({ matricNumber }: TestStudent, password: string) =>
  request(server.url).post("/student/login/").send({ username: matricNumber, password });

const mailTo = async (email: string) => (await server.mail()).filter(({ to }) => to === email);

const codeFor = async (email: string): Promise<string> => {
  await askFor(email);
  const mail = (await mailTo(email)).at(-1);
  return /^ {4}(\d{6})$/m.exec(mail?.text ?? "")?.[1] ?? "no code in the mail";
};

const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a new password with capitals, set by the emailed code, signs in", async () => {
  const student = await createStudent(server.college, { password: "adeyemi" });
  const code = await codeFor(student.email);

  const answer = await confirm(student.email, code, "Sunrise-42");

  expect(answer.status).toBe(200);
  expect((await login(student, "Sunrise-42")).status).toBe(200);
  expect((await login(student, "adeyemi")).status).toBe(401);
});

test("accepts a code with spaces and an email in capitals", async () => {
  const student = await createStudent(server.college);
  const code = await codeFor(student.email);

  const answer = await confirm(
    ` ${student.email.toUpperCase()} `,
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );

  expect(answer.status).toBe(200);
});

test("an unknown email gets the same slow answer and no mail", async () => {
  const student = await createStudent(server.college);
  const known = await askFor(student.email);
  const before = performance.now();

  const unknown = await askFor("nobody@students.college.example");

  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  expect(performance.now() - before).toBeGreaterThanOrEqual(240);
  expect(await mailTo("nobody@students.college.example")).toEqual([]);
});

test("confirming for an unknown email is refused like a wrong code", async () => {
  const student = await createStudent(server.college);
  const code = await codeFor(student.email);

  const wrong = await confirm(student.email, another(code));
  const unknown = await confirm("nobody@students.college.example", code);

  expect([wrong.status, unknown.status]).toEqual([400, 400]);
  expect(wrong.body).toEqual(wrongCode);
  expect(unknown.body).toEqual(wrongCode);
});

test("a code does not work for another student", async () => {
  const student = await createStudent(server.college);
  const other = await createStudent(server.college);
  await codeFor(other.email);

  const answer = await confirm(other.email, await codeFor(student.email));

  expect(answer.status).toBe(400);
});

test("a code expires after ten minutes", async () => {
  const student = await createStudent(server.college);
  const code = await codeFor(student.email);
  server.clock.advance({ minutes: 10 });

  const answer = await confirm(student.email, code);

  expect(answer.body).toEqual(wrongCode);
});

test("a code works once", async () => {
  const student = await createStudent(server.college);
  const code = await codeFor(student.email);
  await confirm(student.email, code);

  const again = await confirm(student.email, code, "Another-43");

  expect(again.body).toEqual(wrongCode);
});

test("a code is invalid after five wrong tries", async () => {
  const student = await createStudent(server.college, { password: "adeyemi" });
  const code = await codeFor(student.email);
  for (let tries = 0; tries < 5; tries += 1) await confirm(student.email, another(code));

  const right = await confirm(student.email, code);

  expect(right.body).toEqual(wrongCode);
  expect((await login(student, "adeyemi")).status).toBe(200);
});

test("a code still works after four wrong tries", async () => {
  const student = await createStudent(server.college);
  const code = await codeFor(student.email);
  for (let tries = 0; tries < 4; tries += 1) await confirm(student.email, another(code));

  expect((await confirm(student.email, code)).status).toBe(200);
});

test("a new code ends the older one", async () => {
  const student = await createStudent(server.college);
  const older = await codeFor(student.email);
  const newer = await codeFor(student.email);

  expect((await confirm(student.email, older)).status).toBe(400);
  expect((await confirm(student.email, newer)).status).toBe(200);
});

test("an invalid password costs no try and keeps the code", async () => {
  const student = await createStudent(server.college, { surname: "O'Brien-Adeyemi" });
  const code = await codeFor(student.email);

  const short = await confirm(student.email, code, "short");
  const surname = await confirm(student.email, code, "OBrien Adeyemi");
  const number = await confirm(student.email, code, student.matricNumber.toLowerCase());
  const good = await confirm(student.email, code);

  expect(short.body).toEqual({ new_password: ["The password must have at least 8 characters."] });
  expect(surname.body).toEqual({
    new_password: ["The password must not be your surname or your matric number."],
  });
  expect(number.body).toEqual(surname.body);
  expect(good.status).toBe(200);
});

test("a reset ends every sign-in and mails the owner", async () => {
  const student = await createStudent(server.college);
  const { access } = await signInAs(server.college, student);
  await confirm(student.email, await codeFor(student.email));

  const answer = await request(server.url)
    .get(`/student/${student.id}/`)
    .auth(access, { type: "bearer" });

  expect(answer.status).toBe(401);
  expect((await mailTo(student.email)).at(-1)?.subject).toBe(
    "Your COHT portal password was changed",
  );
});

test("a mailbox gets at most five codes an hour", async () => {
  const student = await createStudent(server.college);
  for (let requests = 0; requests < 7; requests += 1) {
    expect((await askFor(student.email)).status).toBe(200);
  }
  expect(await mailTo(student.email)).toHaveLength(5);

  server.clock.advance({ hours: 1, seconds: 1 });
  await askFor(student.email);
  expect(await mailTo(student.email)).toHaveLength(6);
});

test("a suspended account gets no code", async () => {
  const student = await createStudent(server.college, { suspendedAt: server.clock.read() });

  const answer = await askFor(student.email);

  expect(answer.status).toBe(200);
  expect(await mailTo(student.email)).toEqual([]);
});

test("refuses an invalid email address by field", async () => {
  const answer = await askFor("folake at home");

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ email: ["Enter a valid email address."] });
});

test("limits requests from one address", async () => {
  const student = await createStudent(server.college);
  const statuses: number[] = [];
  for (let requests = 0; requests < 11; requests += 1)
    statuses.push((await askFor(student.email)).status);

  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
