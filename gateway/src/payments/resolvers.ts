import type { Resolvers } from "../generated/resolvers.ts";
import { paymentOutcome } from "./outcome.ts";
import { receiptConfirmation } from "./receipt-confirmation.ts";
import { startHostelPayment, startTuitionPayment } from "./start.ts";
import { startScreeningPayment } from "./start-screening.ts";

export const paymentResolvers = {
  Query: {
    paymentOutcome: (_root, { purpose, reference }, context) =>
      paymentOutcome(purpose, reference, context),
    receiptConfirmation: (_root, { code }, context) => receiptConfirmation(code, context),
  },
  Mutation: {
    startTuitionPayment: (_root, { tuitionFeeId }, context) =>
      startTuitionPayment(tuitionFeeId, context),
    startHostelPayment: (_root, _args, context) => startHostelPayment(context),
    startScreeningPayment: (_root, _args, context) => startScreeningPayment(context),
  },
} satisfies Resolvers;
