import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import {
  createApplicant,
  createApplicationSession,
  createTestBatch,
} from "../../../testing/applicants.ts";
import { createApplying, payScreening } from "../../../testing/applications.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { answerOffer, createOffered, createTested } from "../../../testing/offers.ts";
import { readPdf } from "../../../testing/pdf.ts";
import { createStaff } from "../../../testing/staff.ts";
import { applicant, testBatch } from "../../db/schema/admissions.ts";
import { decisionTexts } from "../decision/texts.ts";

type Staff = Awaited<ReturnType<typeof createStaff>>;

let server: TestCollege;
let office: Staff;
let support: Staff;
let round: Awaited<ReturnType<typeof createApplicationSession>>;
const people: Record<string, Awaited<ReturnType<typeof createApplicant>>> = {};

beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  office = await createStaff(college, "SUPER_ADMIN");
  support = await createStaff(college, "ICT_SUPPORT");
  round = await createApplicationSession(college);
  people.new = await createApplicant(college, { verifiedAt: null, surname: "Adeyemi" });
  people.verified = await createApplicant(college, { surname: "Bello", stateOfOrigin: "Oyo" });
  people.paid = await createApplying(college, { surname: "Chukwu" });
  people.submitted = await createTested(college, {
    surname: "Danjuma",
    testScore: null,
    testTakenAt: null,
  });
  await payScreening(college, people.submitted);
  people.tested = await createTested(college, { surname: "Eze", testScore: 88, jambScore: 250 });
  people.offered = await createOffered(college, { surname: "Fashola", testScore: 60 });
  const accepting = await createOffered(college, { surname: "Garba", testScore: 61 });
  await answerOffer(server.url, accepting, "accepted").expect(200);
  people.student = accepting;
});

afterAll(() => server.close());

const get = (path: string, { authorization }: Staff = office) =>
  request(server.url).get(path).set({ authorization });

const surnames = async (query: string): Promise<readonly string[]> => {
  const { body } = await get(`/admission/applicants/?${query}`).expect(200);
  expect(body.total).toBe(body.rows.length);
  return body.rows.map(({ name }: { name: string }) => name.split(" ")[0]);
};

describe("the list of applicants", () => {
  it.each([
    ["stage=signed_up", "Adeyemi"],
    ["stage=verified", "Bello"],
    ["stage=paid", "Chukwu"],
    ["stage=submitted", "Danjuma"],
    ["stage=tested", "Eze"],
    ["stage=admitted", "Fashola"],
    ["stage=accepted", "Garba"],
    ["paid=yes", "Chukwu Danjuma"],
    ["paid=no&submitted=no", "Adeyemi Bello"],
    ["submitted=yes&tested=no", "Danjuma"],
    ["tested=yes&outcome=undecided", "Eze"],
    ["outcome=admitted", "Fashola Garba"],
    ["outcome=decided", "Fashola Garba"],
    ["answer=none", "Fashola"],
    ["answer=accepted", "Garba"],
    ["state_of_origin=Oyo", "Bello"],
    ["department_code=XYZ", ""],
    ["tested=yes", "Eze Fashola Garba"],
    ["search=DANJ", "Danjuma"],
    ["search=ngozi%20eze", "Eze"],
    ["search=%25", ""],
  ])("with %s has %s", async (query, expected) => {
    expect((await surnames(`sort=surname&${query}`)).join(" ")).toBe(expected);
  });

  it("finds by number, email and phone", async () => {
    const { applicationNo = "", email = "", phone = "" } = people.verified ?? {};
    const atHome = `0${phone.slice(4, 7)} ${phone.slice(7, 10)} ${phone.slice(10)}`;
    for (const text of [applicationNo.toLowerCase(), email.toUpperCase(), phone, atHome]) {
      expect(await surnames(`search=${encodeURIComponent(text)}`)).toContain("Bello");
    }
  });

  it("sorts applicants without a score last", async () => {
    expect((await surnames("sort=-score")).slice(0, 3)).toEqual(["Eze", "Garba", "Fashola"]);
    expect((await surnames("sort=score")).slice(0, 3)).toEqual(["Fashola", "Garba", "Eze"]);
    expect((await surnames("sort=-surname"))[0]).toBe("Garba");
  });

  it("has the data of each applicant", async () => {
    const { body } = await get("/admission/applicants/?search=eze", support).expect(200);
    expect(body.rows).toEqual([
      {
        id: people.tested?.id,
        application_no: people.tested?.applicationNo,
        name: "Eze Ngozi",
        email: people.tested?.email,
        phone: people.tested?.phone,
        department: "Community Health",
        programme: null,
        application_session_id: round.id,
        stage: "tested",
        signed_up_at: server.clock.read().toISOString(),
        submitted_at: server.clock.read().toISOString(),
        test_score: 88,
        jamb_score: 250,
        outcome: null,
        answer: null,
        sittings: null,
        state_of_origin: null,
      },
    ]);
  });

  it("is exported with its filters", async () => {
    const { text } = await get("/admission/applicants/export/?format=csv&stage=tested").expect(200);
    expect(text.trim().split("\r\n")).toHaveLength(2);
    expect(text).toContain("Eze,Ngozi");
  });
});

describe("an applicant's file", () => {
  it("has all data and the caller's permitted actions", async () => {
    const id = people.tested?.id;
    const { body } = await get(`/admission/applicants/${id}/`).expect(200);
    expect(body).toMatchObject({
      id,
      user: { applicant: { surname: "Eze" } },
      application: { submitted_at: server.clock.read().toISOString(), test: { score: null } },
      test_score: 88,
      history: [],
      can: {
        score: false,
        decide: true,
        move: false,
        send_link: false,
        print_letter: false,
        check_sittings: true,
      },
    });
    const { body: read } = await get(`/admission/applicants/${id}/`, support).expect(200);
    expect(read.can).toMatchObject({ decide: false, score: false, check_sittings: false });
    await get("/admission/applicants/999999/").expect(404);
  });

  it("has the history of actions", async () => {
    const one = await createTested(server.college, { applicationSessionId: round.id });
    await request(server.url)
      .put(`/admission/applicants/${one.id}/decision/`)
      .set({ authorization: office.authorization })
      .send({ outcome: "waiting_list" })
      .expect(200);
    const { body } = await get(`/admission/applicants/${one.id}/`).expect(200);
    expect(body.history).toMatchObject([
      {
        by: "Balogun Tunde",
        action: "admission.decide",
        before: null,
        after: { outcome: "waiting_list" },
      },
    ]);
  });
});

describe("another aptitude test", () => {
  const move = (id: number | undefined, batchId: number) =>
    request(server.url)
      .put(`/admission/applicants/${id}/test-batch/`)
      .set({ authorization: office.authorization })
      .send({ test_batch_id: batchId });

  const batchesOf = async (...ids: readonly number[]) =>
    Promise.all(
      ids.map(async (id) => {
        const [row] = await server.college.db.select().from(testBatch).where(eq(testBatch.id, id));
        return row?.assigned;
      }),
    );

  test("takes a place, frees the old one and sends a mail", async () => {
    const { id = 0, email } = people.submitted ?? {};
    const { body: before } = await get(`/admission/applicants/${id}/`);
    const other = await createTestBatch(server.college, round);
    const { body } = await get(`/admission/applicants/${id}/`);
    expect(body.other_batches).toContainEqual(expect.objectContaining({ id: other.id }));
    await move(id, other.id).expect(200);
    await move(id, other.id).expect(200);
    expect(await batchesOf(before.test_batch_id, other.id)).toEqual([0, 1]);
    expect(await auditOf(server.college, `applicant:${id}`)).toMatchObject([
      { action: "admission.move_test", after: { testBatchId: other.id } },
    ]);
    const mails = (await server.mail()).filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your COHT aptitude test has a new date"]);
  });

  test("is refused if full, over or in another round", async () => {
    const id = people.submitted?.id;
    const full = await createTestBatch(server.college, round, { capacity: 1, assigned: 1 });
    expect((await move(id, full.id).expect(409)).body.code).toBe("batch_full");
    const startsAt = new Date(server.clock.read().getTime() - 1);
    const begun = await createTestBatch(server.college, round, { startsAt });
    expect((await move(id, begun.id).expect(409)).body.code).toBe("test_begun");
    const elsewhere = await createApplicationSession(server.college);
    const { id: otherRound } = await createTestBatch(server.college, elsewhere);
    await move(id, otherRound).expect(400);
    expect((await move(people.tested?.id, full.id).expect(409)).body.code).toBe("tested");
    expect((await move(people.paid?.id, full.id).expect(409)).body.code).toBe("not_submitted");
    expect(await batchesOf(full.id, begun.id, otherRound)).toEqual([1, 0, 0]);
  });
});

test("support can resend a verification link five times an hour", async () => {
  const { id, email = "" } = people.new ?? {};
  const send = (to: number | undefined) =>
    request(server.url)
      .post(`/admission/applicants/${to}/verification-link/`)
      .set({ authorization: support.authorization });
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await send(id)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
  expect((await server.mail()).filter(({ to }) => to === email)).toHaveLength(5);
  expect(JSON.stringify(await auditOf(server.college, `applicant:${id}`))).not.toContain(
    "verify-email",
  );
  expect((await send(people.verified?.id).expect(409)).body.code).toBe("already_verified");
});

describe("letters of admission", () => {
  test("are printed for one or many offers in force", async () => {
    const one = await get(`/admission/applicants/${people.offered?.id}/letter/`).expect(200);
    expect(one.headers["content-disposition"]).toContain("Fashola_Ngozi_admission_letter.pdf");
    const ids = [people.student, people.offered, people.tested].map((person) => person?.id);
    const all = await get(`/admission/letters/?ids=${ids.join(",")},4000000000`).expect(200);
    const { text, pages } = await readPdf(all.body);
    expect(pages).toBe(2);
    expect(text.indexOf("Fashola")).toBeLessThan(text.indexOf("Garba"));
    expect((await get(`/admission/applicants/${people.tested?.id}/letter/`)).body).toEqual({
      detail: decisionTexts.noLetters,
    });
    await get(`/admission/letters/?ids=${Array(201).fill(1).join(",")}`).expect(400);
    await get(`/admission/letters/?ids=${ids[0]}`, support).expect(403);
  });
});

test("a wildcard does not match phone numbers", async () => {
  await server.college.db
    .update(applicant)
    .set({ phone: "+2348099999999" })
    .where(eq(applicant.id, people.verified?.id ?? 0));
  expect(await surnames("search=%25%25%25%25")).toEqual([]);
  expect(await surnames("search=9999")).toEqual(["Bello"]);
});
