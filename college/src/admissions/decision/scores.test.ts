import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { createApplicant, createApplicationSession } from "../../../testing/applicants.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createOffered, createTested } from "../../../testing/offers.ts";
import { createStaff } from "../../../testing/staff.ts";
import { applicant, testBatch } from "../../db/schema/admissions.ts";
import { decisionTexts } from "./texts.ts";

let server: TestCollege;
let office: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  server = await startTestCollege();
  office = await createStaff(server.college, "SUPER_ADMIN");
  await createApplicationSession(server.college);
});

afterAll(() => server.close());

const send = (lines: readonly string[], dryRun: boolean) =>
  request(server.url)
    .post("/admission/scores/import/")
    .set({ authorization: office.authorization })
    .field("dry_run", String(dryRun))
    .field("reason", "Marks of the second batch")
    .attach("file", Buffer.from(["Application No,Score", ...lines].join("\n")), "scores.csv");

/** Submitted, the test held, and nothing marked. */
const sat = async () => {
  const one = await createTested(server.college, { testScore: null, testTakenAt: null });
  await hold(one.id, new Date(server.clock.read().getTime() - 3_600_000 - one.id));
  return one;
};

const hold = async (id: number, startsAt: Date) => {
  const [row] = await server.college.db.select().from(applicant).where(eq(applicant.id, id));
  await server.college.db
    .update(testBatch)
    .set({ startsAt })
    .where(eq(testBatch.id, row?.testBatchId ?? 0));
};

const scoreOf = async ({ id }: { readonly id: number }) => {
  const [row] = await server.college.db.select().from(applicant).where(eq(applicant.id, id));
  return row?.testScore;
};

test("a score file is tried, then recorded, mailed and logged", async () => {
  const [one, two] = [await sat(), await sat()];
  const known = await createOffered(server.college, { testScore: 71 });
  const lines = [
    `${one.applicationNo},0`,
    `" ${two.applicationNo.toLowerCase()} ",100.0`,
    `${known.applicationNo},71`,
  ];
  const dry = await send(lines, true).expect(200);
  expect(dry.body).toMatchObject({ row_count: 3, imported: 0, error_count: 0 });
  expect(dry.body.preview).toEqual([
    { application_no: one.applicationNo, name: "Okonkwo Ngozi", score: 0, before: null },
    { application_no: two.applicationNo, name: "Okonkwo Ngozi", score: 100, before: null },
    { application_no: known.applicationNo, name: "Okonkwo Ngozi", score: 71, before: 71 },
  ]);
  expect(await scoreOf(one)).toBeNull();

  expect((await send(lines, false).expect(200)).body).toMatchObject({ imported: 3 });
  expect(await Promise.all([one, two, known].map(scoreOf))).toEqual([0, 100, 71]);
  expect(await auditOf(server.college, `applicant:${two.id}`)).toMatchObject([
    {
      action: "admission.score",
      actorAccountId: office.accountId,
      before: { score: null },
      after: { score: 100 },
      reason: "Marks of the second batch",
    },
  ]);
  expect(await auditOf(server.college, `applicant:${known.id}`)).toEqual([]);
  const mails = (await server.mail()).filter(({ to }) => [one.email, two.email].includes(to));
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Your COHT aptitude test is marked",
    "Your COHT aptitude test is marked",
  ]);
});

test("errors are reported by row and column and nothing is recorded", async () => {
  const right = await sat();
  const draft = await createApplicant(server.college);
  const early = await sat();
  await hold(early.id, new Date(server.clock.read().getTime() + early.id));
  const decided = await createOffered(server.college);
  await hold(decided.id, new Date(server.clock.read().getTime() - 7_200_000 - decided.id));
  const answer = await send(
    [
      `${right.applicationNo},50`,
      `${right.applicationNo},51`,
      "COHT/XXX/99999,50",
      ",50",
      `${draft.applicationNo},50`,
      `${early.applicationNo},50`,
      `${decided.applicationNo},50`,
      ...["101", "-1", "50.5", "", "=1+1", "sixty"].map(
        (score) => `COHT/ZZZ/0000${score},${score}`,
      ),
    ],
    false,
  ).expect(200);
  const { scores, refusals } = decisionTexts;
  expect(answer.body).toMatchObject({ imported: 0, row_count: 13 });
  const errors = answer.body.errors.map(({ row, column, message }: Record<string, unknown>) => [
    row,
    column,
    message,
  ]);
  expect(errors).toEqual(
    expect.arrayContaining([
      [3, "application_no", scores.twice(2)],
      [4, "application_no", scores.unknown],
      [5, "application_no", scores.noNumber],
      [6, null, refusals.not_submitted],
      [7, null, refusals.test_not_held],
      [8, null, refusals.decided],
      ...[9, 10, 11, 12, 13, 14].map((row) => [row, "score", scores.notScore]),
    ]),
  );
  expect(await scoreOf(right)).toBeNull();
});

it.each(["ICT_SUPPORT", "LECTURER"] as const)("is not a %s's to do", async (role) => {
  const { authorization } = await createStaff(server.college, role);
  await request(server.url)
    .post("/admission/scores/import/")
    .set({ authorization })
    .field("dry_run", "true")
    .attach("file", Buffer.from("application_no,score\nA,1"), "scores.csv")
    .expect(403);
});
