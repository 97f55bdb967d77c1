import type { FastifyInstance } from "fastify";
import {
  askCreditRefund,
  askPaymentRefund,
  cancelRefund,
  decideRefund,
  payOutRefund,
  refund,
} from "../../../../contract/payments/refunds.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { askForCredit, askForPayment } from "./ask-refund.ts";
import { cancel, decide } from "./decide-refund.ts";
import { payOut } from "./pay-out.ts";
import { readRefund } from "./read-refund.ts";
import { refundList } from "./refund-list.ts";

/** Refunds: asked for by one person, decided by another, paid out with a reference. */
export const mountRefunds = (app: FastifyInstance, college: College): void => {
  mountList(app, college, refundList);

  mount(app, college, refund, {
    handler: ({ account, params }) => readRefund(college, account, params.id),
  });

  mount(app, college, askPaymentRefund, {
    handler: ({ account, params, body }) => askForPayment(college, account, params.id, body),
  });

  mount(app, college, askCreditRefund, {
    handler: ({ account, headers, body }) =>
      askForCredit(college, account, headers["idempotency-key"], body),
  });

  mount(app, college, decideRefund, {
    handler: ({ account, params, body }) => decide(college, account, params.id, body),
  });

  mount(app, college, payOutRefund, {
    handler: ({ account, params, body }) => payOut(college, account, params.id, body),
  });

  mount(app, college, cancelRefund, {
    handler: ({ account, params }) => cancel(college, account, params.id),
  });
};
