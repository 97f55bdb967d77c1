import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { student } from "../../../college/src/db/schema/students.ts";
import { readQrCodes } from "../../../college/testing/pdf.ts";
import { createCalendar } from "../../../college/testing/people.ts";
import { publishAll } from "../../../college/testing/publications.ts";
import { createSheet } from "../../../college/testing/results.ts";

import type { Browser } from "../../testing/browser.ts";
import {
  employ,
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let running: Awaited<ReturnType<typeof createCalendar>>;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      running = await createCalendar(college);
    },
  });
});

afterAll(() => portal.close());

const decision = `mutation ($input: DecideLeavingClearanceInput!) {
  decideLeavingClearance(input: $input) {
    ... on LeavingClearanceDecided { changed leftOut }
    ... on Refusal { code fields { field message } }
  }
}`;

const list = `query ($filter: LeavingClearanceFilter) {
  leavingClearances(filter: $filter) { decidable rows { id units { unit state revision } } }
}`;

const record = `query ($id: ID!) {
  leavingClearance(studentId: $id) { owed statementUrl units { unit note canDecide } }
}`;

it("leads from the offices' decisions to a statement of result that anybody can confirm", async () => {
  const { college } = portal.college;
  const graduate = await enrol(portal, { level: 300, surname: "Ade" });
  const officer = await employ(portal, "EXAM_OFFICER");
  const sheet = await createSheet(college, running, {
    students: [graduate],
    marks: [{ ca: 30, exam: 33 }],
    state: "approved",
  });
  await publishAll(portal.college.url, officer, sheet);
  const own = await signedIn(portal, graduate);
  const readOwn = async () => {
    const { data } = await own.graphql(
      "{ viewer { ... on Student { leavingClearance { obstacle statementUrl units { unit state note } } } } }",
    );
    return (data?.viewer as { readonly leavingClearance: unknown }).leavingClearance;
  };
  expect(await readOwn()).toBeNull();
  await college.db
    .update(student)
    .set({ standing: "graduated" })
    .where(eq(student.id, graduate.id));
  expect(await readOwn()).toMatchObject({ statementUrl: null });
  expect((await own.get("/download/statement-of-result")).status).toBe(403);

  const id = String(graduate.id);
  const decide = async (by: Browser, unit: string, more: object = {}) => {
    const students = [{ id, revision: 0 }];
    const input = { unit, state: "CLEARED", students, ...more };
    return (await by.graphql(decision, { input })).data?.decideLeavingClearance;
  };
  const support = await signedInStaff(portal, "ICT_SUPPORT");
  const bursar = await signedInStaff(portal, "BURSARY_OFFICER");
  const examOffice = await signedInStaff(portal, officer);
  const { data: listed } = await support.graphql(list, {
    filter: { unit: "LIBRARY", state: "WAITING" },
  });
  expect(listed?.leavingClearances).toMatchObject({
    decidable: ["LIBRARY", "HOSTEL"],
    rows: [{ id, units: [{ unit: "LIBRARY", state: "WAITING", revision: 0 }, {}, {}, {}] }],
  });
  expect(await decide(support, "LIBRARY", { state: "HELD" })).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "note" }],
  });
  const note = "Two books are due";
  expect(await decide(support, "LIBRARY", { state: "HELD", note })).toEqual({
    ...{ changed: 1, leftOut: [] },
  });
  expect(await readOwn()).toMatchObject({
    units: [{ unit: "LIBRARY", state: "HELD", note }, {}, {}, {}],
  });
  expect(await decide(support, "LIBRARY", { students: [{ id, revision: 1 }] })).toMatchObject({
    changed: 1,
  });
  await decide(support, "HOSTEL");
  await decide(examOffice, "DEPARTMENT");
  await decide(bursar, "BURSARY");
  const { data: seen } = await bursar.graphql(record, { id });
  expect(seen?.leavingClearance).toMatchObject({ owed: 0, statementUrl: null });
  const { data: byOffice } = await examOffice.graphql(record, { id });
  expect(byOffice?.leavingClearance).toMatchObject({
    ...{ owed: null, statementUrl: `/download/statement-of-result/${id}` },
  });
  const none = await bursar.graphql(record, { id: "999999" });
  expect(none.data?.leavingClearance).toBeNull();

  expect(await readOwn()).toMatchObject({
    ...{ obstacle: null, statementUrl: "/download/statement-of-result" },
  });
  const printed = await own.get("/download/statement-of-result");
  expect(printed.status).toBe(200);
  const [address = ""] = await readQrCodes(printed.body);
  const stranger = portal.gateway.browser();
  const { data } = await stranger.graphql(
    "query ($code: String!) { statementOfResultConfirmation(code: $code) { matricNumber isCurrent } }",
    { code: address.split("/").at(-1) },
  );
  expect(data?.statementOfResultConfirmation).toEqual({
    matricNumber: graduate.matricNumber,
    isCurrent: true,
  });
  expect((await bursar.get(`/download/statement-of-result/${id}`)).status).toBe(403);
});
