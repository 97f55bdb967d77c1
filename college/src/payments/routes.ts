import type { FastifyInstance } from "fastify";
import {
  initializeHostelPayment,
  initializeTuitionPayment,
  studentPayments,
  verifyHostelPayment,
  verifyTuitionPayment,
} from "../../../contract/payments/payments.ts";
import { mount } from "../http/route.ts";
import type { Cashier } from "./cashier.ts";
import { nairaOf } from "./fees/amounts.ts";
import { type SettledPayment, settledPayments } from "./history.ts";
import type { OpenPayment } from "./start-at-provider.ts";
import { startHostel, startTuition } from "./student-charges.ts";
import { verifyPayment } from "./verify-payment.ts";

/** Paying tuition and the hostel fee, and what was paid. */
export const mountStudentPayments = (app: FastifyInstance, cashier: Cashier): void => {
  mount(app, cashier, studentPayments, {
    handler: async ({ account }) => {
      const payments = await settledPayments(cashier, account.id);
      const of = (purpose: SettledPayment["purpose"]) =>
        payments.filter((one) => one.purpose === purpose).map(recordOf);
      return { tuitionPayments: of("tuition"), hostelPayments: of("hostel") };
    },
  });

  mount(app, cashier, initializeTuitionPayment, {
    handler: async ({ account, body }) =>
      startedAnswer(
        await startTuition(cashier, account, {
          tuitionFeeId: body.tuitionFeeId,
          callbackUrl: body.callbackUrl,
        }),
      ),
  });

  mount(app, cashier, initializeHostelPayment, {
    handler: async ({ account, body }) =>
      startedAnswer(
        await startHostel(cashier, account, {
          amount: body.amount,
          callbackUrl: body.callbackUrl,
        }),
      ),
  });

  mount(app, cashier, verifyTuitionPayment, {
    handler: ({ params, request }) =>
      verifyPayment(cashier, params.reference, "tuition", request.ip),
  });

  mount(app, cashier, verifyHostelPayment, {
    handler: ({ params, request }) =>
      verifyPayment(cashier, params.reference, "hostel", request.ip),
  });
};

const recordOf = ({ id, amountKobo, paidAt, reference }: SettledPayment) => ({
  id,
  amount: nairaOf(amountKobo),
  paymentDate: paidAt.toISOString(),
  reference,
});

const startedAnswer = ({ authorizationUrl, reference }: OpenPayment) => ({
  data: { authorizationUrl, reference },
});
