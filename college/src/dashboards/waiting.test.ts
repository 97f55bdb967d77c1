import request from "supertest";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createApplicant,
  createApplicationSession,
  createTestBatch,
} from "../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { counterOf } from "../../testing/counter.ts";
import { openRegistration } from "../../testing/courses.ts";
import { holdBed } from "../../testing/hostel-office.ts";
import { createBoarder, createHostel } from "../../testing/hostels.ts";
import { createOffered, createTested } from "../../testing/offers.ts";
import { callOffice } from "../../testing/office.ts";
import { createStudent } from "../../testing/people.ts";
import { refundsOf, refusePayment } from "../../testing/refunds.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { olevelSitting, sittingCheck } from "../db/schema/admissions.ts";
import { charge } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { profileChangeRequest } from "../db/schema/staff.ts";

let server: TestCollege;
let admin: TestStaff;
let sessionId: number;

/** The clock stands at ten on 10 March in the college's zone. */
beforeEach(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openRegistration(server.college));
  admin = await createStaff(server.college, "SUPER_ADMIN");
});

afterEach(() => server.close());

const read = async (part: string, who: TestStaff = admin) => {
  const answer = await request(server.url)
    .get(`/staff/dashboard/${part}`)
    .set({ authorization: who.authorization })
    .expect(200);
  return answer.body;
};

const hoursAgo = (hours: number) => new Date(server.clock.read().getTime() - hours * 3_600_000);

const askForCorrection = ({ accountId }: { readonly accountId: number }) =>
  server.college.db.insert(profileChangeRequest).values({
    accountId,
    before: {},
    after: {},
    explanation: "A slip",
    status: "pending",
    requestedAt: hoursAgo(3),
  });

describe("what waits", () => {
  it("for the office: results, decisions, certificates, beds, money and corrections", async () => {
    const { college } = server;
    const before = await read("waiting/");
    const session = await createApplicationSession(college, { closesAt: hoursAgo(-1) });
    const here = { applicationSessionId: session.id };
    const over = await createTestBatch(college, session, { startsAt: hoursAgo(5) });
    const ahead = await createTestBatch(college, session, { startsAt: hoursAgo(-5) });
    const submitted = { ...here, submittedAt: college.clock(), documentCode: "d1" };
    const untested = await createApplicant(college, { ...submitted, testBatchId: over.id });
    const waiting = await createApplicant(college, {
      ...submitted,
      documentCode: "d2",
      testBatchId: ahead.id,
    });
    await createTested(college, here);
    await createOffered(college, here);
    // Its form is not submitted, so nobody looks at its certificate yet.
    const writing = await createApplicant(college, here);
    const sittings = await college.db
      .insert(olevelSitting)
      .values(
        [1, 2, 3, 4].map((which) => ({
          applicantId: [untested, untested, waiting, writing][which - 1]?.id ?? 0,
          sitting: which === 2 ? 2 : 1,
          schoolName: "A school",
          examType: "WAEC",
          year: "2024",
          examNumber: `${which}`,
          subjects: [],
          revision: 2,
        })),
      )
      .returning();
    await college.db.insert(sittingCheck).values(
      // Nobody has looked at the third.
      sittings.slice(0, 2).map(({ id, sitting }) => ({
        sittingId: id,
        outcome: "verified" as const,
        // The second one was changed since it was looked at.
        sittingRevision: sitting === 1 ? 2 : 1,
        checkedAt: college.clock(),
        checkedBy: admin.accountId,
      })),
    );
    const payer = await createStudent(college);
    const open = { purpose: "tuition", accountId: payer.accountId, sessionId } as const;
    const refused = { status: "refused", refusal: "amount" } as const;
    const common = { amountKobo: 100, currency: "NGN", lines: [], openedAt: college.clock() };
    await college.db.insert(payment).values([
      { ...open, ...common, ...refused, reference: "refused-1" },
      {
        ...open,
        ...common,
        ...refused,
        reference: "refused-2",
        resolvedAt: college.clock(),
        resolution: "Given back.",
      },
    ]);
    const bursary = refundsOf(server.url, await createStaff(college, "BURSARY_OFFICER"));
    for (const isApproved of [false, true]) {
      const { id } = await refusePayment(college, { accountId: payer.accountId, sessionId });
      const { body: refund } = await bursary.askForPayment(id).expect(201);
      if (isApproved) await refundsOf(server.url, admin).decide(refund.id).expect(200);
    }
    await askForCorrection(payer);
    const house = await createHostel(college, { name: "Amina Hall", rooms: [{ number: "A-1" }] });
    const boarder = await createBoarder(college, sessionId);
    await holdBed(college, { sessionId, bedId: house.bedIds[0] ?? 0, student: boarder });

    const counter = counterOf(server.url, await createStaff(college, "BURSARY_OFFICER"));
    await college.db.insert(charge).values({
      accountId: payer.accountId,
      sessionId,
      section: "A",
      code: "caution",
      label: "Caution",
      amountKobo: 5_000_00,
      chargedAt: college.clock(),
    });
    const [caution] = await counter.items(payer.id, "A");
    const taken = { student_id: payer.id, method: "cash", amount: 5_000, items: [caution?.key] };
    const { body: receipt } = await counter.record(taken).expect(201);
    await counter.askVoid(receipt.id).expect(200);

    const after = await read("waiting/");
    const more = Object.fromEntries(
      Object.keys(after).map((name) => [name, after[name] - before[name]]),
    );
    expect(more).toEqual({
      untested: 1,
      undecided: 1,
      unchecked_sittings: 1,
      changed_sittings: 1,
      pending_hostel_applications: 1,
      // One that nobody asked about, one whose refund is not approved yet.
      refused_payments: 2,
      waiting_voids: 1,
      asked_refunds: 1,
      approved_refunds: 1,
      waiting_rows: 0,
      change_requests: 1,
    });
    const totalOf = async (path: string): Promise<number> => {
      const { body } = await callOffice(server, admin, "get", path).expect(200);
      return body.total;
    };
    // Each leads to a list that shows as many.
    const undecided = "/admission/applicants/?outcome=undecided";
    expect({
      untested: await totalOf(`${undecided}&tested=no&test_over=yes`),
      undecided: await totalOf(`${undecided}&tested=yes`),
      unchecked_sittings: await totalOf("/admission/sittings/?state=unchecked"),
      changed_sittings: await totalOf("/admission/sittings/?state=changed"),
      pending_hostel_applications: await totalOf("/hostel/applications/?status=pending"),
      refused_payments: await totalOf(
        "/payment/records/?status=refused&resolved=false&in_refund=false",
      ),
      waiting_voids: await totalOf("/payment/counter/receipts/?state=void_asked"),
      asked_refunds: await totalOf("/payment/refunds/?state=asked"),
      approved_refunds: await totalOf("/payment/refunds/?state=approved"),
      waiting_rows: await totalOf("/payment/bank-statements/rows/?is_waiting=true"),
      change_requests: await totalOf("/staff/change-requests/?status=pending"),
    }).toEqual(after);
  });

  it("for ICT support: stuck payments, unverified emails, corrections, and since when", async () => {
    const { college } = server;
    const support = await createStaff(college, "ICT_SUPPORT");
    const [one, other] = [await createStudent(college), await createStudent(college)];
    const common = { purpose: "tuition", sessionId, amountKobo: 100, currency: "NGN" } as const;
    await college.db.insert(payment).values(
      [
        { accountId: one.accountId, reference: "stuck", openedAt: hoursAgo(2) },
        { accountId: other.accountId, reference: "fresh", openedAt: hoursAgo(0.5) },
      ].map((each) => ({ ...common, ...each, lines: [], status: "pending" as const })),
    );
    await createApplicant(college, { verifiedAt: null, signedUpAt: hoursAgo(50) });
    await askForCorrection(one);
    expect(await read("support/", support)).toEqual({
      stuck_payments: { count: 1, oldest_at: hoursAgo(2).toISOString() },
      unverified_emails: { count: 1, oldest_at: hoursAgo(50).toISOString() },
      change_requests: { count: 1, oldest_at: hoursAgo(3).toISOString() },
    });
  });
});
