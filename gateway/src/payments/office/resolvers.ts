import type { Resolvers } from "../../generated/resolvers.ts";
import {
  addFeeLine,
  addTuitionRecord,
  editFeeLine,
  editTuitionRecord,
  previewFees,
  readFeeOffice,
  removeFeeLine,
} from "./fees.ts";
import { readPaymentFile } from "./payment-file.ts";
import { readPaymentPage } from "./payment-list.ts";
import { reconcile } from "./reconcile.ts";
import { requeryOne, requerySeveral, resolveOne } from "./requery.ts";

/** What the college takes and charges, for the office and for ICT support. */
export const moneyOfficeResolvers = {
  Query: {
    paymentRecords: (_root, args, context) => readPaymentPage(args, context),
    paymentRecord: (_root, { id }, context) => readPaymentFile(id, context),
    reconciliation: (_root, { from, until }, context) => reconcile(from, until, context),
    feeOffice: (_root, _args, context) => readFeeOffice(context),
    feeChangePreview: (_root, { input }, context) => previewFees(input, context),
  },
  Mutation: {
    requeryPayment: (_root, { id }, context) => requeryOne(id, context),
    requeryPayments: (_root, args, context) => requerySeveral(args, context),
    resolvePayment: (_root, args, context) => resolveOne(args, context),
    createFeeLine: (_root, { input }, context) => addFeeLine(input, context),
    changeFeeLine: (_root, args, context) => editFeeLine(args, context),
    removeFeeLine: (_root, args, context) => removeFeeLine(args, context),
    createTuitionRecord: (_root, args, context) => addTuitionRecord(args, context),
    changeTuitionRecord: (_root, args, context) => editTuitionRecord(args, context),
  },
} satisfies Resolvers;
