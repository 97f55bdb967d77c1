import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sponsor } from "../../../college/src/db/schema/sponsors.ts";
import { departmentCalled } from "../../../college/testing/departments.ts";
import { type FakePaystack, startFakePaystack } from "../../../college/testing/fake-paystack.ts";
import { openFees } from "../../../college/testing/payments.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  employ,
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let provider: FakePaystack;
let portal: TestPortal;
let admin: Browser;
let officer: Browser;
let departmentId: string;
let sponsorId: string;

beforeAll(async () => {
  provider = await startFakePaystack();
  portal = await startTestPortal({
    college: { config: provider.config },
    prepare: async (college) => {
      await openFees(college);
      const [owner] = await college.db
        .insert(sponsor)
        .values({ name: "Nigerian Education Loan Fund", shortName: "NELFUND" })
        .returning();
      sponsorId = String(owner?.id);
      departmentId = String((await departmentCalled(college, "Community Health")).id);
    },
  });
  admin = await signedInStaff(portal, await employ(portal, "SUPER_ADMIN"));
  officer = await signedInStaff(portal, await employ(portal, "BURSARY_OFFICER"));
});

afterAll(async () => {
  await portal.close();
  await provider.close();
});

const refusal = "... on Refusal { code message fields { field message } }";
const outcome = `__typename
  ... on CatalogueSaved { id message } ... on CatalogueConsequences { sentences } ${refusal}`;

const create = `mutation ($input: PaymentPlanInput!) {
  createPaymentPlan(input: $input) { ${outcome} }
}`;
const change = `mutation ($id: ID!, $revision: Int!, $shares: [PlanShareInput!]!, $isConfirmed: Boolean) {
  changePaymentPlan(id: $id, revision: $revision, shares: $shares, isConfirmed: $isConfirmed) { ${outcome} }
}`;
const remove = `mutation ($id: ID!, $revision: Int!) {
  deletePaymentPlan(id: $id, revision: $revision) { ${outcome} }
}`;
const copy = `mutation ($from: String!, $to: String!) {
  copyPaymentPlans(from: $from, to: $to) { ${outcome} }
}`;
const preview = `query ($input: PaymentPlanChangeInput!) {
  paymentPlanPreview(input: $input) {
    __typename ... on PaymentPlanPreview { students locked { unlock students } late consequences } ${refusal}
  }
}`;
const plans = `{ paymentPlans {
  session sessions departments { id name } sponsors { id shortName } canEdit
  plans { id department { id name } level sponsor { shortName } shares { number percent dueDate unlocks } students revision }
} }`;

const shares = [
  { percent: 60, dueDate: "2099-03-15", unlocks: ["REGISTRATION"] },
  { percent: 40, dueDate: "2099-05-15", unlocks: ["HOSTEL", "EXAMINATION"] },
];

const input = { session: "2025/2026", department: null as string | null, level: 100, shares };

const ownPlan = `{ viewer { ... on Student { fees {
  tuition { amount canPay plan {
    shares { number label percent amount outstanding dueDate state unlocks } unlocked nextAmount
  } }
  hostel { canPay obstacle }
} } } }`;

const startTuition = `mutation ($share: TuitionShare) {
  startTuitionPayment(share: $share) { __typename ${refusal} }
}`;

interface FeesSeen {
  readonly tuition: { readonly plan: object };
  readonly hostel: { readonly obstacle: string | null };
}

const feesOf = async (browser: Browser) => {
  const { data } = await browser.graphql(ownPlan);
  return (data?.viewer as { readonly fees: FeesSeen }).fees;
};

const payShare = async (browser: Browser) => {
  const { data } = await browser.graphql(startTuition, { share: "NEXT" });
  const { reference, amount } = provider.last();
  provider.pay(reference);
  await browser.graphql(`{
    paymentOutcome(purpose: TUITION, reference: "${reference}") { __typename }
  }`);
  return { result: data?.startTuitionPayment, amount };
};

describe("the fee office", () => {
  test("creates, previews, changes and deletes plans, and the bursary reads them", async () => {
    const { data } = await admin.graphql(create, {
      input: { ...input, level: 300, sponsor: sponsorId },
    });
    expect(data?.createPaymentPlan).toMatchObject({ __typename: "CatalogueSaved" });
    const { id } = data?.createPaymentPlan as { readonly id: string };

    const own = (await admin.graphql(plans)).data?.paymentPlans;
    expect(own).toEqual({
      session: "2025/2026",
      sessions: ["2025/2026"],
      departments: expect.arrayContaining([{ id: departmentId, name: "Community Health" }]),
      sponsors: [{ id: sponsorId, shortName: "NELFUND" }],
      canEdit: true,
      plans: [
        {
          id,
          department: null,
          level: 300,
          sponsor: { shortName: "NELFUND" },
          shares: shares.map((share, index) => ({ number: index + 1, ...share })),
          students: 0,
          revision: 1,
        },
      ],
    });
    expect((await officer.graphql(plans)).data?.paymentPlans).toMatchObject({ canEdit: false });

    const seen = (await admin.graphql(preview, { input: { id } })).data?.paymentPlanPreview;
    expect(seen).toEqual({
      __typename: "PaymentPlanPreview",
      students: 0,
      locked: [],
      late: 0,
      consequences: [],
    });
    const variables = { id, revision: 1, shares };
    const [first, second] = [
      await admin.graphql(change, variables),
      await admin.graphql(change, variables),
    ];
    expect(first.data?.changePaymentPlan).toMatchObject({ __typename: "CatalogueSaved" });
    expect(second.data?.changePaymentPlan).toMatchObject({ code: "CHANGED_ELSEWHERE" });
    const removed = await admin.graphql(remove, { id, revision: 2 });
    expect(removed.data?.deletePaymentPlan).toMatchObject({ __typename: "CatalogueSaved" });
  });

  test("is told what is wrong at the field of the input", async () => {
    const wrong = {
      ...input,
      department: departmentId,
      shares: [shares[0], { ...shares[1], percent: 0, dueDate: "soon", unlocks: ["REGISTRATION"] }],
    };
    const { data } = await admin.graphql(create, { input: wrong });
    expect(data?.createPaymentPlan).toMatchObject({
      code: "INVALID_INPUT",
      fields: [
        { field: "shares.1.percent" },
        { field: "shares.1.dueDate" },
        { field: "shares.1.unlocks" },
      ],
    });
    const seen = (await admin.graphql(preview, { input: { plan: wrong } })).data;
    expect(seen?.paymentPlanPreview).toMatchObject({ code: "INVALID_INPUT" });
    const copied = (await admin.graphql(copy, { from: "2025/2026", to: "2025/2026" })).data;
    expect(copied?.copyPaymentPlans).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "to" }],
    });
  });

  test("alone changes plans", async () => {
    const { errors } = await officer.graphql(create, { input });
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});

describe("a student with a plan", () => {
  test("pays share by share, which opens what each is for", async () => {
    await admin.graphql(create, { input });
    const student = await enrol(portal);
    const browser = await signedIn(portal, student);
    const before = await feesOf(browser);
    expect(before.tuition.plan).toMatchObject({
      shares: [
        { number: 1, label: "Instalment 1 of 2", amount: 51_900, state: "NEXT" },
        { number: 2, amount: 34_600, state: "LATER", unlocks: ["HOSTEL", "EXAMINATION"] },
      ],
      unlocked: [],
      nextAmount: 51_900,
    });
    expect(before.hostel).toEqual({
      canPay: false,
      obstacle: "You have to pay tuition fee first, before commencing hostel application",
    });

    expect(await payShare(browser)).toEqual({
      result: { __typename: "PaymentStarted" },
      amount: 51_900_00,
    });
    const half = await feesOf(browser);
    expect(half.tuition).toMatchObject({ amount: 34_600, canPay: true });
    expect(half.tuition.plan).toMatchObject({ unlocked: ["REGISTRATION"], nextAmount: 34_600 });
    const sentence =
      "You have to pay ₦34,600.00 more of tuition before commencing hostel application. Instalment 2 of 2 is due by 15 May 2099.";
    expect(half.hostel.obstacle).toBe(sentence);
    const { data } = await browser.graphql(`mutation { startHostelPayment { ${refusal} } }`);
    expect(data?.startHostelPayment).toMatchObject({ code: "TUITION_UNPAID", message: sentence });

    await payShare(browser);
    expect((await feesOf(browser)).hostel).toEqual({ canPay: true, obstacle: null });
    const again = await browser.graphql(startTuition, { share: "NEXT" });
    expect(again.data?.startTuitionPayment).toMatchObject({ code: "ALREADY_PAID" });
  });

  test("is told that a share was paid meanwhile before another is opened", async () => {
    const browser = await signedIn(portal, await enrol(portal));
    await browser.graphql(startTuition, { share: "NEXT" });
    provider.pay(provider.last().reference);
    const { data } = await browser.graphql(startTuition, { share: "NEXT" });
    expect(data?.startTuitionPayment).toMatchObject({ code: "SHARE_PAID" });
  });
});

interface FiguresSeen {
  readonly students: number;
  readonly paid: number;
  readonly shares: readonly { readonly due: number; readonly overdue: number }[];
}

test("the bursary lists who keeps to a plan, and counts them by share", async () => {
  await signedIn(portal, await enrol(portal, { surname: "Zubairu" }));
  const { data } = await officer.graphql(
    `query ($filter: InstalmentFilter) {
      instalments(search: "zub", filter: $filter) {
        rows { matricNumber name level state charged paid next { number outstanding dueDate } }
        total export { csv }
      }
      instalmentFigures { session plans { students paid shares { number due overdue } } }
    }`,
    { filter: { state: "DUE", share: 1, department: departmentId, level: 100 } },
  );
  expect(data?.instalments).toMatchObject({
    total: 1,
    rows: [{ name: expect.stringContaining("Zubairu"), state: "DUE", next: { number: 1 } }],
    export: {
      csv: expect.stringMatching(/^\/download\/export\/instalments\?format=csv&.*state=due/),
    },
  });
  const [plan] = (data?.instalmentFigures as { readonly plans: readonly FiguresSeen[] }).plans;
  const byShare = plan?.shares.reduce((sum, { due, overdue }) => sum + due + overdue, 0) ?? 0;
  expect(plan?.students).toBe((plan?.paid ?? 0) + byShare);
  const student = await signedIn(portal, await enrol(portal));
  const ofSponsor = await officer.graphql(
    "query ($filter: InstalmentFilter) { instalments(filter: $filter) { total } instalmentFigures { sponsors { id } } }",
    { filter: { sponsor: sponsorId } },
  );
  expect(ofSponsor.data).toEqual({
    instalments: { total: 0 },
    instalmentFigures: { sponsors: [{ id: sponsorId }] },
  });
  const { errors } = await student.graphql("{ instalments { total } }");
  expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
});
