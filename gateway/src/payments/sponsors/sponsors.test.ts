import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openFees } from "../../../../college/testing/payments.ts";
import { readPdf, readQrCodes } from "../../../../college/testing/pdf.ts";
import type { TestStudent } from "../../../../college/testing/people.ts";
import { nextSerial } from "../../../../college/testing/serial.ts";
import type { Browser } from "../../../testing/browser.ts";
import {
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../../testing/portal.ts";

let portal: TestPortal;
let admin: Browser;
let officer: Browser;
let colleague: Browser;
let student: TestStudent;
let sponsorId: string;
let listId: string;

const tuition = 86_500;
const refusal = "... on Refusal { code message fields { field message } }";

beforeAll(async () => {
  portal = await startTestPortal({ prepare: openFees });
  admin = await signedInStaff(portal, "SUPER_ADMIN");
  officer = await signedInStaff(portal, "BURSARY_OFFICER");
  colleague = await signedInStaff(portal, "BURSARY_OFFICER");
});

afterAll(() => portal.close());

beforeEach(async () => {
  student = await enrol(portal);
  ({ id: sponsorId } = await create());
  ({ id: listId } = await begin());
});

/** The value of an operation's only field. */
const fieldOf = async (browser: Browser, query: string, variables: object = {}) => {
  const { data, errors } = await browser.graphql(query, variables);
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};

const create = (input: object = {}) => {
  const number = nextSerial("sponsor of the gateway");
  return fieldOf(
    admin,
    `mutation ($input: SponsorInput!) {
      createSponsor(input: $input) { ... on SponsorSaved { id message } ${refusal} }
    }`,
    {
      input: {
        name: `Council ${number}`,
        shortName: `LG ${number}`,
        contactEmail: "",
        contactPhone: "",
        ...input,
      },
    },
  );
};

const coverage = { sections: ["C"], coverage: "FULL", deadline: "2026-06-30" };

const begin = (input: object = {}) =>
  fieldOf(
    officer,
    `mutation ($sponsorId: ID!, $input: SponsorshipInput!) {
      createSponsorship(sponsorId: $sponsorId, session: "2025/2026", input: $input) {
        ... on SponsorSaved { id } ${refusal}
      }
    }`,
    { sponsorId, input: { ...coverage, ...input } },
  );

const importNumbers = async (numbers: readonly string[], variables: object) => {
  const { data, errors } = await officer.upload(
    `mutation ($id: ID!, $file: Upload!, $dryRun: Boolean!, $leaveOutWrong: Boolean!, $preview: String) {
      importSponsoredStudents(
        sponsorshipId: $id, file: $file, dryRun: $dryRun, leaveOutWrong: $leaveOutWrong, preview: $preview
      ) {
        ... on SponsoredStudentsImport {
          report { rowCount imported errorCount errors { row message } }
          preview { matricNumber name claimed } previewMark
        }
        ${refusal}
      }
    }`,
    { id: listId, leaveOutWrong: false, ...variables },
    {
      content: Buffer.from(["matric_number", ...numbers].join("\n")),
      name: "list.csv",
      type: "text/csv",
    },
  );
  expect(errors).toEqual([]);
  return Object(data?.importSponsoredStudents);
};

const addStudent = () => importNumbers([student.matricNumber], { dryRun: false });

const file = `... on SponsorRemittanceFile {
  remittance { id sponsorshipId sponsor session state amount students allocated unallocated waitingVoids }
  revision note decidedBy canChange canDecide
}`;

const record = (input: object = {}) =>
  fieldOf(
    officer,
    `mutation ($id: ID!, $input: RemittanceInput!) {
      recordRemittance(sponsorshipId: $id, input: $input) { ${file} ${refusal} }
    }`,
    {
      id: listId,
      input: {
        amount: tuition,
        paidOn: "2026-03-09",
        bankReference: `FT/${nextSerial("transfer of the gateway")}`,
        ...input,
      },
    },
  );

const submit = (id: string) =>
  fieldOf(officer, `mutation ($id: ID!) { submitRemittance(id: $id) { ${file} ${refusal} } }`, {
    id,
  });

const decide = (browser: Browser, id: string, isApproved: boolean, note?: string) =>
  fieldOf(
    browser,
    `mutation ($id: ID!, $isApproved: Boolean!, $note: String) {
      decideRemittance(id: $id, isApproved: $isApproved, note: $note) { ${file} ${refusal} }
    }`,
    { id, isApproved, note },
  );

/** A credited remittance of the student's tuition. @returns its id */
const credited = async (): Promise<string> => {
  await addStudent();
  const { remittance } = await record();
  await submit(remittance.id);
  expect(await decide(colleague, remittance.id, true)).toMatchObject({
    remittance: { state: "CREDITED" },
    decidedBy: "Tunde Balogun",
  });
  return remittance.id;
};

test("a sponsor is kept by the office, and its lists by the bursary", async () => {
  const wrong = await create({ name: "x", contactEmail: "desk" });
  expect(wrong).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "name" }, { field: "contactEmail" }],
  });
  expect(await begin()).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  const read = (browser: Browser) =>
    fieldOf(
      browser,
      `query ($id: ID!) { sponsor(id: $id) {
        sponsor { shortName isActive lists waitingRemittances } revision openSessions canChange canKeepLists
        sponsorships { id session sections coverage percentage most deadline state students claimed }
      } }`,
      { id: sponsorId },
    );
  expect(await read(officer)).toMatchObject({
    sponsor: { isActive: true, lists: 1, waitingRemittances: 0 },
    canChange: false,
    canKeepLists: true,
    sponsorships: [{ id: listId, state: "OPEN", sections: ["C"], coverage: "FULL", students: 0 }],
  });
  expect(await read(admin)).toMatchObject({ canChange: true, canKeepLists: false });
  const changed = await fieldOf(
    admin,
    `mutation ($id: ID!, $input: SponsorInput!) {
      changeSponsor(id: $id, revision: 1, isActive: false, input: $input) { ... on SponsorSaved { id } ${refusal} }
    }`,
    {
      id: sponsorId,
      input: {
        name: `Renamed ${sponsorId}`,
        shortName: `RN ${sponsorId}`,
        contactEmail: "",
        contactPhone: "",
      },
    },
  );
  expect(changed).toEqual({ id: sponsorId });
  const page = await fieldOf(
    officer,
    `query ($search: String) { sponsors(search: $search, filter: { isActive: false }) {
      rows { id name } total export { csv }
    } }`,
    { search: `Renamed ${sponsorId}` },
  );
  expect(page).toMatchObject({ rows: [{ id: sponsorId }], total: 1 });
  expect(String((await officer.get(page.export.csv)).body)).toContain(`Renamed ${sponsorId}`);
  const { data } = await officer.graphql('query { sponsor(id: "2147483647") { revision } }');
  expect(data).toEqual({ sponsor: null });
});

test("a list's coverage changes until money was credited", async () => {
  const change = (input: object, revision = 1) =>
    fieldOf(
      officer,
      `mutation ($id: ID!, $revision: Int!, $input: SponsorshipInput!) {
        changeSponsorship(id: $id, revision: $revision, isClosed: false, input: $input) {
          ... on SponsorSaved { id } ${refusal}
        }
      }`,
      { id: listId, revision, input: { ...coverage, ...input } },
    );
  expect(await change({ coverage: "PERCENTAGE", percentage: 0 })).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "percentage" }],
  });
  expect(await change({ coverage: "AT_MOST", most: 50_000 })).toEqual({ id: listId });
  expect(await change({ coverage: "FULL" })).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  expect(await change({ coverage: "FULL" }, 2)).toEqual({ id: listId });
  await credited();
  expect(await change({ sections: ["A"] }, 3)).toMatchObject({ code: "WRONG_STATE" });
});

test("students are put on a list by their numbers, the good ones without the bad", async () => {
  const numbers = [student.matricNumber, "COHT/1990/001"];
  const trial = await importNumbers(numbers, { dryRun: true });
  expect(trial).toMatchObject({
    report: { rowCount: 2, imported: 0, errorCount: 1, errors: [{ row: 3 }] },
    preview: [{ matricNumber: student.matricNumber, claimed: tuition }, { claimed: null }],
  });
  const unseen = await importNumbers(numbers, { dryRun: false, leaveOutWrong: true });
  expect(unseen).toMatchObject({ code: "PREVIEW_OUTDATED" });
  const taken = await importNumbers(numbers, {
    dryRun: false,
    leaveOutWrong: true,
    preview: trial.previewMark,
  });
  expect(taken).toMatchObject({ report: { imported: 1 } });
  const page = await fieldOf(
    officer,
    `query ($id: ID!) { sponsoredStudents(filter: { sponsorship: $id, isReady: false }) {
      rows { studentId matricNumber standing missing claimed paid outstanding paidOn canRemove } export { xlsx }
    } }`,
    { id: listId },
  );
  expect(page.rows).toMatchObject([
    {
      studentId: String(student.id),
      standing: "ACTIVE",
      missing: ["NO_PHOTO", "INCOMPLETE_PROFILE"],
      claimed: tuition,
      paidOn: null,
      canRemove: true,
    },
  ]);
  expect((await officer.get(page.export.xlsx)).status).toBe(200);
  const remove = (reason: string) =>
    fieldOf(
      officer,
      `mutation ($id: ID!, $studentId: ID!, $reason: String!) {
        removeSponsoredStudent(sponsorshipId: $id, studentId: $studentId, reason: $reason) {
          ... on Acknowledgement { message } ${refusal}
        }
      }`,
      { id: listId, studentId: String(student.id), reason },
    );
  expect(await remove("no")).toMatchObject({ fields: [{ field: "reason" }] });
  expect(await remove("Named by mistake")).toHaveProperty("message");
});

test("a remittance is entered by one and approved by another", async () => {
  await addStudent();
  expect(await record({ amount: 0, paidOn: "2026-03-11" })).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "amount" }, { field: "paidOn" }],
  });
  const draft = await record({ amount: tuition + 500 });
  expect(draft).toMatchObject({
    remittance: { state: "DRAFT", students: 1, allocated: tuition, unallocated: 500 },
    canChange: true,
    canDecide: false,
  });
  const { id } = draft.remittance;
  expect(await submit(id)).toMatchObject({ fields: [{ field: "note" }] });
  const changed = await fieldOf(
    officer,
    `mutation ($id: ID!, $input: RemittanceInput!) {
      changeRemittance(id: $id, revision: 1, input: $input) { ${file} ${refusal} }
    }`,
    { id, input: { amount: tuition - 500, paidOn: "2026-03-09", bankReference: `NIP/${id}` } },
  );
  expect(changed).toMatchObject({ remittance: { unallocated: -500 }, revision: 2 });
  const shared = await fieldOf(
    officer,
    `mutation ($id: ID!, $shares: [RemittanceShareInput!]!) {
      changeRemittanceShares(id: $id, shares: $shares) { ${file} ${refusal} }
    }`,
    { id, shares: [{ studentId: String(student.id), amount: tuition - 500 }] },
  );
  expect(shared).toMatchObject({ remittance: { unallocated: 0 } });
  expect(await submit(id)).toMatchObject({ remittance: { state: "WAITING" }, canChange: false });
  expect(await decide(officer, id, true)).toMatchObject({ code: "SECOND_PERSON" });
  expect(await decide(colleague, id, false)).toMatchObject({ fields: [{ field: "note" }] });
  const { data } = await admin.graphql(
    `query ($id: ID!) {
      sponsorRemittance(id: $id) { canDecide }
      bursaryDashboard { waitingRemittances waitingSponsorVoids }
      sponsorRemittances(filter: { sponsorship: "${listId}", state: WAITING }) { rows { id } total }
    }`,
    { id },
  );
  expect(data).toMatchObject({
    sponsorRemittance: { canDecide: true },
    bursaryDashboard: { waitingRemittances: 1 },
    sponsorRemittances: { rows: [{ id }], total: 1 },
  });
  expect(await decide(admin, id, false, "The bank does not have it")).toMatchObject({
    remittance: { state: "DECLINED" },
  });
});

test("the sponsor's schedule replaces the shares of a draft, which can be discarded", async () => {
  await addStudent();
  const { remittance } = await record();
  const { data, errors } = await officer.upload(
    `mutation ($id: ID!, $file: Upload!) {
      importRemittanceShares(id: $id, file: $file, dryRun: false) {
        ... on RemittanceSharesImport { report { imported } preview { amount outstanding } previewMark }
        ${refusal}
      }
    }`,
    { id: remittance.id },
    {
      content: Buffer.from(`matric_number,amount\n${student.matricNumber},"1,500.50"\n`),
      name: "schedule.csv",
      type: "text/csv",
    },
  );
  expect(errors).toEqual([]);
  expect(data?.importRemittanceShares).toMatchObject({
    report: { imported: 1 },
    preview: [{ amount: "1,500.50", outstanding: tuition }],
  });
  const page = await fieldOf(
    officer,
    `query ($id: ID!) { remittanceShares(filter: { remittance: $id, differs: true }) {
      rows { studentId amount outstanding state receiptId receiptUrl } export { csv }
    } }`,
    { id: remittance.id },
  );
  expect(page.rows).toEqual([
    {
      studentId: String(student.id),
      amount: 1_500.5,
      outstanding: tuition,
      state: "PLANNED",
      receiptId: null,
      receiptUrl: null,
    },
  ]);
  expect(String((await officer.get(page.export.csv)).body)).toContain("1500.5");
  const discarded = await fieldOf(
    officer,
    `mutation ($id: ID!) { discardRemittance(id: $id) { ... on Acknowledgement { message } ${refusal} } }`,
    { id: remittance.id },
  );
  expect(discarded).toHaveProperty("message");
});

test("a student sees what a sponsor is expected to pay, and then what it paid", async () => {
  await addStudent();
  const browser = await signedIn(portal, student);
  const read = () =>
    fieldOf(
      browser,
      `query { viewer { ... on Student {
        expectedSponsorships { sponsor session amount deadline }
        account { receipts { id channel sponsor reference receiptUrl } }
      } } }`,
    );
  expect(await read()).toMatchObject({
    expectedSponsorships: [{ session: "2025/2026", amount: tuition, deadline: "2026-06-30" }],
    account: { receipts: [] },
  });
  const { remittance } = await record();
  await submit(remittance.id);
  await decide(colleague, remittance.id, true);
  const after = await read();
  expect(after).toMatchObject({
    expectedSponsorships: [],
    account: { receipts: [{ channel: "SPONSOR", sponsor: expect.stringMatching(/^LG /) }] },
  });
  const [{ receiptUrl, reference }] = after.account.receipts;
  expect(receiptUrl).toMatch(/^\/download\/account-receipt\/\d+$/);
  const { text } = await readPdf((await browser.get(receiptUrl)).body);
  expect(text).toContain(reference);
  expect((await officer.get(receiptUrl)).status).toBe(200);
  const stranger = await signedIn(portal, await enrol(portal));
  expect((await stranger.get(receiptUrl)).status).toBe(404);
});

test("a student's receipt of a sponsor is voided by two people", async () => {
  const id = await credited();
  const page = await fieldOf(
    officer,
    `query ($id: ID!) { remittanceShares(filter: { remittance: $id }) { rows { receiptId state } } }`,
    { id },
  );
  expect(page.rows).toMatchObject([{ state: "CREDITED" }]);
  const [{ receiptId }] = page.rows;
  const receipt = `... on SponsorReceipt {
    id state remittanceId bankReference amount lines { session label amount } student { id }
    confirmationPath voids { reason isApproved } canAskVoid canDecideVoid
  }`;
  const read = (browser: Browser) =>
    fieldOf(browser, `query ($id: ID!) { sponsorReceipt(id: $id) { ${receipt} } }`, {
      id: receiptId,
    });
  expect(await read(officer)).toMatchObject({
    state: "VALID",
    remittanceId: id,
    amount: tuition,
    student: { id: String(student.id) },
    confirmationPath: expect.stringMatching(/^\/receipt\//),
    canAskVoid: true,
  });
  const ask = (reason: string) =>
    fieldOf(
      officer,
      `mutation ($id: ID!, $reason: String!) {
        askSponsorReceiptVoid(id: $id, reason: $reason) { ${receipt} ${refusal} }
      }`,
      { id: receiptId, reason },
    );
  const decideVoid = (browser: Browser) =>
    fieldOf(
      browser,
      `mutation ($id: ID!) {
        decideSponsorReceiptVoid(id: $id, isApproved: true) { ${receipt} ${refusal} }
      }`,
      { id: receiptId },
    );
  expect(await ask("no")).toMatchObject({ fields: [{ field: "reason" }] });
  expect(await ask("Of another student")).toMatchObject({ state: "VOID_ASKED" });
  expect(await decideVoid(officer)).toMatchObject({ code: "SECOND_PERSON" });
  expect(await decideVoid(admin)).toMatchObject({ state: "VOIDED", voids: [{ isApproved: true }] });
});

test("the statement for the sponsor is a PDF that anybody can confirm", async () => {
  await credited();
  const { statementUrl, ...list } = await fieldOf(
    admin,
    `query ($id: ID!) { sponsorship(id: $id) {
      sponsorship { state students ready claimed paid outstanding unallocated }
      sponsorShortName isCredited waitingRemittances canKeep statementUrl
    } }`,
    { id: listId },
  );
  expect(list).toMatchObject({
    sponsorship: { students: 1, ready: 0, claimed: tuition, paid: tuition, outstanding: 0 },
    isCredited: true,
    waitingRemittances: 0,
    canKeep: false,
  });
  const { body } = await officer.get(statementUrl);
  expect((await readPdf(body)).text).toContain(student.matricNumber);
  const [url = ""] = await readQrCodes(body);
  const confirm = async (of: string) => {
    const { data } = await officer.graphql(
      "query ($code: String!) { sponsorStatementConfirmation(code: $code) { session students claimed paid isCurrent } }",
      { code: of },
    );
    return data?.sponsorStatementConfirmation;
  };
  expect(await confirm("nothing-of-the-college")).toBeNull();
  expect(await confirm(url.split("/").at(-1) ?? "")).toMatchObject({
    session: "2025/2026",
    students: 1,
    paid: tuition,
    isCurrent: true,
  });
  const stranger = await signedIn(portal, student);
  expect((await stranger.get(statementUrl)).status).toBe(403);
});
