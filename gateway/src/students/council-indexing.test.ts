import { afterAll, beforeAll, expect, it } from "vitest";
import { createCandidate, createRound } from "../../../college/testing/indexing.ts";
import { createCalendar } from "../../../college/testing/people.ts";
import { createDepartmentWithProgramme } from "../../../college/testing/programmes.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  password,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let running: Awaited<ReturnType<typeof createCalendar>>;
let admin: Browser;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      running = await createCalendar(college);
    },
  });
  admin = await signedInStaff(portal, "SUPER_ADMIN");
});

afterAll(() => portal.close());

const opening = `mutation ($programmeId: ID!, $entrySessionId: ID!, $input: IndexingRoundInput!) {
  result: openIndexingRound(programmeId: $programmeId, entrySessionId: $entrySessionId, input: $input) {
    ... on IndexingRoundOpened { id }
    ... on Refusal { code fields { field } }
  }
}`;

const changing = `mutation ($id: ID!, $revision: Int!, $input: IndexingRoundInput!) {
  result: changeIndexingRound(id: $id, revision: $revision, input: $input) {
    ... on Acknowledgement { message }
    ... on Refusal { code }
  }
}`;

const deleting = `mutation ($id: ID!, $revision: Int!) {
  result: deleteIndexingRound(id: $id, revision: $revision) {
    ... on Acknowledgement { message }
    ... on Refusal { code }
  }
}`;

const reading = `query ($id: ID!) {
  indexingRound(id: $id) {
    programme session closesOn quota revision filesUrl columns { heading value }
    students { indexed held ready notReady }
  }
  indexingStudents(roundId: $id) {
    total rows { id matricNumber name state gaps indexNumber } export { csv }
  }
}`;

const checking = `mutation ($roundId: ID!, $students: [SeenNameInput!]!) {
  result: checkCertificates(roundId: $roundId, students: $students) {
    ... on IndexingChanged { changed leftOut }
    ... on Refusal { code fields { field } }
  }
}`;

const holding = `mutation ($roundId: ID!, $ids: [ID!]!, $isHeld: Boolean!, $reason: String!) {
  result: holdBackStudents(roundId: $roundId, ids: $ids, isHeld: $isHeld, reason: $reason) {
    ... on IndexingChanged { changed leftOut }
    ... on Refusal { code fields { field } }
  }
}`;

const importing = `mutation ($roundId: ID!, $file: Upload!, $dryRun: Boolean!) {
  result: importIndexNumbers(roundId: $roundId, file: $file, dryRun: $dryRun) {
    ... on IndexNumbersImport {
      previewMark preview { matricNumber name indexNumber }
      report { imported errorCount errors { row column message } }
    }
    ... on Refusal { code }
  }
}`;

const removing = `mutation ($roundId: ID!, $studentId: ID!) {
  result: removeIndexNumber(roundId: $roundId, studentId: $studentId, reason: "A mistake of theirs") {
    ... on Acknowledgement { message }
    ... on Refusal { code }
  }
}`;

const input = {
  ...{ closesOn: "2026-04-30", quota: 50 },
  columns: [{ heading: "Candidate", value: "FULL_NAME" }],
};

it("opens, changes and deletes a round", async () => {
  const { first } = await createDepartmentWithProgramme(portal.college.college);
  const cohort = { programmeId: String(first.id), entrySessionId: String(running.sessionId) };
  const wrong = { ...input, quota: 0.5, columns: [] };
  expect((await admin.graphql(opening, { ...cohort, input: wrong })).data?.result).toEqual({
    ...{ code: "INVALID_INPUT", fields: [{ field: "quota" }, { field: "columns" }] },
  });
  const { data: opened } = await admin.graphql(opening, { ...cohort, input });
  const { id } = opened?.result as { readonly id: string };
  const { data } = await admin.graphql(reading, { id });
  expect(data?.indexingRound).toMatchObject({
    ...{ session: "2025/2026", closesOn: "2026-04-30", quota: 50, revision: 1 },
    ...{ columns: input.columns, students: { ready: 0 } },
  });
  const change = { id, revision: 1, input: { ...input, quota: 60 } };
  expect((await admin.graphql(changing, change)).data?.result).toHaveProperty("message");
  expect((await admin.graphql(changing, change)).data?.result).toEqual({
    code: "CHANGED_ELSEWHERE",
  });
  const { data: listed } = await admin.graphql(
    "query ($id: ID) { indexingRounds(filter: { open: true, programmeId: $id }) { rows { id quota daysLeft } } }",
    { id: cohort.programmeId },
  );
  expect(listed?.indexingRounds).toEqual({ rows: [{ id, quota: 60, daysLeft: 51 }] });
  expect((await admin.graphql(deleting, { id, revision: 2 })).data?.result).toHaveProperty(
    "message",
  );
  expect((await admin.graphql(reading, { id })).data?.indexingRound).toBeNull();
});

it("goes from what is missing to the council's files and its numbers", async () => {
  const { college } = portal.college;
  const round = await createRound(college);
  const student = await createCandidate(college, round, {
    ...{ surname: "Ade", password: password.toLowerCase() },
  });
  const [roundId, id] = [String(round.id), String(student.id)];
  const own = await signedIn(portal, student);
  const readOwn = async () => {
    const { data } = await own.graphql(
      "{ viewer { ... on Student { councilIndexing { closesOn daysLeft indexNumber gaps } } } }",
    );
    return (data?.viewer as { readonly councilIndexing: unknown }).councilIndexing;
  };
  expect(await readOwn()).toEqual({
    ...{ closesOn: "2026-04-30", daysLeft: 51, indexNumber: null },
    gaps: ["CERTIFICATE_UNCHECKED"],
  });
  const { data: before } = await admin.graphql(reading, { id: roundId });
  const { rows, export: links } = before?.indexingStudents as {
    readonly rows: unknown;
    readonly export: { readonly csv: string };
  };
  expect(rows).toMatchObject([{ id, state: "NOT_READY", gaps: ["CERTIFICATE_UNCHECKED"] }]);
  expect(Buffer.from((await admin.get(links.csv)).body).toString()).toContain("Ade Folake");
  const { filesUrl } = before?.indexingRound as { readonly filesUrl: string };
  expect((await admin.get(filesUrl)).status).toBe(403);

  const checked = await admin.graphql(checking, {
    roundId,
    students: [{ id, name: "Ade Folake" }],
  });
  expect(checked.data?.result).toEqual({ changed: 1, leftOut: [] });
  expect((await admin.graphql(checking, { roundId, students: [] })).data?.result).toEqual({
    ...{ code: "INVALID_INPUT", fields: [{ field: "students" }] },
  });
  const held = await admin.graphql(holding, { roundId, ids: [id], isHeld: true, reason: "no" });
  expect(held.data?.result).toMatchObject({
    ...{ code: "INVALID_INPUT", fields: [{ field: "reason" }] },
  });
  const files = await admin.get(filesUrl);
  expect([files.status, files.headers["content-type"]]).toEqual([200, "application/zip"]);

  const send = async (text: string, dryRun: boolean) => {
    const file = { content: Buffer.from(text), name: "council.csv", type: "text/csv" };
    return (await admin.upload(importing, { roundId, dryRun }, file)).data?.result;
  };
  const row = `matric_number,index_number,name\n${student.matricNumber},ch/7,`;
  expect(await send(`${row}Somebody Else\n`, true)).toMatchObject({
    report: { imported: 0, errorCount: 1, errors: [{ row: 2, column: "name" }] },
    preview: [{ matricNumber: student.matricNumber, name: "Ade Folake", indexNumber: "ch/7" }],
  });
  expect(await send(`${row}Folake Ade\n`, false)).toMatchObject({ report: { imported: 1 } });
  expect(await readOwn()).toMatchObject({ indexNumber: "CH/7", gaps: [] });
  const file = await admin.graphql("query ($id: ID!) { studentRecord(id: $id) { indexNumber } }", {
    id: String(student.id),
  });
  expect(file.data?.studentRecord).toEqual({ indexNumber: "CH/7" });
  expect((await admin.graphql(deleting, { id: roundId, revision: 1 })).data?.result).toEqual({
    code: "IN_USE",
  });
  const remove = async () =>
    (await admin.graphql(removing, { roundId, studentId: id })).data?.result;
  expect(await remove()).toHaveProperty("message");
  expect(await remove()).toEqual({ code: "NOT_INDEXED" });
});

it("gives nobody else the files, and a student without a round nothing", async () => {
  const support = await signedInStaff(portal, "ICT_SUPPORT");
  const { id } = await createRound(portal.college.college);
  expect((await support.get(`/download/indexing/${id}`)).status).toBe(403);
  expect((await admin.get("/download/indexing/999999")).status).toBe(404);
  const { errors } = await support.graphql("{ indexingRounds { total } }");
  expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
});
