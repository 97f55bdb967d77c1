import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admissionQuota } from "../../../../college/src/db/schema/admission-quotas.ts";
import {
  createApplicationSession,
  createTestBatch,
} from "../../../../college/testing/applicants.ts";
import {
  callsOf,
  completeSections,
  createApplying,
  picture,
} from "../../../../college/testing/applications.ts";
import { createTested } from "../../../../college/testing/offers.ts";
import { readPdf } from "../../../../college/testing/pdf.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signedInStaff, startTestPortal, type TestPortal } from "../../../testing/portal.ts";

let portal: TestPortal;
let office: Browser;
let round: Awaited<ReturnType<typeof createApplicationSession>>;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      round = await createApplicationSession(college);
      await createTestBatch(college, round);
    },
  });
  office = await signedInStaff(portal, "SUPER_ADMIN");
});

afterAll(() => portal.close());

const ask = async (query: string, variables: object = {}, browser = office) => {
  const { data, errors } = await browser.graphql(query, variables);
  expect(errors).toEqual([]);
  return data;
};

const listQuery = `query ($search: String, $filter: ApplicantFilter, $sort: ApplicantSort! = SURNAME) {
  applicantRecords(search: $search, filter: $filter, sort: $sort, descending: false) {
    total rows { id applicationNo name stage testScore outcome sittings } export { csv xlsx }
  }
  applicantRecordIds(search: $search, filter: $filter)
}`;

const fileQuery = `query ($id: ID!) { applicantRecord(id: $id) {
  id applicationNo name passportUrl department session isPaid profile { phone stateOfOrigin }
  milestones { name state } sittings { id number subjects { name grade } resultUrl state query }
  jambDetails { jambScore } test { date score others { id } } decision { outcome department answer }
  history { by action changes reason } canScore canDecide canMove canSendLink letterUrl
} }`;

const decideMutation = `mutation ($input: BulkDecisionInput!) { result: decideOnApplicants(input: $input) {
  __typename
  ... on BulkDecision { message preview changed rows { id outcome changes problem } quotas { department quota after over } }
  ... on Refusal { code message fields { field message } }
} }`;

describe("applicants", () => {
  test("are listed, filtered and exported from the link of the page", async () => {
    const person = await createTested(portal.college.college, { surname: "Zubairu" });

    const data = await ask(listQuery, {
      search: "zubai",
      filter: {
        isTested: true,
        isPaid: false,
        outcome: "UNDECIDED",
        applicationSessionId: `${round.id}`,
      },
    });

    expect(data).toMatchObject({
      applicantRecords: {
        total: 1,
        rows: [{ applicationNo: person.applicationNo, stage: "TESTED", testScore: 71 }],
      },
      applicantRecordIds: [String(person.id)],
    });
    const links = data?.applicantRecords as { export: { csv: string } };
    const file = await office.get(links.export.csv);
    expect(file.status).toBe(200);
    expect(String(file.body)).toContain("Zubairu");
  });

  test("have a file with history and permitted actions", async () => {
    const { id } = await createTested(portal.college.college);
    const input = { outcome: "ADMITTED" };

    const data = await ask(
      `mutation ($id: ID!, $input: ApplicantDecisionInput!) { result: decideOnApplicant(applicantId: $id, input: $input) {
        __typename ... on ApplicantChanged { message applicant { decision { outcome } } } } }`,
      { id: String(id), input },
    );
    expect(data?.result).toMatchObject({
      __typename: "ApplicantChanged",
      applicant: { decision: { outcome: "ADMITTED" } },
    });

    const { applicantRecord } = (await ask(fileQuery, { id: String(id) })) ?? {};
    expect(applicantRecord).toMatchObject({
      name: "Okonkwo Ngozi",
      decision: { outcome: "ADMITTED", department: "Community Health", answer: null },
      history: [{ by: expect.stringContaining(" "), action: "admission.decide" }],
      canDecide: true,
      letterUrl: `/download/letter/${id}`,
    });
    const letter = await office.get(`/download/letter/${id}`);
    expect((await readPdf(letter.body)).pages).toBe(1);
    expect((await office.get(`/download/letters?ids=${id},${id + 1}`)).status).toBe(200);
    expect((await office.get("/download/letters?ids=all")).status).toBe(400);
    expect(await ask(fileQuery, { id: "999999" })).toEqual({ applicantRecord: null });
    expect(await ask(fileQuery, { id: "twelve" })).toEqual({ applicantRecord: null });
  });

  test("are read-only for ICT support, without letters", async () => {
    const support = await signedInStaff(portal, "ICT_SUPPORT");
    const { id } = await createTested(portal.college.college);

    const data = await ask(fileQuery, { id: String(id) }, support);

    expect(data?.applicantRecord).toMatchObject({ canDecide: false, letterUrl: null });
    const refused = await support.graphql(decideMutation, {
      input: { admitted: [String(id)], reason: "Because", dryRun: true },
    });
    expect(refused.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
    expect((await support.get(`/download/letter/${id}`)).status).toBe(403);
  });
});

test("admission is simulated, previewed and decided within the quotas", async () => {
  const { college } = portal.college;
  const own = await createApplicationSession(college);
  const people = [];
  for (const testScore of [90, 80, 30]) {
    people.push(await createTested(college, { testScore, applicationSessionId: own.id }));
  }
  const [first, second, third] = people.map(({ id }) => String(id));
  const departmentId = people[0]?.departmentId ?? 0;
  await college.db
    .insert(admissionQuota)
    .values({ applicationSessionId: own.id, departmentId, places: 1 });

  const opened = await ask(
    "query ($id: ID) { admissionRound(applicationSessionId: $id) { departments { code name quota taken undecided } export { csv xlsx } } }",
    { id: String(own.id) },
  );
  const { departments, export: places } = opened?.admissionRound as {
    departments: { code: string }[];
    export: { csv: string; xlsx: string };
  };
  const [department] = departments;
  expect(department).toMatchObject({ quota: 1, taken: 0, undecided: 3 });
  expect(places.xlsx).toBe(
    `/download/export/admission-places?format=xlsx&application_session_id=${own.id}`,
  );
  const table = Buffer.from((await office.get(places.csv)).body).toString("utf8");
  expect(table).toMatch(/,1,0,1,3,0,0,0\r\n/);

  const simulated = await ask(
    `query ($input: SimulationInput!) { result: admissionSimulation(input: $input) { __typename
      ... on Simulation { departments { admitted waitingList notAdmitted over candidates { id rank score outcome } export { csv xlsx } } }
      ... on Refusal { code message } } }`,
    {
      input: {
        applicationSessionId: String(own.id),
        departments: [{ departmentCode: department?.code, cutOff: 40 }],
      },
    },
  );
  expect(simulated?.result).toMatchObject({
    departments: [
      {
        admitted: 1,
        waitingList: 1,
        notAdmitted: 1,
        candidates: [
          { id: first, rank: 1, outcome: "ADMITTED" },
          { id: second, outcome: "WAITING_LIST" },
          { id: third, outcome: "NOT_ADMITTED" },
        ],
      },
    ],
  });

  const [shown] = (simulated?.result as { departments: { export: { csv: string } }[] }).departments;
  expect(shown?.export.csv).toBe(
    `/download/export/ranking?format=csv&application_session_id=${own.id}&department_code=${department?.code}&cut_off=40`,
  );
  const file = Buffer.from((await office.get(shown?.export.csv ?? "")).body).toString("utf8");
  expect(file.trim().split("\r\n").slice(1)).toMatchObject(
    ["admitted", "waiting list", "not admitted"].map((proposed, index) =>
      expect.stringMatching(`^[^,]+,${index + 1},.*,${proposed},$`),
    ),
  );

  const input = { admitted: [first, second], reason: "List of March", dryRun: true };
  const dry = (await ask(decideMutation, { input }))?.result as { preview: string };
  expect(dry).toMatchObject({ changed: 2, quotas: [{ quota: 1, after: 2, over: 1 }] });
  const real = { ...input, dryRun: false, preview: dry.preview };
  expect((await ask(decideMutation, { input: real }))?.result).toMatchObject({
    code: "QUOTA_EXCEEDED",
  });
  expect(
    (await ask(decideMutation, { input: { ...real, preview: "AAAA" } }))?.result,
  ).toMatchObject({
    code: "PREVIEW_OUTDATED",
  });
  const done = { ...real, overQuotaReason: "The dean agrees." };
  expect((await ask(decideMutation, { input: done }))?.result).toMatchObject({
    __typename: "BulkDecision",
    changed: 2,
  });
  const notNotified = { notAdmitted: [third], reason: "List of March", dryRun: true };
  expect((await ask(decideMutation, { input: notNotified }))?.result).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "told" }],
  });
});

test("scores are imported from a file after a dry run", async () => {
  const person = await createTested(portal.college.college);
  const importMutation = `mutation ($file: Upload!, $dryRun: Boolean!) {
    result: importTestScores(file: $file, dryRun: $dryRun) { __typename
      ... on ImportReport { dryRun rowCount imported errorCount errors { row column message } }
      ... on Refusal { code fields { field } } } }`;
  const send = async (text: string, dryRun: boolean) => {
    const { data, errors } = await office.uploadAll(
      importMutation,
      { dryRun },
      { file: { content: Buffer.from(text), name: "scores.csv", type: "text/csv" } },
    );
    expect(errors).toEqual([]);
    return data?.result;
  };

  const rows = `application_no,score\n${person.applicationNo},71\n`;
  expect(await send(rows, true)).toMatchObject({ dryRun: true, rowCount: 1, errorCount: 0 });
  expect(await send(rows, false)).toMatchObject({ imported: 1 });
  expect(await send("application_no,score\nCOHT/XXX/1,101\n", false)).toMatchObject({
    imported: 0,
    errors: [{ row: 2, column: "score" }],
  });
  expect(await send("number,mark\n1,2\n", true)).toMatchObject({
    __typename: "Refusal",
    fields: [{ field: "file" }],
  });
});

test("a sitting is shown beside its file and queried", async () => {
  const { college, url } = portal.college;
  const password = "a-password-of-her-own";
  const person = await createApplying(college, { password });
  await completeSections(college, person);
  const calls = callsOf(url, person);
  await calls
    .upload()
    .field("exam_sitting", "1")
    .attach("result", await picture(), "result.jpg")
    .expect(200);
  await calls.submit().expect(200);

  const listed = await ask(
    "query ($search: String) { sittingRecords(search: $search, filter: { state: UNCHECKED, hasFile: true }) { total rows { id number state } } }",
    { search: person.applicationNo },
  );
  const [row] = (listed?.sittingRecords as { rows: { id: string }[] }).rows;
  const opened = await ask(
    "query ($id: ID!) { sittingRecord(id: $id) { resultUrl resultMediaType revision subjects { name grade } } }",
    { id: row?.id },
  );
  const sitting = opened?.sittingRecord as { resultUrl: string; revision: number };
  const file = await office.get(sitting.resultUrl);
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": "inline",
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": expect.not.stringContaining("sandbox"),
  });
  const lecturer = await signedInStaff(portal, "LECTURER");
  expect((await lecturer.get(sitting.resultUrl)).status).toBe(404);
  expect((await portal.gateway.browser().get(sitting.resultUrl)).status).toBe(401);

  const check = async (input: object) => {
    const data = await ask(
      `mutation ($input: SittingCheckInput!) { result: checkSitting(input: $input) { __typename
        ... on SittingChecked { message sitting { state query } } ... on Refusal { code fields { field } } } }`,
      { input: { sittingId: row?.id, revision: sitting.revision, ...input } },
    );
    return data?.result;
  };
  expect(await check({ isVerified: false })).toMatchObject({ fields: [{ field: "query" }] });
  expect(await check({ isVerified: true, revision: 99 })).toMatchObject({
    code: "CHANGED_ELSEWHERE",
  });
  expect(await check({ isVerified: false, query: "The name differs." })).toMatchObject({
    sitting: { state: "QUERIED", query: "The name differs." },
  });

  const correct = async (input: object) => {
    const data = await ask(
      `mutation ($input: SittingCorrectionInput!) { result: correctSitting(input: $input) { __typename
        ... on SittingChecked { sitting { year subjects { grade } state revision } }
        ... on Refusal { code message fields { field } } } }`,
      {
        input: {
          sittingId: row?.id,
          schoolName: "Government College, Ibadan",
          examType: "WAEC",
          year: "2023",
          examNumber: "4250101001",
          subjects: [{ name: "Biology", grade: "C5" }],
          reason: "As the certificate says",
          isVerified: true,
          revision: sitting.revision,
          ...input,
        },
      },
    );
    return data?.result;
  };

  const applicant = portal.gateway.browser();
  await applicant.signIn(person.applicationNo, password, "APPLICANT");
  const asked = "query { viewer { ... on Applicant { application { sittings { query } } } } }";
  const queryOf = async () => (await ask(asked, {}, applicant))?.viewer;
  expect(await queryOf()).toEqual({
    application: { sittings: [{ query: "The name differs." }] },
  });
  const resend = async (number: number) => {
    const { data } = await applicant.uploadAll(
      `mutation ($sitting: Int!, $result: Upload!) { result: resendResult(sitting: $sitting, result: $result) {
        __typename ... on Refusal { code } } }`,
      { sitting: number },
      { result: { content: await picture(), name: "result.jpg", type: "image/jpeg" } },
    );
    return data?.result;
  };
  expect(await resend(1)).toEqual({ __typename: "SectionSaved" });
  expect(await queryOf()).toEqual({ application: { sittings: [{ query: null }] } });
  expect(await resend(1)).toEqual({ __typename: "Refusal", code: "SUBMITTED" });

  const { revision } = (
    await ask("query ($id: ID!) { sittingRecord(id: $id) { revision } }", { id: row?.id })
  )?.sittingRecord as { revision: number };
  expect(await correct({})).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  const wrong = { revision, examNumber: "1", subjects: [{ name: "", grade: "A1" }], reason: "" };
  expect(await correct(wrong)).toMatchObject({
    code: "INVALID_INPUT",
    fields: expect.arrayContaining([
      { field: "examNumber" },
      { field: "subjects.0.name" },
      { field: "reason" },
    ]),
  });
  expect(await correct({ revision })).toEqual({
    __typename: "SittingChecked",
    sitting: {
      year: "2023",
      subjects: [{ grade: "C5" }],
      state: "VERIFIED",
      revision: revision + 1,
    },
  });
});
