import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { downloadScreeningReceipt } from "../../../contract/admissions/application.ts";
import {
  initializeSectionPayment,
  verifySectionPayment,
} from "../../../contract/payments/fee-sections.ts";
import {
  initializeHostelPayment,
  initializeScreeningPayment,
  initializeTuitionPayment,
  studentPayments,
  verifyHostelPayment,
  verifyScreeningPayment,
  verifyTuitionPayment,
} from "../../../contract/payments/payments.ts";
import type { College } from "../context.ts";
import { receipt } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { makeReceipt } from "../documents/receipt.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { notFound, Refusal } from "../http/refusal.ts";
import { mount } from "../http/route.ts";
import { ofRequest } from "../log.ts";
import { startHostel, startScreening, startSection, startTuition } from "./charges.ts";
import { nairaOf } from "./fees/amounts.ts";
import type { Cashier } from "./provider.ts";
import { findReceipt } from "./receipts.ts";
import { verifyPayment } from "./verify-payment.ts";

/** Mounts the payment of tuition, hostel fee and further sections, and the list of payments. */
export const mountStudentPayments = (app: FastifyInstance, cashier: Cashier): void => {
  mount(app, cashier, studentPayments, {
    handler: async ({ account }) => {
      const payments = await settledPayments(cashier, account.id);
      const of = (purpose: SettledPayment["purpose"]) =>
        payments.filter((one) => one.purpose === purpose).map(recordOf);
      return {
        tuitionPayments: of("tuition"),
        hostelPayments: of("hostel"),
        sectionPayments: payments.flatMap((one) =>
          one.section === null ? [] : [{ ...recordOf(one), section: one.section }],
        ),
      };
    },
  });

  mount(app, cashier, initializeTuitionPayment, {
    handler: async ({ account, body, request }) => ({
      data: await startTuition(ofRequest(cashier, request), account, body),
    }),
  });

  mount(app, cashier, initializeHostelPayment, {
    handler: async ({ account, body, request }) => ({
      data: await startHostel(ofRequest(cashier, request), account, body),
    }),
  });

  mount(app, cashier, initializeSectionPayment, {
    handler: async ({ account, body, request }) => ({
      data: await startSection(ofRequest(cashier, request), account, body),
    }),
  });

  mount(app, cashier, verifyTuitionPayment, {
    handler: ({ params, request }) =>
      verifyPayment(ofRequest(cashier, request), params.reference, "tuition", request.ip),
  });

  mount(app, cashier, verifyHostelPayment, {
    handler: ({ params, request }) =>
      verifyPayment(ofRequest(cashier, request), params.reference, "hostel", request.ip),
  });

  mount(app, cashier, verifySectionPayment, {
    handler: ({ params, request }) =>
      verifyPayment(ofRequest(cashier, request), params.reference, "section", request.ip),
  });
};

const recordOf = ({ id, amountKobo, paidAt, reference }: SettledPayment) => ({
  id,
  amount: nairaOf(amountKobo),
  paymentDate: paidAt.toISOString(),
  reference,
});

interface SettledPayment extends Pick<typeof payment.$inferSelect, "purpose" | "section"> {
  /** The payment's id, which the receipt endpoint takes. */
  readonly id: number;
  readonly amountKobo: number;
  readonly paidAt: Date;
  readonly reference: string;
}

/** A student's credited payments of every session, newest first. */
const settledPayments = ({ db }: College, accountId: number): Promise<SettledPayment[]> =>
  db
    .select({
      id: payment.id,
      purpose: payment.purpose,
      section: payment.section,
      amountKobo: receipt.amountKobo,
      paidAt: receipt.paidAt,
      reference: payment.reference,
    })
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .where(eq(receipt.accountId, accountId))
    .orderBy(desc(receipt.paidAt), desc(receipt.id));

/** Paying the applicant's screening fee, and its receipt. */
export const mountScreening = (app: FastifyInstance, cashier: Cashier): void => {
  mount(app, cashier, initializeScreeningPayment, {
    handler: async ({ account, body, request }) => ({
      data: await startScreening(ofRequest(cashier, request), account, body.amount),
    }),
  });

  mount(app, cashier, verifyScreeningPayment, {
    handler: async ({ params, request }) => {
      try {
        return await verifyPayment(
          ofRequest(cashier, request),
          params.reference,
          "screening",
          request.ip,
        );
      } catch (error) {
        throw asMessage(error);
      }
    },
  });

  mount(app, cashier, downloadScreeningReceipt, {
    handler: async ({ account }) => {
      const found = await findReceipt(cashier, { accountId: account.id, purpose: "screening" });
      if (found === undefined) throw notFound();
      return new FileAnswer(
        "application/pdf",
        await makeReceipt(found, cashier.identity),
        "screening_receipt.pdf",
      );
    },
  });
};

/** §7: an applicant's client reads the reason from `message`, a student's from `detail`. */
const asMessage = (error: unknown): unknown =>
  error instanceof Refusal && "detail" in error.body
    ? new Refusal(error.status, { ...error.body, message: error.body.detail }, error.headers)
    : error;
