import { afterAll, beforeAll, expect, it } from "vitest";
import { createGraduate } from "../../../college/testing/graduates.ts";
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
let officer: Browser;
let admin: Browser;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      running = await createCalendar(college);
    },
  });
  officer = await signedInStaff(portal, "EXAM_OFFICER");
  admin = await signedInStaff(portal, "SUPER_ADMIN");
});

afterAll(() => portal.close());

const session = "2025/2026";

const preparing = `mutation ($programmeId: ID!) {
  result: prepareSenateList(programmeId: $programmeId, session: "${session}") {
    ... on SenateListPrepared { id }
    ... on Refusal { code }
  }
}`;

const deciding = `mutation ($id: ID!, $isApproved: Boolean!, $note: String) {
  result: decideSenateList(id: $id, isApproved: $isApproved, note: $note) {
    ... on SenateListDecided { list { state isOwn } }
    ... on Refusal { code fields { field } }
  }
}`;

const reading = `query ($id: ID!, $programmeId: ID) {
  senateList(id: $id) {
    programme state isOwn printUrl export { csv }
    entries { name cgpa classOfAward isCorrection changedSince }
  }
  senateLists(filter: { programmeId: $programmeId }) { total rows { id state graduates } }
  unlistedGraduates { programmeId graduates waitingListId }
}`;

it("leads from graduates to a list that a second person approves, and that they see", async () => {
  const { college } = portal.college;
  const { name, first } = await createDepartmentWithProgramme(college);
  const place = { ...running, programme: first, department: name };
  const graduate = await createGraduate(college, place, {
    ...{ surname: "Ade", password: password.toLowerCase() },
  });
  const programmeId = String(first.id);
  const { data: prepared } = await officer.graphql(preparing, { programmeId });
  const { id } = prepared?.result as { readonly id: string };
  expect((await admin.graphql(preparing, { programmeId })).data?.result).toEqual({
    code: "LIST_WAITING",
  });

  const { data } = await officer.graphql(reading, { id, programmeId });
  expect(data?.senateList).toMatchObject({
    ...{ programme: name, state: "WAITING", isOwn: true },
    entries: [
      {
        ...{ name: "Ade Folake", cgpa: 3.5, classOfAward: "Distinction" },
        ...{ isCorrection: false, changedSince: false },
      },
    ],
  });
  expect(data?.senateLists).toEqual({
    total: 1,
    rows: [{ id, state: "WAITING", graduates: 1 }],
  });
  expect(data?.unlistedGraduates).toContainEqual({ programmeId, graduates: 1, waitingListId: id });
  const { printUrl, export: links } = data?.senateList as {
    readonly printUrl: string;
    readonly export: { readonly csv: string };
  };
  const pdf = await officer.get(printUrl);
  expect([pdf.status, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const csv = await officer.get(links.csv);
  expect(Buffer.from(csv.body).toString("utf8")).toContain("Ade Folake");

  const approval = { id, isApproved: true };
  expect((await officer.graphql(deciding, approval)).data?.result).toMatchObject({
    code: "SECOND_PERSON",
  });
  expect((await admin.graphql(deciding, { id, isApproved: false })).data?.result).toEqual({
    ...{ code: "INVALID_INPUT", fields: [{ field: "note" }] },
  });
  expect((await admin.graphql(deciding, approval)).data?.result).toEqual({
    list: { state: "APPROVED", isOwn: false },
  });
  const own = await signedIn(portal, graduate);
  const { data: seen } = await own.graphql(
    "{ viewer { ... on Student { results { senateApproval { classOfAward } } } } }",
  );
  expect(seen?.viewer).toEqual({ results: { senateApproval: { classOfAward: "Distinction" } } });
});

it("gives nobody else a list, and none that is not there", async () => {
  const support = await signedInStaff(portal, "ICT_SUPPORT");
  const { errors } = await support.graphql("{ unlistedGraduates { programme } }");
  expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  expect((await support.get("/download/senate-list/1")).status).toBe(403);
  expect((await officer.get("/download/senate-list/999999")).status).toBe(404);
  const { data } = await officer.graphql('{ senateList(id: "999999") { id } }');
  expect(data?.senateList).toBeNull();
});
