import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createBankAccount, createSlip, statementOf } from "../../../../college/testing/bank.ts";
import { openFees } from "../../../../college/testing/payments.ts";
import { readPdf } from "../../../../college/testing/pdf.ts";
import type { TestStudent } from "../../../../college/testing/people.ts";
import { idIn, sponsorsOf } from "../../../../college/testing/sponsors.ts";
import { createStaff } from "../../../../college/testing/staff.ts";
import type { StaffRole } from "../../../../contract/staff/role.ts";
import type { Browser } from "../../../testing/browser.ts";
import {
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../../testing/portal.ts";

let portal: TestPortal;
let officer: Browser;
let colleague: Browser;
let admin: Browser;
let accountId: number;
let student: TestStudent;
/** Of the student, for tuition. */
let reference: string;

beforeAll(async () => {
  portal = await startTestPortal({ prepare: openFees });
  officer = await signedInStaff(portal, "BURSARY_OFFICER");
  colleague = await signedInStaff(portal, "BURSARY_OFFICER");
  admin = await signedInStaff(portal, "SUPER_ADMIN");
});

beforeEach(async () => {
  const { college } = portal.college;
  accountId = await createBankAccount(college);
  student = await enrol(portal);
  const items = await itemsOf();
  const tuition = items.filter(({ section }) => section === "C");
  ({ reference } = await createSlip(
    college,
    student,
    tuition.map(({ key }) => key),
  ));
});

afterAll(() => portal.close());

/** The value of an operation's only field. */
const fieldOf = async (browser: Browser, query: string, variables: object = {}) => {
  const { data, errors } = await browser.graphql(query, variables);
  expect(errors).toEqual([]);
  return Object(Object.values(data ?? {})[0]);
};

const itemsOf = async (): Promise<readonly { key: string; section: string }[]> =>
  (
    await fieldOf(
      officer,
      "query ($id: ID!) { counterStudent(id: $id) { items { key section } } }",
      { id: student.id },
    )
  ).items;

const refusal = "... on Refusal { code fields { field } }";

const columns = {
  dateColumn: "Date",
  narrationColumn: "Narration",
  creditColumn: "Credit",
  dateFormat: "DAY_FIRST",
};

const send = async (
  lines: Parameters<typeof statementOf>[0],
  { dryRun = false, map = columns, browser = officer }: Partial<SendOptions> = {},
) => {
  const { data, errors } = await browser.upload(
    `mutation ($accountId: ID!, $file: Upload!, $columns: StatementColumnsInput!, $dryRun: Boolean!) {
      importStatement(accountId: $accountId, file: $file, columns: $columns, dryRun: $dryRun) {
        __typename
        ... on StatementImport {
          dryRun statementId rowCount sums { kind rows amount }
          rows { line kind day narration amount reason problem nameDiffers
            slip { reference rest student { matricNumber } } }
        }
        ${refusal}
      }
    }`,
    { accountId, columns: map, dryRun },
    { name: "march.csv", type: "text/csv", content: Buffer.from(statementOf(lines)) },
  );
  expect(errors).toEqual([]);
  return Object(data?.importStatement);
};

interface SendOptions {
  readonly dryRun: boolean;
  readonly map: object;
  readonly browser: Browser;
}

const rowFields = `row { id state kind reason amount receiptNumber student { id } account { bank } }
  fileName slip { reference state } suggestions { id }
  row { remittance { id sponsor } } remittances { id bankReference amount }
  proposals { id way student { id } remittance { id } lines { label amount } note isApproved decisionNote }
  receipts { id number receiptUrl confirmationPath voidedAt lines { label amount } voids { reason isApproved } }
  canPropose canDecide canAskVoid canDecideVoid`;

const rowsOf = async (filter: object = {}) =>
  (
    await fieldOf(
      officer,
      `query ($filter: BankRowFilter) { bankRows(filter: $filter, sort: AMOUNT, descending: false) {
        total rows { id line state reason amount narration } export { csv }
      } }`,
      { filter: { account: accountId, ...filter } },
    )
  ).rows;

const readRow = (browser: Browser, id: string) =>
  fieldOf(browser, `query ($id: ID!) { bankRow(id: $id) { ${rowFields} } }`, { id });

const propose = (browser: Browser, id: string, input: object) =>
  fieldOf(
    browser,
    `mutation ($id: ID!, $input: RowProposalInput!) { proposeRow(id: $id, input: $input) {
      ... on BankRowFile { ${rowFields} } ${refusal}
    } }`,
    {
      id,
      input: { way: "CREDIT_STUDENT", studentId: student.id, note: "By the teller", ...input },
    },
  );

const decide = (
  browser: Browser,
  id: string,
  proposalId: string,
  decision: object = { isApproved: true },
) =>
  fieldOf(
    browser,
    `mutation ($id: ID!, $proposalId: ID!, $isApproved: Boolean!, $note: String) {
      decideRow(id: $id, proposalId: $proposalId, isApproved: $isApproved, note: $note) {
        ... on BankRowFile { ${rowFields} } ${refusal}
      }
    }`,
    { id, proposalId, ...decision },
  );

describe("a statement", () => {
  test("is read, previewed and imported, and credits its students", async () => {
    const lines = [
      { narration: `NIP/${reference}/FEES`, credit: "86,500.00" },
      { narration: "CASH DEP", credit: "1,000.00" },
      { narration: "CHARGES", debit: "50.00" },
      { date: "31/02/2026", narration: "TRF", credit: "5" },
    ];
    const { data } = await officer.upload(
      `mutation ($accountId: ID!, $file: Upload!) {
        readStatementColumns(accountId: $accountId, file: $file) {
          ... on StatementColumns {
            headingLine columns { heading samples } dateColumn narrationColumn creditColumn idColumn payerColumn
            dateFormat isSaved
          }
        }
      }`,
      { accountId },
      { name: "march.csv", type: "text/csv", content: Buffer.from(statementOf(lines)) },
    );
    expect(data?.readStatementColumns).toMatchObject({
      headingLine: 3,
      columns: expect.arrayContaining([
        { heading: "Credit", samples: ["86,500.00", "1,000.00", "5"] },
      ]),
      ...columns,
      isSaved: false,
    });

    const preview = await send(lines, { dryRun: true });
    expect(preview).toMatchObject({ dryRun: true, statementId: null, rowCount: 4 });
    expect(preview.rows).toMatchObject([
      {
        line: 4,
        kind: "MATCHED",
        day: "2026-03-10",
        amount: 86_500,
        reason: null,
        slip: { reference, rest: 86_500, student: { matricNumber: student.matricNumber } },
      },
      { line: 5, kind: "UNMATCHED", reason: "NO_REFERENCE", slip: null },
      { line: 6, kind: "IGNORED" },
      { line: 7, kind: "UNREADABLE", problem: expect.any(String) },
    ]);
    expect(await rowsOf()).toEqual([]);

    const imported = await send(lines);
    expect(imported.sums).toEqual(preview.sums);
    expect(await rowsOf()).toMatchObject([
      { line: 5, state: "OPEN", reason: "NO_REFERENCE", amount: 1_000 },
      { line: 4, state: "CREDITED", reason: null, amount: 86_500 },
    ]);
    const again = await send(lines);
    expect(again.rows).toMatchObject([
      { line: 4, kind: "SEEN" },
      { line: 5, kind: "SEEN" },
      { line: 6 },
      { line: 7 },
    ]);

    const list = await fieldOf(
      admin,
      `query ($filter: BankStatementFilter) { bankStatements(filter: $filter) {
        total rows { id fileName importedBy finishedAt rowCount sums { kind rows } waiting { rows amount } }
        export { xlsx }
      } }`,
      { filter: { account: accountId, isWaiting: true } },
    );
    expect(list).toMatchObject({
      total: 1,
      rows: [{ fileName: "march.csv", rowCount: 4, waiting: { rows: 1, amount: 1_000 } }],
    });
    expect((await admin.get(list.export.xlsx)).status).toBe(200);
    const file = await fieldOf(
      admin,
      "query ($id: ID!) { bankStatement(id: $id) { statement { id } unreadable { line problem } } }",
      { id: list.rows[0].id },
    );
    expect(file).toMatchObject({ statement: { id: list.rows[0].id }, unreadable: [{ line: 7 }] });
  });

  test("credits a student who sees where the money came from, and downloads the receipt", async () => {
    await send([{ narration: `NIP/${reference}/FEES`, credit: "86,500.00" }]);
    const browser = await signedIn(portal, student);
    const { account, paymentSlips } = await fieldOf(
      browser,
      `{ viewer { ... on Student {
        account { paid receipts { id channel reference bank amount paidAt receiptUrl } }
        paymentSlips { slips { state received paidAt slipUrl } }
      } } }`,
    );
    expect(account).toMatchObject({
      paid: 86_500,
      receipts: [
        {
          channel: "BANK",
          reference: expect.stringMatching(/^B\d{8}$/),
          bank: "Zenith Bank",
          amount: 86_500,
        },
      ],
    });
    expect(paymentSlips.slips).toMatchObject([{ state: "PAID", received: 86_500, slipUrl: null }]);
    const [{ reference: number, receiptUrl }] = account.receipts;
    const { text } = await readPdf((await browser.get(receiptUrl)).body);
    expect(text).toContain(number);
    expect(text).toContain("Zenith Bank");
    expect((await officer.get(receiptUrl)).status).toBe(200);
    expect((await (await signedIn(portal, await enrol(portal))).get(receiptUrl)).status).toBe(404);

    const [{ id }] = await rowsOf();
    const { receipts } = await readRow(officer, id);
    const code = receipts[0].confirmationPath.split("/").at(-1);
    const confirmed = await fieldOf(
      portal.gateway.browser(),
      "query ($code: String!) { receiptConfirmation(code: $code) { reference amount } }",
      { code },
    );
    expect(confirmed).toEqual({ reference: number, amount: 86_500 });
  });

  test.each([
    [{ ...columns, creditColumn: "Nothing" }, "creditColumn"],
    [{ ...columns, narrationColumn: "Date" }, "narrationColumn"],
    [{ ...columns, dateColumn: "" }, "dateColumn"],
  ])("with the columns %j is refused at the column", async (map, field) => {
    expect(await send([{ credit: 1 }], { map })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field }],
    });
  });

  test("of an account that is not there is not found", async () => {
    const missing = await officer.upload(
      "mutation ($file: Upload!) { readStatementColumns(accountId: 2147483647, file: $file) { __typename } }",
      {},
      { name: "march.csv", type: "text/csv", content: Buffer.from(statementOf([{ credit: 1 }])) },
    );
    expect(missing.errors[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("a leftover", () => {
  const leftover = async (narration = `CASH DEP ${student.matricNumber}`): Promise<string> => {
    await send([{ narration, credit: "5,000.00" }]);
    const [row] = await rowsOf({ isWaiting: true });
    return row.id;
  };

  test("is credited once a second person approves, and again a leftover once its void is", async () => {
    const id = await leftover();
    expect(await readRow(officer, id)).toMatchObject({
      row: { state: "OPEN" },
      suggestions: [{ id: String(student.id) }],
      canPropose: true,
      canDecide: false,
    });
    const item = (await itemsOf()).find(({ section }) => section === "A");
    const proposed = await propose(officer, id, { items: [item?.key] });
    expect(proposed).toMatchObject({ row: { state: "PROPOSED" }, canDecide: false });
    const [{ id: proposalId }] = proposed.proposals;
    expect(await propose(colleague, id, {})).toMatchObject({ code: "CHANGED_ELSEWHERE" });
    expect(await decide(officer, id, proposalId)).toMatchObject({ code: "SECOND_PERSON" });
    expect((await readRow(admin, id)).canDecide).toBe(true);

    const approved = await decide(admin, id, proposalId);
    expect(approved).toMatchObject({
      row: { state: "CREDITED", student: { id: String(student.id) } },
      proposals: [{ isApproved: true }],
      receipts: [{ voidedAt: null, lines: [{ amount: 5_000 }] }],
      canAskVoid: true,
    });
    expect(await decide(colleague, id, proposalId)).toMatchObject({ code: "CHANGED_ELSEWHERE" });

    const voided = async (browser: Browser, mutation: string) =>
      fieldOf(
        browser,
        `mutation ($id: ID!) { ${mutation} { ... on BankRowFile { ${rowFields} } ${refusal} } }`,
        { id },
      );
    const ask = 'askRowVoid(id: $id, reason: "Paid by another student")';
    expect(await voided(officer, ask)).toMatchObject({ row: { state: "VOID_ASKED" } });
    const approve = "decideRowVoid(id: $id, isApproved: true)";
    expect(await voided(officer, approve)).toMatchObject({ code: "SECOND_PERSON" });
    expect(await voided(colleague, approve)).toMatchObject({
      row: { state: "OPEN", reason: "VOIDED", receiptNumber: null },
      receipts: [{ voidedAt: expect.any(String), voids: [{ isApproved: true }] }],
      canPropose: true,
    });
  });

  test("goes back to the bank, or stays after a decline", async () => {
    const id = await leftover("NIP CR WATER BOARD");
    const back = { way: "RETURN", studentId: null, note: "It is the water board's" };
    const [{ id: first }] = (await propose(officer, id, back)).proposals;
    expect(await decide(colleague, id, first, { isApproved: false })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "note" }],
    });
    const declined = { isApproved: false, note: "Ask the bank first" };
    expect(await decide(colleague, id, first, declined)).toMatchObject({
      row: { state: "OPEN" },
      proposals: [{ isApproved: false, decisionNote: "Ask the bank first" }],
    });
    const [{ id: second }] = (await propose(officer, id, back)).proposals;
    expect(await decide(colleague, id, second)).toMatchObject({
      row: { state: "RETURNED", student: null },
      canPropose: false,
    });
  });

  test("is a sponsor's transfer, by two people", async () => {
    const { college, url } = portal.college;
    const [keeper, clerk, second] = await Promise.all([
      createStaff(college, "SUPER_ADMIN"),
      createStaff(college, "BURSARY_OFFICER"),
      createStaff(college, "BURSARY_OFFICER"),
    ]);
    const sponsors = sponsorsOf(url, clerk);
    const list = idIn(await sponsors.begin(idIn(await sponsorsOf(url, keeper).create())));
    await sponsors.importStudents(list, [student.matricNumber]).expect(200);
    const sent = { amount: 86_500, bank_reference: "NELFUND/9" };
    const remittance = idIn(await sponsors.record(list, sent));
    await sponsors.submit(remittance).expect(200);
    await sponsorsOf(url, second).decide(remittance).expect(200);

    const id = await leftover("NIP NELFUND/9");
    const remittanceId = String(remittance);
    expect((await readRow(officer, id)).remittances[0]).toEqual({
      id: remittanceId,
      bankReference: "NELFUND/9",
      amount: 86_500,
    });
    const input = { way: "SPONSOR_TRANSFER", studentId: null, note: "By the advice of the fund" };
    expect(await propose(officer, id, input)).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "remittanceId" }],
    });
    const { proposals } = await propose(officer, id, { ...input, remittanceId });
    expect(proposals).toMatchObject([
      { way: "SPONSOR_TRANSFER", remittance: { id: remittanceId } },
    ]);
    expect(await decide(colleague, id, proposals[0].id)).toMatchObject({
      row: { state: "SPONSOR_TRANSFER", student: null, remittance: { id: remittanceId } },
      receipts: [],
    });
  });

  test.each([
    [{ note: "no" }, "note"],
    [{ studentId: null }, "studentId"],
    [{ items: ["charge-2147483647"] }, "items"],
    [{ items: ["nobody"] }, "items"],
  ])("is not proposed with %j", async (input, field) => {
    expect(await propose(officer, await leftover(), input)).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field }],
    });
  });
});

test.each<StaffRole>([
  "LECTURER",
  "EXAM_OFFICER",
  "ICT_SUPPORT",
  "SUPER_ADMIN",
])("%s imports no statement and proposes nothing", async (role) => {
  const browser = await signedInStaff(portal, role);
  const { errors } = await browser.graphql(
    'mutation { proposeRow(id: 1, input: { way: RETURN, note: "Not ours" }) { __typename } }',
  );
  expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
  const sent = await browser.upload(
    "mutation ($file: Upload!) { readStatementColumns(accountId: 1, file: $file) { __typename } }",
    {},
    { name: "march.csv", type: "text/csv", content: Buffer.from(statementOf([{ credit: 1 }])) },
  );
  expect(sent.errors[0]?.extensions.code).toBe("FORBIDDEN");
  const read = await browser.graphql("{ bankRows { total } bankStatements { total } }");
  expect(read.errors[0]?.extensions.code).toBe(role === "SUPER_ADMIN" ? undefined : "FORBIDDEN");
});
