import type { FastifyInstance } from "fastify";
import { confirmReceipt, downloadReceipt } from "../../../contract/payments/payments.ts";
import type { College } from "../context.ts";
import { makeReceipt } from "../documents/receipt.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { notFound, refuse } from "../http/refusal.ts";
import { mount } from "../http/route.ts";
import { texts } from "../texts.ts";
import { nairaOf } from "./fees/amounts.ts";
import { findReceipt } from "./receipt.ts";

/** A payer's receipts, and the public word on whether one is genuine. */
export const mountReceipts = (app: FastifyInstance, college: College): void => {
  mount(app, college, downloadReceipt, {
    handler: async ({ account, query }) => {
      const receipt = await findReceipt(college, {
        accountId: account.id,
        paymentId: query.paymentId,
        purpose: query.paymentType,
      });
      if (receipt === undefined) throw notFound();
      return new FileAnswer(
        "application/pdf",
        await makeReceipt(receipt, college.identity),
        `${query.paymentType}_receipt.pdf`,
      );
    },
  });

  mount(app, college, confirmReceipt, {
    handler: async ({ params, request }) => {
      const receipt = await findReceipt(college, { code: params.code });
      if (receipt === undefined) {
        // Only wrong codes are counted: a whole campus may confirm receipts from one address.
        await college.attempts.count("look-up", request.ip);
        throw refuse(404, texts.receipt.unknown);
      }
      return {
        payer: receipt.payer,
        item: receipt.item,
        amount: nairaOf(receipt.amountKobo),
        session: receipt.session,
        reference: receipt.reference,
        paymentDate: receipt.paidAt.toISOString(),
      };
    },
  });
};
