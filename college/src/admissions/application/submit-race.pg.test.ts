import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplicationSession, createTestBatch } from "../../../testing/applicants.ts";
import {
  type Applying,
  callsOf,
  completeSections,
  createApplying,
  filesOf,
  firstSitting,
  picture,
} from "../../../testing/applications.ts";
import type { TestCollege } from "../../../testing/college.ts";
import { type Race, startRace } from "../../../testing/race.ts";
import { applicant, testBatch } from "../../db/schema/admissions.ts";

let race: Race;
let server: TestCollege;
let whileLocked: Race["whileLocked"];

beforeAll(async () => {
  race = await startRace();
  ({
    whileLocked,
    colleges: [server],
  } = race);
});

afterAll(() => race.close());

/** The calls of one applicant on the colleges in turn. */
const callsAt = (index: number, person: Applying) =>
  callsOf(race.colleges[index % 2 === 0 ? 0 : 1].url, person);

const applying = async (capacities: readonly number[], count: number) => {
  const session = await createApplicationSession(server.college);
  const batches = [];
  for (const capacity of capacities) {
    batches.push(await createTestBatch(server.college, session, { capacity }));
  }
  const people: Applying[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await createApplying(server.college, { applicationSessionId: session.id });
    await completeSections(server.college, person);
    people.push(person);
  }
  return { session, batches, people };
};

const mailsTo = async ({ email }: Applying) =>
  (await server.mail()).filter(({ to }) => to === email);

test("sixty concurrent submissions exactly fill two tests of thirty", async () => {
  const { batches, people } = await applying([30, 30], 60);

  const answers = await whileLocked("mail_message", 10, () =>
    Promise.all(people.map((person, index) => callsAt(index, person).submit())),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  const ids = batches.map(({ id }) => id);
  const filled = await server.college.db.select().from(testBatch).where(inArray(testBatch.id, ids));
  expect(filled.map(({ assigned }) => assigned)).toEqual([30, 30]);
  for (const id of ids) {
    const sitting = await server.college.db.$count(applicant, eq(applicant.testBatchId, id));
    expect(sitting).toBe(30);
  }
  const expected = people.map(({ email }) => email);
  const addresses = (await server.mail()).map(({ to }) => to).filter((to) => expected.includes(to));
  expect(addresses.toSorted()).toEqual(expected.toSorted());
});

test("two of twelve concurrent submissions for ten places are refused", async () => {
  const { session, people } = await applying([4, 6], 12);

  const answers = await whileLocked("mail_message", 10, () =>
    Promise.all(people.map((person, index) => callsAt(index, person).submit())),
  );

  const codes = answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]));
  expect(codes).toEqual(["no_test_batch", "no_test_batch"]);
  const rows = await server.college.db
    .select()
    .from(applicant)
    .where(eq(applicant.applicationSessionId, session.id));
  expect(rows.filter(({ submittedAt }) => submittedAt !== null)).toHaveLength(10);
});

test("twenty concurrent submissions of one applicant take one place", async () => {
  const { batches, people } = await applying([30], 1);
  const [person] = people;
  if (person === undefined) throw new Error("there is no applicant");

  const answers = await whileLocked("mail_message", 15, () =>
    Promise.all(Array.from({ length: 20 }, (_, index) => callsAt(index, person).submit())),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const [batch] = await server.college.db
    .select()
    .from(testBatch)
    .where(eq(testBatch.id, batches[0]?.id ?? 0));
  expect(batch?.assigned).toBe(1);
  expect(await mailsTo(person)).toHaveLength(1);
});

test("a save during submission happens before it or is refused", async () => {
  const { people } = await applying([30], 10);

  const outcomes = await Promise.all(
    people.map(async (person, index) => {
      const answers = await Promise.all([
        callsAt(index, person).patchOlevel({ ...firstSitting, subjects: [] }),
        callsAt(index + 1, person).patchJamb({ jamb_no: "", jamb_score: "" }),
        callsAt(index + 2, person).patchOlevel({
          ...firstSitting,
          subjects: firstSitting.subjects.slice(0, 4),
        }),
        callsAt(index + 1, person).submit(),
      ]);
      const { submitted_at, sections } = (await callsAt(index, person).get()).body;
      const statuses = answers.map(({ status }) => status);
      return { statuses, submitted_at, state: sections.academic.state };
    }),
  );

  for (const { statuses, submitted_at, state } of outcomes) {
    const [empty, jamb, shortened, submitted] = statuses;
    expect([400, 409]).toContain(empty);
    expect([200, 409]).toContain(jamb);
    // The first of the two makes the other fail.
    expect([
      [200, 400],
      [409, 200],
    ]).toContainEqual([shortened, submitted]);
    expect(state).toBe(submitted_at === null ? "in_progress" : "complete");
  }
});

test("concurrent files and sittings on several colleges leave one each", async () => {
  const { people } = await applying([], 1);
  const [person] = people;
  if (person === undefined) throw new Error("there is no applicant");
  const photo = await picture();

  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) => {
      const calls = callsAt(index, person);
      if (index < 3) return calls.patchProfile().attach("passport", photo, "me.jpg");
      if (index < 6) return calls.upload().field("exam_sitting", "1").attach("result", photo, "r");
      return calls.patchOlevel({ ...firstSitting, school_name: `School ${index}`, revision: 1 });
    }),
  );

  expect(answers.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(
    answers
      .slice(6)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual([200, 409, 409]);
  expect(await filesOf(server.college, person.accountId)).toBe(2);
});
