import { eq, like } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent, type TestStudent } from "../../testing/people.ts";
import { attempt } from "../db/schema/accounts.ts";
import { createAttempts } from "./attempts.ts";

const perAddress = 5;

let server: TestCollege;
let student: TestStudent;
let address: string;
let used = 0;

beforeAll(async () => {
  server = await startTestCollege({
    config: { attemptLimits: { perAddress, perAccountAndAddress: 10 } },
  });
  student = await createStudent(server.college, { password: "adeyemi" });
});

beforeEach(() => {
  used += 1;
  address = `198.51.100.${used}`;
});

afterAll(() => server.close());

const login = async (password: string, username = student.matricNumber): Promise<number> => {
  const { status } = await request(server.url)
    .post("/student/login/")
    .set("x-forwarded-for", address)
    .send({ username, password });
  return status;
};

/** The points that count against the address of this test. */
const counted = async (): Promise<readonly number[]> => {
  const rows = await server.college.db
    .select({ points: attempt.points })
    .from(attempt)
    .where(like(attempt.key, `address:%${address}`));
  return rows.map(({ points }) => points);
};

const expireCounts = (): Promise<unknown> =>
  server.college.db
    .update(attempt)
    .set({ expire: new Date(Date.now() - 1000) })
    .where(eq(attempt.key, `address:sign-in ${address}`));

test("any number of people sign in from one address", async () => {
  const statuses: number[] = [];
  for (let one = 0; one < 3 * perAddress; one += 1) statuses.push(await login("adeyemi"));

  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("people who sign in at once each return one point", async () => {
  await login("eze", "COHT/1999/001");

  await Promise.all([login("adeyemi"), login("adeyemi"), login("adeyemi")]);

  expect(await counted()).toEqual([1]);
});

test("signing in between guesses at other accounts gives no guesses back", async () => {
  const guesses: number[] = [];
  for (let one = 0; one < perAddress + 1; one += 1) {
    await login("adeyemi");
    guesses.push(await login("eze", `COHT/1999/00${one}`));
  }

  expect(guesses).toEqual([...Array(perAddress - 1).fill(401), 401, 429]);
});

test("no point of an earlier window is taken from a later one", async () => {
  const attempts = createAttempts(server.college.db, server.college.config.attemptLimits);
  const forgive = await attempts.count("sign-in", address, "early");
  await expireCounts();
  await login("eze", "COHT/1999/001");
  await server.college.db
    .update(attempt)
    .set({ expire: new Date(Date.now() + 16 * 60_000) })
    .where(eq(attempt.key, `address:sign-in ${address}`));

  await forgive();

  expect(await counted()).toEqual([1]);
});

test("a point that has expired leaves no credit", async () => {
  const attempts = createAttempts(server.college.db, server.college.config.attemptLimits);
  const forgive = await attempts.count("sign-in", address, "early");
  await server.college.db.delete(attempt).where(eq(attempt.key, `address:sign-in ${address}`));

  await forgive();
  await forgive();

  expect(await counted()).toEqual([]);
});
