import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  askCreditRefund,
  askPaymentRefund,
  cancelRefund,
  decideRefund,
  payOutRefund,
  refund,
  refunds,
} from "../../../../contract/payments/refunds.ts";
import { recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { RefundFile } from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { orNull, orRefusal } from "../../graphql/refusal.ts";
import { refusedRequestKey } from "../../graphql/request-key.ts";
import { readPage } from "../../lists/page.ts";

/** Refunds: asked for, decided by a second person, paid out. */
export const refundResolvers = {
  Query: {
    refunds: (_root, { filter, ...args }, { college }) =>
      readPage(college, refunds, { ...args, filters: filter }),
    refund: async (_root, { id }, { college }) => {
      const refundId = recordIdOf(id);
      if (refundId === undefined) return null;
      return orNull(college.read(refund, { params: { id: refundId } }).then(refundFileOf));
    },
  },
  Mutation: {
    askPaymentRefund: (_root, { paymentId, reason }, { college }) =>
      fileOrRefusal(() =>
        college.write(askPaymentRefund, {
          params: { id: requireRecordId(paymentId) },
          body: { reason },
        }),
      ),
    askCreditRefund: (_root, { input: { requestKey, studentId, ...input } }, { college }) =>
      refusedRequestKey(requestKey) ??
      fileOrRefusal(() =>
        college.write(askCreditRefund, {
          headers: { "idempotency-key": requestKey },
          body: { ...input, studentId: requireRecordId(studentId) },
        }),
      ),
    decideRefund: (_root, { id, ...decision }, { college }) =>
      fileOrRefusal(() =>
        college.write(decideRefund, {
          params: { id: requireRecordId(id) },
          body: definedFields(decision),
        }),
      ),
    payOutRefund: (_root, { id, reference }, { college }) =>
      fileOrRefusal(() =>
        college.write(payOutRefund, { params: { id: requireRecordId(id) }, body: { reference } }),
      ),
    cancelRefund: (_root, { id }, { college }) =>
      fileOrRefusal(() => college.write(cancelRefund, { params: { id: requireRecordId(id) } })),
  },
} satisfies Resolvers;

const refundFileOf = (file: ResponseOf<typeof refund>): RefundFile => ({
  ...file,
  refund: file,
  actions: file.audit,
});

/** The refund after a change, or why it was not made. */
const fileOrRefusal = (change: () => Promise<ResponseOf<typeof refund>>) =>
  orRefusal(async () => ({
    __typename: "RefundFile" as const,
    ...refundFileOf(await change()),
  }));
