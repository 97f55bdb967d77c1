import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApplicant, createApplicationSession } from "../../../testing/applicants.ts";
import {
  callsOf,
  closeSession,
  createApplying,
  filesOf,
  firstSitting,
  picture,
  secondSitting,
} from "../../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { signInAs } from "../../../testing/people.ts";
import { applicant } from "../../db/schema/admissions.ts";

let server: TestCollege;
let session: Awaited<ReturnType<typeof createApplicationSession>>;

beforeAll(async () => {
  server = await startTestCollege();
  session = await createApplicationSession(server.college);
});

afterAll(() => server.close());

const start = async () => {
  const person = await createApplying(server.college, { applicationSessionId: session.id });
  const calls = callsOf(server.url, person);
  return { person, ...calls, application: async () => (await calls.get()).body };
};

const second = { ...secondSitting, exam_sitting: undefined };

test("a sitting is normalized, and complete with five subjects", async () => {
  const { patchOlevel, application } = await start();

  const answer = await patchOlevel({
    ...firstSitting,
    school_name: "  Government   College,\nIbadan ",
    exam_number: "4250-101 001",
    subjects: [...firstSitting.subjects, { name: "", grade: "" }],
  });

  expect([answer.status, answer.body]).toEqual([200, { message: "Saved." }]);
  const { number_of_sitting, sittings, sections } = await application();
  expect(number_of_sitting).toBe("1");
  expect(sittings).toEqual([
    {
      sitting: "1",
      school_name: "Government College, Ibadan",
      exam_type: "WAEC",
      year: "2024",
      exam_number: "4250101001",
      subjects: firstSitting.subjects,
      result_file: null,
      result_media_type: null,
      revision: 1,
      query: null,
    },
  ]);
  expect(sections.academic).toEqual({ state: "complete", missing: [] });
});

test("all invalid fields are reported at once and nothing is stored", async () => {
  const { patchOlevel, application } = await start();

  const answer = await patchOlevel({
    school_name: " ",
    exam_type: "SAT",
    year: "1901",
    exam_number: "",
    number_of_sitting: "2",
    subjects: [
      { name: "Biology", grade: "A1" },
      { name: "", grade: "" },
      { name: "Biology", grade: "A1" },
      { name: "Alchemy", grade: "Z9" },
      { name: "Physics", grade: "" },
      { name: "", grade: "B2" },
    ],
  });

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    school_name: [expect.any(String)],
    exam_type: ["Choose the exam: WAEC, NECO or NABTEB."],
    year: ["Choose a year from 1980 to 2026."],
    exam_number: ["Enter your exam number."],
    "subjects.2.name": ["Biology is entered twice. Remove one of them."],
    "subjects.3.name": ["Choose a subject from the list."],
    "subjects.3.grade": [expect.stringContaining("A1")],
    "subjects.4.grade": ["Choose your grade in Physics."],
    "subjects.5.name": ["Choose the subject this grade belongs to."],
  });
  expect(await application()).toMatchObject({ sittings: [], number_of_sitting: null });
});

test.each([
  ["WAEC", "425010100", /WAEC exam number has 10 digits/],
  ["NECO", "12345", /NECO/],
  ["NABTEB", "4250101001", /NABTEB exam number has 8 digits/],
])("a number that is none of %s's is refused", async (exam_type, exam_number, words) => {
  const { patchOlevel } = await start();

  const answer = await patchOlevel({ ...firstSitting, exam_type, exam_number });

  expect(answer.body).toEqual({ exam_number: [expect.stringMatching(words)] });
});

test("values that no column can hold cause no server error", async () => {
  const { patchOlevel, application } = await start();

  const answer = await patchOlevel({ ...firstSitting, school_name: "Gov\u0000 College \ud800" });
  const number = await patchOlevel({ ...firstSitting, exam_number: "4250101001\u0000" });

  expect([answer.status, number.status]).toEqual([200, 400]);
  expect((await application()).sittings[0].school_name).toMatch(/^Gov College/);
});

describe("choosing the sitting", () => {
  test("uses the exam number, else the first free sitting", async () => {
    const { patchOlevel, application } = await start();

    await patchOlevel({ ...firstSitting, number_of_sitting: "2" }).expect(200);
    await patchOlevel(second).expect(200);
    await patchOlevel({ ...second, school_name: "Another School" }).expect(200);

    const { sittings } = await application();
    expect(
      sittings.map((one: Record<string, unknown>) => [one.sitting, one.school_name, one.revision]),
    ).toEqual([
      ["1", "Government College, Ibadan", 1],
      ["2", "Another School", 2],
    ]);
  });

  test("uses exam_sitting first", async () => {
    const { patchOlevel, application } = await start();
    await patchOlevel({ ...firstSitting, number_of_sitting: "2" });
    await patchOlevel(secondSitting);

    await patchOlevel({ ...secondSitting, exam_number: "0987654321" }).expect(200);

    const { sittings } = await application();
    expect(sittings.map((one: Record<string, unknown>) => one.exam_number)).toEqual([
      "4250101001",
      "0987654321",
    ]);
  });

  test("needs exam_sitting if two are saved and neither matches", async () => {
    const { patchOlevel } = await start();
    await patchOlevel({ ...firstSitting, number_of_sitting: "2" });
    await patchOlevel(secondSitting);

    const answer = await patchOlevel({ ...second, exam_number: "0987654321" });

    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(["exam_sitting"]);
  });

  test("refuses a second of one, and a duplicate of the first", async () => {
    const { patchOlevel } = await start();
    await patchOlevel({ ...firstSitting, number_of_sitting: "2" });

    const ofOne = await patchOlevel({ ...secondSitting, number_of_sitting: "1" });
    const same = await patchOlevel({ ...firstSitting, number_of_sitting: "2", exam_sitting: "2" });

    expect(ofOne.body).toEqual({ exam_sitting: [expect.any(String)] });
    expect(same.body).toEqual({ exam_number: ["This is the exam number of your other sitting."] });
  });
});

test("declaring one sitting again removes the second with its file", async () => {
  const { person, patchOlevel, upload, application } = await start();
  await patchOlevel({ ...firstSitting, number_of_sitting: "2" });
  await patchOlevel(secondSitting);
  for (const sitting of ["1", "2"]) {
    await upload()
      .field("exam_sitting", sitting)
      .attach("result", await picture(), "r.jpg");
  }

  await patchOlevel(firstSitting).expect(200);

  const { sittings, number_of_sitting } = await application();
  expect([sittings.length, number_of_sitting]).toEqual([1, "1"]);
  expect(sittings[0].result_file).not.toBeNull();
  expect(await filesOf(server.college, person.accountId)).toBe(1);
});

describe("two windows", () => {
  test("do not overwrite each other's unseen changes", async () => {
    const { patchOlevel, patchJamb, application } = await start();
    await patchOlevel({ ...firstSitting, revision: 0 }).expect(200);
    await patchOlevel({ ...firstSitting, school_name: "New School", revision: 1 }).expect(200);
    await patchJamb({ jamb_no: "", jamb_score: "", revision: 0 }).expect(200);

    const olevel = await patchOlevel({ ...firstSitting, school_name: "Old", revision: 1 });
    const jamb = await patchJamb({ jamb_no: "202512345678AB", jamb_score: "", revision: 0 });

    expect([olevel.status, olevel.body.code]).toEqual([409, "changed_elsewhere"]);
    expect([jamb.status, jamb.body.code]).toEqual([409, "changed_elsewhere"]);
    const { sittings, jamb: stored } = await application();
    expect([sittings[0].school_name, stored.jamb_no]).toEqual(["New School", ""]);
  });

  test("do not remove an unseen second sitting or its file", async () => {
    const { person, patchOlevel, upload, application } = await start();
    await patchOlevel({ ...firstSitting, revision: 0 }).expect(200);
    const seen = (await application()).sittings[0].revision;
    const onTwo = { ...firstSitting, number_of_sitting: "2", exam_sitting: "1", revision: seen };
    await patchOlevel(onTwo).expect(200);
    await patchOlevel({ ...secondSitting, revision: 0 }).expect(200);
    await upload()
      .field("exam_sitting", "2")
      .attach("result", await picture(), "r.jpg")
      .expect(200);

    const stale = await patchOlevel({ ...firstSitting, exam_sitting: "1", revision: seen });

    expect([stale.status, stale.body.code]).toEqual([409, "changed_elsewhere"]);
    const now = await application();
    expect([now.sittings.length, now.number_of_sitting]).toEqual([2, "2"]);
    expect(await filesOf(server.college, person.accountId)).toBe(1);

    const [{ revision }] = now.sittings;
    await patchOlevel({ ...onTwo, revision }).expect(200);
    await patchOlevel({ ...firstSitting, exam_sitting: "1", revision }).expect(200);
    expect((await application()).sittings).toHaveLength(1);
  });

  test("may send the same values again after a lost response", async () => {
    const { patchOlevel, patchJamb, application } = await start();
    const jamb = { jamb_no: "202512345678AB", jamb_score: "210", revision: 0 };

    for (const time of [1, 2]) {
      expect((await patchOlevel({ ...firstSitting, revision: 0 })).status, `${time}`).toBe(200);
      expect((await patchJamb(jamb)).status, `${time}`).toBe(200);
    }

    const { sittings, jamb: stored } = await application();
    expect([sittings[0].revision, stored.revision]).toEqual([1, 1]);
  });

  test("saving concurrently leave one first sitting", async () => {
    const { patchOlevel, application } = await start();

    const answers = await Promise.all(
      ["A", "B", "C"].map((name) =>
        patchOlevel({ ...firstSitting, school_name: `School ${name}`, revision: 0 }),
      ),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await application()).sittings).toHaveLength(1);
  });
});

describe("JAMB", () => {
  test("is saved in normal form", async () => {
    const { patchJamb, application } = await start();

    await patchJamb({ jamb_no: "2025 1234 5678-ab", jamb_score: " 007 " }).expect(200);

    const { jamb, sections } = await application();
    expect(jamb).toEqual({ jamb_no: "202512345678AB", jamb_score: "7", revision: 1 });
    expect(sections.jamb).toEqual({ state: "complete", missing: [] });
  });

  test("is complete without a score, or if not sat", async () => {
    const { patchJamb, application } = await start();
    expect((await application()).sections.jamb).toMatchObject({
      state: "not_started",
      missing: [{ field: "jamb_no" }],
    });

    await patchJamb({ jamb_no: "202512345678AB", jamb_score: "" }).expect(200);
    expect((await application()).jamb).toMatchObject({ jamb_score: "" });
    await patchJamb({ jamb_no: "", jamb_score: "" }).expect(200);

    const { jamb, sections } = await application();
    expect(jamb).toEqual({ jamb_no: "", jamb_score: "", revision: 2 });
    expect(sections.jamb.state).toBe("complete");
  });

  test.each([
    [{ jamb_no: "123", jamb_score: "" }, ["jamb_no"]],
    [{ jamb_no: "", jamb_score: "200" }, ["jamb_no"]],
    [{ jamb_no: "202512345678AB", jamb_score: "401" }, ["jamb_score"]],
    [{ jamb_no: "x\u0000", jamb_score: "-1" }, ["jamb_no", "jamb_score"]],
    [{ jamb_no: "202512345678AB", jamb_score: "２１０" }, ["jamb_score"]],
  ])("refuses %j", async (body, fields) => {
    const { patchJamb } = await start();

    const answer = await patchJamb(body);

    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(fields);
  });
});

describe("wrong order of steps", () => {
  const saves = (calls: ReturnType<typeof callsOf>) => [
    calls.patchOlevel(firstSitting),
    calls.patchJamb({ jamb_no: "", jamb_score: "" }),
    calls.upload().field("exam_sitting", "1").attach("result", Buffer.from("%PDF-"), "r.pdf"),
  ];

  test("nothing is saved before the fee is paid", async () => {
    const person = await createApplicant(server.college, { applicationSessionId: session.id });
    const { authorization } = await signInAs(server.college, person);

    const answers = await Promise.all(saves(callsOf(server.url, { authorization })));

    expect(answers.map(({ status }) => status)).toEqual([402, 402, 402]);
  });

  test("nothing is saved once the session has closed", async () => {
    const { person, ...calls } = await start();
    await closeSession(server.college, person);

    const answers = await Promise.all(saves(calls));

    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill("session_closed"));
  });

  test("nothing is saved once the application is submitted", async () => {
    const { person, ...calls } = await start();
    const other = await createApplicant(server.college, {
      applicationSessionId: session.id,
      submittedAt: server.clock.read(),
    });
    const [row] = await server.college.db
      .select()
      .from(applicant)
      .where(eq(applicant.id, other.id));
    await server.college.db
      .update(applicant)
      .set({
        submittedAt: server.clock.read(),
        testBatchId: row?.testBatchId ?? 0,
        documentCode: "a-code-of-its-own",
      })
      .where(eq(applicant.id, person.id));

    const answers = await Promise.all(saves(calls));

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([409, "submitted"]),
    );
  });
});
