import { afterAll, beforeAll, expect, test } from "vitest";
import { creditPayment, openFees } from "../../../college/testing/payments.ts";
import { readPdf, readQrCodes } from "../../../college/testing/pdf.ts";
import {
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let sessionId: number;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      ({ sessionId } = await openFees(college));
    },
  });
});

afterAll(() => portal.close());

const content = `charged paid outstanding arrears credit statementUrl
  sessions { session outstanding sections { section charges { label charged outstanding
    payments { channel reference amount paidAt } } } }
  receipts { channel reference amount voidedAt receiptUrl }`;
const own = `{ viewer { ... on Student { account { ${content} } } } }`;

test("student and staff see one account, and anybody confirms its statement", async () => {
  const student = await enrol(portal);
  const { reference } = await creditPayment(portal.college.college, {
    accountId: student.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: 86_500_00,
  });
  const browser = await signedIn(portal, student);
  const { data } = await browser.graphql(own);
  const { account } = Object(data?.viewer);
  expect(account).toMatchObject({
    paid: 86_500,
    arrears: 0,
    credit: 0,
    statementUrl: "/download/statement",
    receipts: [{ channel: "ONLINE", reference, amount: 86_500, voidedAt: null, receiptUrl: null }],
  });
  const sections = account.sessions[0].sections;
  expect(sections.map(({ section }: { section: string }) => section)).toEqual(["A", "B", "C"]);
  expect(sections.at(-1).charges[0].payments).toEqual([
    expect.objectContaining({ channel: "ONLINE", reference }),
  ]);

  for (const role of ["SUPER_ADMIN", "ICT_SUPPORT", "BURSARY_OFFICER"] as const) {
    const office = await signedInStaff(portal, role);
    const answer = await office.graphql(
      `{ studentRecordAccount(id: "${student.id}") { matricNumber name account { ${content} } } }`,
    );
    const statementUrl = `/download/statement/${student.id}`;
    expect(answer.data).toEqual({
      studentRecordAccount: {
        matricNumber: student.matricNumber,
        name: "Adeyemi Folake",
        account: { ...account, statementUrl },
      },
    });
    expect((await office.get(statementUrl)).status).toBe(200);
  }

  const file = await browser.get("/download/statement");
  expect(file.headers["content-disposition"]).toContain("statement.pdf");
  expect((await readPdf(file.body)).text).toContain(reference);
  const [printed = ""] = await readQrCodes(file.body);
  const confirmed = await portal.gateway
    .browser()
    .graphql(
      `{ statementConfirmation(code: "${printed.split("/").at(-1)}") { matricNumber charged paid outstanding credit isCurrent } }`,
    );
  expect(confirmed.data?.statementConfirmation).toEqual({
    matricNumber: student.matricNumber,
    charged: account.charged,
    paid: 86_500,
    outstanding: account.outstanding,
    credit: 0,
    isCurrent: true,
  });
});

test("other roles read no account, and unknown students have none", async () => {
  const student = await enrol(portal);
  const query = (id: number) => `{ studentRecordAccount(id: "${id}") { name } }`;
  for (const role of ["LECTURER", "EXAM_OFFICER"] as const) {
    const browser = await signedInStaff(portal, role);
    const { errors } = await browser.graphql(query(student.id));
    expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
    expect((await browser.get(`/download/statement/${student.id}`)).status).toBe(403);
  }
  const office = await signedInStaff(portal, "SUPER_ADMIN");
  expect((await office.graphql(query(2_147_483_647))).data).toEqual({ studentRecordAccount: null });
  expect((await office.get("/download/statement/2147483647")).status).toBe(404);
  const nobody = portal.gateway.browser();
  expect((await nobody.get("/download/statement")).status).toBe(401);
  const unknown = await nobody.graphql(
    `{ statementConfirmation(code: "abcdefgh12345678") { name } }`,
  );
  expect(unknown.data).toEqual({ statementConfirmation: null });
});
