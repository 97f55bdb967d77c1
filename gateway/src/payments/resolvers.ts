import type { Resolvers } from "../generated/resolvers.ts";
import { paymentOutcome } from "./outcome.ts";
import {
  startHostelPayment,
  startScreeningPayment,
  startSectionPayment,
  startTuitionPayment,
} from "./start-payment.ts";

export const paymentResolvers = {
  Query: {
    paymentOutcome: (_root, { purpose, reference }, context) =>
      paymentOutcome(purpose, reference, context),
  },
  Mutation: {
    startTuitionPayment: (_root, args, context) => startTuitionPayment(args, context),
    startSectionPayment: (_root, args, context) => startSectionPayment(args, context),
    startHostelPayment: (_root, _args, context) => startHostelPayment(context),
    startScreeningPayment: (_root, _args, context) => startScreeningPayment(context),
  },
} satisfies Resolvers;
