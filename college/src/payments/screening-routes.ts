import type { FastifyInstance } from "fastify";
import { downloadScreeningReceipt } from "../../../contract/admissions/application.ts";
import {
  initializeScreeningPayment,
  verifyScreeningPayment,
} from "../../../contract/payments/payments.ts";
import { makeReceipt } from "../documents/receipt.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { notFound, Refusal } from "../http/refusal.ts";
import { mount } from "../http/route.ts";
import type { Cashier } from "./cashier.ts";
import { findReceipt } from "./receipt.ts";
import { startScreening } from "./screening-fee.ts";
import { verifyPayment } from "./verify-payment.ts";

/** Paying the applicant's screening fee, and its receipt. */
export const mountScreening = (app: FastifyInstance, cashier: Cashier): void => {
  mount(app, cashier, initializeScreeningPayment, {
    handler: async ({ account, body }) => {
      const { authorizationUrl, reference } = await startScreening(cashier, account, body.amount);
      return { data: { authorizationUrl, reference } };
    },
  });

  mount(app, cashier, verifyScreeningPayment, {
    handler: async ({ params, request }) => {
      try {
        return await verifyPayment(cashier, params.reference, "screening", request.ip);
      } catch (error) {
        throw asMessage(error);
      }
    },
  });

  mount(app, cashier, downloadScreeningReceipt, {
    handler: async ({ account }) => {
      const receipt = await findReceipt(cashier, { accountId: account.id, purpose: "screening" });
      if (receipt === undefined) throw notFound();
      return new FileAnswer(
        "application/pdf",
        await makeReceipt(receipt, cashier.identity),
        "screening_receipt.pdf",
      );
    },
  });
};

/** §7: an applicant's client reads why from `message`, where a student's reads `detail`. */
const asMessage = (error: unknown): unknown =>
  error instanceof Refusal && "detail" in error.body
    ? new Refusal(error.status, { ...error.body, message: error.body.detail }, error.headers)
    : error;
