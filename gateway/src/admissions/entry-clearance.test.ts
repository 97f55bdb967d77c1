import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccepted } from "../../../college/testing/entry-clearance.ts";
import { onePage } from "../../../college/testing/pdf-file.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  password,
  signedInApplicant,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let office: Browser;

beforeAll(async () => {
  portal = await startTestPortal();
  office = await signedInStaff(portal, "SUPER_ADMIN");
});

afterAll(() => portal.close());

const sending = `mutation ($number: Int!, $file: Upload!) {
  result: sendEntryPaper(number: $number, paper: $file) {
    ... on EntryPaperSent { applicant { entryClearance { state papers { number state fileUrl note } } } }
    ... on Refusal { code fields { field } }
  }
}`;

const deciding = `mutation ($input: EntryPaperDecisionInput!) {
  result: decideEntryPaper(input: $input) {
    ... on EntryClearanceChanged { clearance { state papers { number state note isSighted revision } } }
    ... on Refusal { code fields { field } }
  }
}`;

const listing = `query ($filter: EntryClearanceFilter) {
  entryClearances(filter: $filter, sort: DUE, descending: false) { total rows { id state complete sent papers } }
}`;

const moving = `mutation ($id: ID!, $dueOn: Date!, $reason: String!) {
  result: changeEntryDeadline(id: $id, dueOn: $dueOn, reason: $reason) {
    ... on EntryClearanceChanged { clearance { dueOn } }
    ... on Refusal { code fields { field } }
  }
}`;

const pdf = { content: onePage(), name: "birth.pdf", type: "application/pdf" };

const accept = async () => {
  const one = await createAccepted(portal.college, { password });
  return { id: String(one.id), own: await signedInApplicant(portal, one) };
};

const send = async (own: Browser, number: number, file = pdf) =>
  (await own.upload(sending, { number }, file)).data?.result;

const decide = async (id: string, number: number, revision: number, more: object = {}) => {
  const input = { id, number, revision, isAccepted: true, isSighted: true, ...more };
  return (await office.graphql(deciding, { input })).data?.result;
};

it("leads from the papers that were handed in to the clearance", async () => {
  const { id, own } = await accept();
  expect(await send(own, 1)).toMatchObject({
    applicant: {
      entryClearance: {
        state: "SENT",
        papers: [
          {
            number: 1,
            state: "SENT",
            fileUrl: expect.stringMatching(/^\/media\/papers\/1\?v=\d+$/),
          },
          ...[2, 3, 4].map((number) => ({ number, state: "MISSING", fileUrl: null })),
        ],
      },
    },
  });
  const { data } = await office.graphql(listing, { filter: { state: "SENT" } });
  expect(data?.entryClearances).toMatchObject({
    rows: [{ id, state: "SENT", complete: 0, sent: 1, papers: 4 }],
  });
  expect(
    await decide(id, 1, 1, { isAccepted: false, isSighted: false, note: "Cut off." }),
  ).toMatchObject({
    clearance: { state: "MISSING", papers: { 0: { state: "RETURNED", note: "Cut off." } } },
  });
  expect(await decide(id, 1, 1)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  for (const number of [1, 2, 3, 4]) await send(own, number);
  expect(await decide(id, 1, 3)).toMatchObject({ clearance: { state: "SENT" } });
  for (const number of [2, 3]) await decide(id, number, 1);
  expect(await decide(id, 4, 1, { isSighted: false })).toMatchObject({
    clearance: { state: "ORIGINALS" },
  });
  expect(await decide(id, 4, 2)).toMatchObject({ clearance: { state: "CLEARED" } });
  expect(await send(own, 4)).toMatchObject({ code: "ACCEPTED" });
});

it("serves a paper to its owner and to the office alone", async () => {
  const { id, own } = await accept();
  await send(own, 1);
  const path = "/media/papers/1";
  const mine = await own.get(path);
  expect([mine.status, mine.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const { own: other } = await accept();
  expect((await other.get(path)).status).toBe(404);
  expect((await portal.gateway.browser().get(path)).status).toBe(401);

  const fileQuery = "query ($id: ID!) { entryClearance(id: $id) { papers { fileUrl } } }";
  const { data } = await office.graphql(fileQuery, { id });
  const staffPath = (data?.entryClearance as { papers: readonly { fileUrl: string }[] }).papers[0]
    ?.fileUrl;
  if (staffPath === undefined) throw new Error("the office sees no file");
  expect((await office.get(staffPath)).status).toBe(200);
  expect((await own.get(staffPath)).status).toBe(403);
  const bursar = await signedInStaff(portal, "BURSARY_OFFICER");
  // As of a file that does not exist.
  expect((await bursar.get(staffPath)).status).toBe(404);
  expect((await office.get("/media/staff/papers/../results/x")).status).toBe(404);
});

it("refuses a file that is no paper, and a paper that nobody asked for", async () => {
  const { own } = await accept();
  const program = { content: Buffer.from("MZ a program"), name: "birth.pdf", type: pdf.type };
  expect(await send(own, 1, program)).toEqual({
    code: "NOT_A_DOCUMENT",
    fields: [{ field: "paper" }],
  });
  const { errors } = await own.upload(sending, { number: 9 }, pdf);
  expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["NOT_FOUND"]);
});

it("moves the last day with a reason, and says at the field what is wrong", async () => {
  const { id } = await accept();
  const move = async (more: object) => {
    const values = { id, dueOn: "2026-05-01", reason: "The hospital is closed.", ...more };
    return (await office.graphql(moving, values)).data?.result;
  };
  expect(await move({})).toEqual({ clearance: { dueOn: "2026-05-01" } });
  expect(await move({ reason: "" })).toMatchObject({ fields: [{ field: "reason" }] });
  expect(await move({ dueOn: "2020-01-01" })).toMatchObject({ fields: [{ field: "dueOn" }] });
});

it("is for the office alone, and of nobody who has not accepted", async () => {
  const bursar = await signedInStaff(portal, "BURSARY_OFFICER");
  const { errors } = await bursar.graphql(listing, {});
  expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["FORBIDDEN"]);
  const { data } = await office.graphql('{ entryClearance(id: "999999") { id } }');
  expect(data?.entryClearance).toBeNull();
});
