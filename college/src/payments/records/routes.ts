import type { FastifyInstance } from "fastify";
import {
  channelReconciliation,
  exportChannelReconciliation,
} from "../../../../contract/payments/channel-reconciliation.ts";
import {
  paymentRecord,
  paymentRecordReceipt,
  paymentTotals,
  requeryPayment,
  requeryPayments,
  resolvePayment,
} from "../../../../contract/payments/payment-records.ts";
import {
  exportReconciliation,
  reconciliation,
} from "../../../../contract/payments/reconciliation.ts";
import { makeReceipt } from "../../documents/receipt.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { notFound } from "../../http/refusal.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { ofRequest } from "../../log.ts";
import type { Cashier } from "../provider.ts";
import { findReceipt } from "../receipts.ts";
import { exportChannels, reconcileChannels } from "../reconciliation/channels.ts";
import { paymentList, readTotals } from "./list.ts";
import { exportDays, reconcileDays } from "./reconciliation.ts";
import { readRecord, resolve } from "./record.ts";
import { requery, requeryAll } from "./requery.ts";

/** Mounts all payments, for the office and for ICT support. */
export const mountPaymentOffice = (app: FastifyInstance, cashier: Cashier): void => {
  mountList(app, cashier, paymentList);

  mount(app, cashier, paymentTotals, {
    handler: ({ account, query }) => readTotals({ college: cashier, account }, query),
  });

  mount(app, cashier, paymentRecord, {
    handler: ({ params }) => readRecord(cashier, params.id),
  });

  mount(app, cashier, paymentRecordReceipt, {
    handler: async ({ params }) => {
      const receipt = await findReceipt(cashier, { paymentId: params.id });
      if (receipt === undefined) throw notFound();
      const file = await makeReceipt(receipt, cashier.identity);
      return new FileAnswer("application/pdf", file, `receipt_${params.id}.pdf`);
    },
  });

  mount(app, cashier, requeryPayment, {
    handler: ({ account, params, request }) =>
      requery(ofRequest(cashier, request), account, params.id),
  });

  mount(app, cashier, requeryPayments, {
    handler: ({ account, body, request }) => requeryAll(ofRequest(cashier, request), account, body),
  });

  mount(app, cashier, resolvePayment, {
    handler: ({ account, params, body }) => resolve(cashier, account, params.id, body),
  });

  mount(app, cashier, exportChannelReconciliation, {
    handler: ({ account, query }) => exportChannels(cashier, account, query),
  });

  mount(app, cashier, channelReconciliation, {
    handler: ({ query }) => reconcileChannels(cashier, query),
  });

  mount(app, cashier, exportReconciliation, {
    handler: ({ account, query, request }) =>
      exportDays(ofRequest(cashier, request), account, query),
  });

  mount(app, cashier, reconciliation, {
    handler: ({ query, request }) => reconcileDays(ofRequest(cashier, request), query),
  });
};
