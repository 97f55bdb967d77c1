import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApplicationSession } from "../../../college/testing/applicants.ts";
import { type FakePaystack, startFakePaystack } from "../../../college/testing/fake-paystack.ts";
import {
  dashboardQuery,
  screeningOutcome,
  startScreening,
} from "../../testing/applicant-operations.ts";
import {
  apply,
  signedInApplicant,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let provider: FakePaystack;
let portal: TestPortal;
let applicationSessionId: number;

beforeAll(async () => {
  provider = await startFakePaystack();
  portal = await startTestPortal({ college: { config: provider.config } });
  const session = await createApplicationSession(portal.college.college, {
    screeningFeeKobo: 12_500_00,
  });
  applicationSessionId = session.id;
});

afterAll(async () => {
  await portal.close();
  await provider.close();
});

const createApplicant = async (fields: Parameters<typeof apply>[1] = {}) =>
  signedInApplicant(portal, await apply(portal, { applicationSessionId, ...fields }));

describe("the screening fee", () => {
  test("is opened at the college's amount, paid, and verified without a session", async () => {
    const browser = await createApplicant({ surname: "Ibrahim", firstName: "Zainab" });

    const started = await browser.graphql(startScreening);
    const { reference, amount } = provider.last();
    provider.pay(reference);
    const verified = await portal.gateway.browser().graphql(screeningOutcome, { reference });

    expect(amount).toBe(12_500_00);
    expect(started.data?.result).toEqual({
      __typename: "PaymentStarted",
      authorizationUrl: `https://checkout.example/${reference}`,
    });
    expect(verified.data?.result).toMatchObject({
      __typename: "PaymentOutcome",
      isSuccessful: true,
      isPending: false,
      reference,
      amount: 12_500,
    });
    expect((await browser.graphql(dashboardQuery)).data?.viewer).toMatchObject({
      application: {
        screening: {
          amount: 12_500,
          isPaid: true,
          canPay: false,
          receiptUrl: "/download/receipt/screening",
        },
        canEdit: true,
      },
    });
  });

  test("can be paid after a declined payment", async () => {
    const browser = await createApplicant();
    await browser.graphql(startScreening);
    const { reference } = provider.last();
    provider.set(reference, { status: "failed", gateway_response: "Declined" });

    const verified = await browser.graphql(screeningOutcome, { reference });

    expect(verified.data?.result).toMatchObject({
      isSuccessful: false,
      gatewayResponse: "Declined",
    });
    expect((await browser.graphql(dashboardQuery)).data?.viewer).toMatchObject({
      application: { screening: { isPaid: false, canPay: true } },
    });
  });

  test("opened twice uses the same payment", async () => {
    const browser = await createApplicant();

    const one = await browser.graphql(startScreening);
    const two = await browser.graphql(startScreening);

    expect(two.data).toEqual(one.data);
  });

  test("cannot be opened once it is paid", async () => {
    const browser = await createApplicant();
    await browser.graphql(startScreening);
    const { reference } = provider.last();
    provider.pay(reference);
    await browser.graphql(screeningOutcome, { reference });

    expect((await browser.graphql(startScreening)).data?.result).toMatchObject({
      code: "ALREADY_PAID",
    });
  });

  test("cannot be opened for a closed application session", async () => {
    const closed = await createApplicationSession(portal.college.college, {
      opensAt: new Date("2026-01-01T00:00:00.000Z"),
      closesAt: new Date("2026-02-01T00:00:00.000Z"),
    });
    const browser = await createApplicant({ applicationSessionId: closed.id });

    expect((await browser.graphql(startScreening)).data?.result).toMatchObject({
      code: "SESSION_CLOSED",
    });
    expect((await browser.graphql(dashboardQuery)).data?.viewer).toMatchObject({
      application: { screening: { canPay: false } },
    });
  });

  test("is refused with the specified message while the provider is down", async () => {
    const browser = await createApplicant();
    provider.behaviour = "failing";
    try {
      expect((await browser.graphql(startScreening)).data?.result).toMatchObject({
        code: "PROVIDER_UNAVAILABLE",
        message: "An error occurred during payment initialization",
      });
    } finally {
      provider.recover();
    }
  });
});

describe("a payment outcome", () => {
  test.each([
    ["", "MISSING_REFERENCE", "No reference to your payment."],
    ["  ", "MISSING_REFERENCE", "No reference to your payment."],
    ["../../admission", "UNKNOWN_REFERENCE", "Payment verification failed"],
  ])("of the invalid reference '%s' is refused", async (reference, code, message) => {
    const answer = await portal.gateway.browser().graphql(screeningOutcome, { reference });

    expect(answer.data?.result).toMatchObject({ code, message });
  });

  test("of an unknown reference is refused", async () => {
    const answer = await portal.gateway
      .browser()
      .graphql(screeningOutcome, { reference: "nobody-knows-this-one" });

    expect(answer.data?.result).toMatchObject({ code: "UNKNOWN_REFERENCE" });
  });
});
