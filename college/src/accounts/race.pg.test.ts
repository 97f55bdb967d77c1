import request, { type Response } from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStudent, signInAs, type TestStudent } from "../../testing/people.ts";
import { type Race, startRace, statusCounts } from "../../testing/race.ts";

let race: Race;
let colleges: Race["colleges"];
let burst: Race["burst"];
let whileLocked: Race["whileLocked"];

beforeAll(async () => {
  race = await startRace();
  ({ colleges, burst, whileLocked } = race);
});

afterAll(() => race.close());

const refresh = (url: string, token: string) =>
  request(url).post("/api/auth/token/refresh/").send({ refresh: token });

const readOwn = (url: string, student: TestStudent, access: string) =>
  request(url).get(`/student/${student.id}/`).auth(access, { type: "bearer" });

let senders = 0;

/** Each from an address of its own, so that the limit of attempts is not what stops them. */
const confirm = (url: string, student: TestStudent, otp: string) => {
  senders += 1;
  return request(url)
    .post("/student/password-reset/confirm/")
    .set("x-forwarded-for", `198.51.100.${senders}`)
    .send({ email: student.email, otp, new_password: "Sunrise-42" });
};

const codeFor = async (student: TestStudent): Promise<string> => {
  const [{ url, mail }] = colleges;
  await request(url).post("/student/password-reset/request/").send({ email: student.email });
  const [letter] = (await mail()).filter(({ to }) => to === student.email);
  return /^ {4}(\d{6})$/m.exec(letter?.text ?? "")?.[1] ?? "no code in the mail";
};

test("fifty concurrent exchanges of one refresh token give one successor", async () => {
  const student = await createStudent(colleges[0].college);
  const { refresh: token } = await signInAs(colleges[0].college, student);

  const answers = await whileLocked("refresh_token", 20, () =>
    burst(50, (url) => refresh(url, token)),
  );

  expect(statusCounts(answers)).toEqual({ 200: 50 });
  expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1);
});

test("logging out during an exchange leaves no valid token", async () => {
  let loggedOut: Promise<number> | undefined;
  let late: Promise<readonly Response[]> | undefined;
  const student = await createStudent(colleges[0].college);
  const { refresh: token } = await signInAs(colleges[0].college, student);

  // An exchange comes first: a logout that does waits for no lock, and nothing would be left to exchange.
  const answers = await whileLocked(
    "refresh_token",
    6,
    () => burst(6, (url) => refresh(url, token)),
    async (waitForBlocked) => {
      loggedOut = request(colleges[0].url)
        .post("/auth/logout/")
        .send({ refresh: token })
        .then(({ status }) => status);
      late = burst(5, (url) => refresh(url, token));
      await waitForBlocked(12);
    },
  );
  expect(await loggedOut).toBe(204);

  const exchanged = [...answers, ...((await late) ?? [])];
  const successors = exchanged.map(({ body }) => body).filter((body) => body.access !== undefined);
  expect(successors.length).toBeGreaterThan(0);
  for (const { access, refresh: successor } of successors) {
    expect((await readOwn(colleges[1].url, student, access)).status).toBe(401);
    expect((await refresh(colleges[0].url, successor)).status).toBe(401);
  }
  expect((await refresh(colleges[0].url, token)).status).toBe(401);
});

test("concurrent wrong codes use up a code's five tries", async () => {
  const student = await createStudent(colleges[0].college);
  const code = await codeFor(student);
  const wrong = code === "000000" ? "000001" : "000000";

  const answers = await whileLocked("password_reset", 12, () =>
    burst(12, (url) => confirm(url, student, wrong)),
  );

  expect(statusCounts(answers)).toEqual({ 400: 12 });
  expect((await confirm(colleges[1].url, student, code)).status).toBe(400);
});

test("concurrent uses of the right code succeed once", async () => {
  const student = await createStudent(colleges[0].college);
  const code = await codeFor(student);

  const answers = await whileLocked("password_reset", 8, () =>
    burst(8, (url) => confirm(url, student, code)),
  );

  expect(statusCounts(answers)).toEqual({ 200: 1, 400: 7 });
});

test("both processes share the count of tries", async () => {
  const student = await createStudent(colleges[0].college, { password: "adeyemi" });

  const answers = await burst(16, (url) =>
    request(url).post("/student/login/").send({ username: student.matricNumber, password: "eze" }),
  );

  expect(statusCounts(answers)).toEqual({ 401: 10, 429: 6 });
});
