import { eq, inArray } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApplicationSession } from "../../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { answerOffer, createOffered, decisionOn } from "../../../testing/offers.ts";
import { createStudent } from "../../../testing/people.ts";
import { createTestDatabase } from "../../../testing/postgres.ts";
import { createStaff } from "../../../testing/staff.ts";
import { account } from "../../db/schema/accounts.ts";

/** On PostgreSQL, over two college services: the embedded database has one connection. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: readonly [TestCollege, TestCollege];

beforeAll(async () => {
  database = await createTestDatabase();
  const start = () => startTestCollege({ databaseUrl: database.url });
  servers = [await start(), await start()];
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});

const offer = (applicationSessionId?: number) =>
  createOffered(
    servers[0].college,
    applicationSessionId === undefined ? {} : { applicationSessionId },
  );

const urlOf = (index: number): string => servers[index % 2 === 0 ? 0 : 1].url;

const many = <Answer>(count: number, call: (index: number) => PromiseLike<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

const accountsWith = (email: string) =>
  servers[0].college.db.select().from(account).where(eq(account.email, email));

it("twenty concurrent accepts create one student", async () => {
  const person = await offer();
  const answers = await many(20, (index) => answerOffer(urlOf(index), person, "accepted"));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.matric_number)).size).toBe(1);
  expect((await accountsWith(person.email)).map(({ kind }) => kind).toSorted()).toEqual([
    "applicant",
    "student",
  ]);
  const mails = (await servers[0].mail()).filter(({ to }) => to === person.email);
  expect(mails).toHaveLength(1);
});

it("thirty concurrent accepts get consecutive numbers after the existing ones", async () => {
  const session = await createApplicationSession(servers[0].college, { name: "2040/2041" });
  await createStudent(servers[0].college, { matricNumber: "COHT/2040/041" });
  const people = [];
  for (let count = 0; count < 30; count += 1) people.push(await offer(session.id));
  const answers = await Promise.all(
    people.map((person, index) => answerOffer(urlOf(index), person, "accepted")),
  );
  expect(answers.map(({ body }) => body.matric_number).toSorted()).toEqual(
    Array.from({ length: 30 }, (_, index) => `COHT/2040/0${42 + index}`),
  );
  const logins = await servers[0].college.db
    .select({ login: account.login })
    .from(account)
    .where(
      inArray(
        account.email,
        people.map(({ email }) => email),
      ),
    );
  expect(logins).toHaveLength(60);
});

it.each([1, 2, 3, 4, 5])("of Accept and Decline at once one wins (round %i)", async (round) => {
  const person = await offer();
  const words = round % 2 === 0 ? ["accepted", "declined"] : ["declined", "accepted"];
  const answers = await many(8, (index) =>
    answerOffer(urlOf(index), person, words[index % 2] ?? ""),
  );
  const { answer, studentId } = await decisionOn(servers[0].college, person);
  answers.forEach(({ status, body }, index) => {
    const isWinner = words[index % 2] === answer;
    expect(status).toBe(isWinner ? 200 : 409);
    if (!isWinner) expect(body.code).toBe("offer_answered");
  });
  expect(studentId !== null).toBe(answer === "accepted");
  expect(await accountsWith(person.email)).toHaveLength(answer === "accepted" ? 2 : 1);
});

it.each([
  1, 2, 3,
])("an offer withdrawn during acceptance is accepted or withdrawn (round %i)", async () => {
  const person = await offer();
  const { authorization } = await createStaff(servers[0].college, "SUPER_ADMIN");
  const [accepted, refused] = await Promise.all([
    answerOffer(urlOf(0), person, "accepted"),
    request(urlOf(1))
      .put(`/admission/applicants/${person.id}/decision/`)
      .set({ authorization })
      .send({ outcome: "not_admitted", reason: "Forged results." }),
  ]);
  const { outcome } = await decisionOn(servers[0].college, person);
  expect([accepted.status, refused.status, outcome]).toEqual(
    accepted.status === 200 ? [200, 409, "admitted"] : [404, 200, "not_admitted"],
  );
  expect(await accountsWith(person.email)).toHaveLength(accepted.status === 200 ? 2 : 1);
});
