import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakePaystack, startFakePaystack } from "../../../college/testing/fake-paystack.ts";
import { creditPayment, ledgerOf, openFees, payOnline } from "../../../college/testing/payments.ts";
import { readPdf } from "../../../college/testing/pdf.ts";
import { enrol, signedIn, startTestPortal, type TestPortal } from "../../testing/portal.ts";

let provider: FakePaystack;
let portal: TestPortal;
let fees: Awaited<ReturnType<typeof openFees>>;

beforeAll(async () => {
  provider = await startFakePaystack();
  portal = await startTestPortal({
    college: { config: provider.config },
    prepare: async (college) => {
      fees = await openFees(college);
    },
  });
});

afterAll(async () => {
  await portal.close();
  await provider.close();
});

const startTuition =
  "mutation { startTuitionPayment { __typename ... on PaymentStarted { authorizationUrl } ... on Refusal { code message } } }";
const startHostel =
  "mutation { startHostelPayment { __typename ... on PaymentStarted { authorizationUrl } ... on Refusal { code message } } }";
const startSection = (section: string, session = "") =>
  `mutation { startSectionPayment(section: ${section}${session}) { __typename ... on PaymentStarted { authorizationUrl } ... on Refusal { code message } } }`;
const outcome = (purpose: string, reference: string) => `{
  paymentOutcome(purpose: ${purpose}, reference: "${reference}") {
    __typename
    ... on PaymentOutcome { isSuccessful isPending gatewayResponse paymentId reference item amount session surname firstName }
    ... on Refusal { code message }
  }
}`;
const history =
  "{ viewer { ... on Student { payments { id item amount reference receiptUrl } fees { tuition { isPaid canPay } hostel { isPaid canPay } } } } }";

describe("tuition", () => {
  test("is paid at the provider, verified without a session and listed afterwards", async () => {
    const student = await enrol(portal, { surname: "Okafor", firstName: "Chidi" });
    const browser = await signedIn(portal, student);

    const started = await browser.graphql(startTuition);
    const { reference } = provider.last();
    provider.pay(reference);
    const verified = await portal.gateway.browser().graphql(outcome("TUITION", reference));

    expect(started.data).toEqual({
      startTuitionPayment: {
        __typename: "PaymentStarted",
        authorizationUrl: `https://checkout.example/${reference}`,
      },
    });
    expect(verified.data?.paymentOutcome).toMatchObject({
      isSuccessful: true,
      isPending: false,
      reference,
      amount: 86_500,
      session: "2025/2026",
      surname: "Okafor",
      firstName: "Chidi",
    });
    const { data } = await browser.graphql(history);
    expect(data?.viewer).toMatchObject({
      payments: [{ item: "Tuition Fee", amount: 86_500, reference }],
      fees: {
        tuition: { isPaid: true, canPay: false },
        hostel: { isPaid: false, canPay: true },
      },
    });
    expect(await ledgerOf(portal.college, student.accountId)).toHaveLength(1);
  });

  test("opened twice uses the same payment", async () => {
    const browser = await signedIn(portal, await enrol(portal));

    const [first, second] = [
      await browser.graphql(startTuition),
      await browser.graphql(startTuition),
    ];

    expect(second.data).toEqual(first.data);
  });

  test("cannot be opened again once it is paid", async () => {
    const student = await enrol(portal);
    await creditPayment(portal.college.college, { ...fees, ...student, purpose: "tuition" });
    const browser = await signedIn(portal, student);

    const answer = await browser.graphql(startTuition);

    expect(answer.data).toMatchObject({ startTuitionPayment: { code: "ALREADY_PAID" } });
  });

  test("is refused for an unknown tuition record", async () => {
    const browser = await signedIn(portal, await enrol(portal));

    const answer = await browser.graphql(
      'mutation { startTuitionPayment(tuitionFeeId: "999") { ... on Refusal { code message } } }',
    );

    expect(answer.data).toEqual({
      startTuitionPayment: {
        code: "PAYMENT_NOT_STARTED",
        message: "Error initiating tuition fees payment: Bad Request",
      },
    });
  });

  test("can be tried again after a declined payment", async () => {
    const browser = await signedIn(portal, await enrol(portal));
    await browser.graphql(startTuition);
    const { reference } = provider.last();
    provider.set(reference, { status: "failed", gateway_response: "Declined" });

    const verified = await browser.graphql(outcome("TUITION", reference));

    expect(verified.data?.paymentOutcome).toMatchObject({
      isSuccessful: false,
      gatewayResponse: "Declined",
    });
    expect((await browser.graphql(startTuition)).data).toMatchObject({
      startTuitionPayment: { __typename: "PaymentStarted" },
    });
  });
});

describe("a section that students may pay online as well", () => {
  const payable = `{ viewer { ... on Student {
    fees { sections { name payableOnline } }
    account { sessions { session sections { section payableOnline } } }
    payments { id purpose item amount receiptUrl }
  } } }`;

  test("is paid at the provider, verified without a session and listed with its receipt", async () => {
    await payOnline(portal.college.college, { stage: "first_year", section: "A" });
    const student = await enrol(portal);
    const browser = await signedIn(portal, student);

    const before = await browser.graphql(payable);
    const started = await browser.graphql(startSection("A"));
    const { reference } = provider.last();
    provider.pay(reference);
    const verified = await portal.gateway.browser().graphql(outcome("SECTION", reference));
    const again = await browser.graphql(startSection("A"));
    const after = await browser.graphql(payable);

    expect(before.data?.viewer).toMatchObject({
      fees: {
        sections: [
          { name: "A", payableOnline: 15_000 },
          { name: "B", payableOnline: null },
          { name: "C", payableOnline: null },
        ],
      },
      account: { sessions: [{ sections: [{ section: "A", payableOnline: 15_000 }, {}, {}] }] },
    });
    expect(started.data).toEqual({
      startSectionPayment: {
        __typename: "PaymentStarted",
        authorizationUrl: `https://checkout.example/${reference}`,
      },
    });
    expect(verified.data?.paymentOutcome).toMatchObject({
      isSuccessful: true,
      item: "Section A Fees",
      amount: 15_000,
    });
    expect(again.data).toEqual({
      startSectionPayment: {
        __typename: "Refusal",
        code: "ALREADY_PAID",
        message: "This section is already paid.",
      },
    });
    expect(after.data?.viewer).toMatchObject({
      fees: { sections: [{ payableOnline: 0 }, {}, {}] },
      payments: [{ purpose: "SECTION", item: "Section A Fees", amount: 15_000 }],
    });
    const { payments } = after.data?.viewer as { payments: { receiptUrl: string }[] };
    const receipt = await browser.get(payments[0]?.receiptUrl ?? "");
    expect((await readPdf(receipt.body)).text).toContain("Section A Fees");
  });

  test.each([
    ["B", "", "NOT_ONLINE", "This section cannot be paid online. Pay it where the fee table says."],
    ["C", "", "PAYMENT_NOT_STARTED", "Nothing of this section is charged to you in this session."],
    [
      "A",
      ', session: "2001/2002"',
      "PAYMENT_NOT_STARTED",
      "Nothing of this section is charged to you in this session.",
    ],
  ])("is refused: section %s%s", async (section, session, code, message) => {
    await payOnline(portal.college.college, { stage: "first_year", section: "A" });
    const browser = await signedIn(portal, await enrol(portal));

    const answer = await browser.graphql(startSection(section, session));

    expect(answer.data?.startSectionPayment).toEqual({ __typename: "Refusal", code, message });
  });

  test("is not asked for with something that is no session", async () => {
    const browser = await signedIn(portal, await enrol(portal));

    const answer = await browser.graphql(startSection("A", ', session: "last year"'));

    expect(answer.errors).toMatchObject([{ extensions: { code: "INVALID_REQUEST" } }]);
  });
});

describe("the hostel fee", () => {
  test("requires paid tuition, with the specified message", async () => {
    const browser = await signedIn(portal, await enrol(portal));

    const answer = await browser.graphql(startHostel);

    expect(answer.data).toEqual({
      startHostelPayment: {
        __typename: "Refusal",
        code: "TUITION_UNPAID",
        message: "You have to pay tuition fee first, before commencing hostel application",
      },
    });
  });

  test("can be opened once tuition is paid", async () => {
    const student = await enrol(portal);
    await creditPayment(portal.college.college, { ...fees, ...student, purpose: "tuition" });
    const browser = await signedIn(portal, student);

    const answer = await browser.graphql(startHostel);

    expect(answer.data).toMatchObject({ startHostelPayment: { __typename: "PaymentStarted" } });
    expect(provider.last().amount).toBe(25_000_00);
  });
});

describe("an unknown reference", () => {
  test.each([
    "NOBODY0000000000000000000",
    "../../auth/logout/",
    "a b",
    "%2e%2e",
  ])("such as %s is refused", async (reference) => {
    const answer = await portal.gateway.browser().graphql(outcome("HOSTEL", reference));

    expect(answer.data).toMatchObject({
      paymentOutcome: { __typename: "Refusal", code: "UNKNOWN_REFERENCE" },
    });
  });
});

describe("a receipt", () => {
  test("can be downloaded only by its owner and confirmed by anybody", async () => {
    const owner = await enrol(portal, { surname: "Okafor" });
    const paid = await creditPayment(portal.college.college, {
      ...fees,
      ...owner,
      purpose: "hostel",
    });
    const path = `/download/receipt/hostel/${paid.id}`;
    const other = await signedIn(portal, await enrol(portal));

    const receipt = await (await signedIn(portal, owner)).get(path);
    const stolen = await other.get(path);
    const confirmed = await portal.gateway
      .browser()
      .graphql(
        `{ receiptConfirmation(code: "${paid.receiptCode}") { payer item amount session } }`,
      );

    expect((await readPdf(receipt.body)).text).toContain("25,000.00");
    expect(stolen.status).toBe(404);
    expect(confirmed.data?.receiptConfirmation).toMatchObject({
      payer: expect.stringContaining("Okafor"),
      amount: 25_000,
      session: "2025/2026",
    });
  });

  test.each([
    "AAAAAAAAAAAAAAAAAAAAAAAA",
    "short",
    "../../student/1/",
  ])("with the unknown code %s is not confirmed", async (code) => {
    const answer = await portal.gateway
      .browser()
      .graphql("query ($code: String!) { receiptConfirmation(code: $code) { payer } }", { code });

    expect(answer).toMatchObject({ errors: [], data: { receiptConfirmation: null } });
  });
});
