import type { ResponseOf } from "../../../../contract/endpoint.ts";
import { issuedSlip, issuedSlips } from "../../../../contract/payments/issued-slips.ts";
import { cancelSlip, createSlip, paymentSlips } from "../../../../contract/payments/slips.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { isUnsupported } from "../../college/failure.ts";
import { recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { PaymentSlip, PaymentSlips } from "../../generated/schema-types.ts";
import { orNull, orRefusal } from "../../graphql/refusal.ts";
import { readPage } from "../../lists/page.ts";
import { slipUrlOf } from "./slip-file.ts";

const slipOf = (slip: ResponseOf<typeof createSlip>): PaymentSlip => ({
  ...slip,
  slipUrl: slip.state === "open" ? slipUrlOf(slip.id) : null,
});

/** What the signed-in student can pay at a bank; null at a college that makes no slips. */
export const readOwnSlips = async (college: CollegeCalls): Promise<PaymentSlips | null> => {
  try {
    const { slips, ...rest } = await college.read(paymentSlips, {});
    return { ...rest, slips: slips.map(slipOf) };
  } catch (error) {
    if (isUnsupported(error)) return null;
    throw error;
  }
};

/** One wrong item is a fault of the choice. */
const inputField = (field: string): string => field.replace(/^items\b.*/, "items");

/** Payment slips of the signed-in student, and of all students for the office. */
export const slipResolvers = {
  Query: {
    issuedSlips: (_root, { filter, ...args }, { college }) =>
      readPage(college, issuedSlips, { ...args, filters: { ...filter } }),
    issuedSlip: async (_root, { id }, { college }) => {
      const slipId = recordIdOf(id);
      if (slipId === undefined) return null;
      return orNull(
        college
          .read(issuedSlip, { params: { id: slipId } })
          .then(({ lines, rows, ...slip }) => ({ slip, lines, rows })),
      );
    },
  },
  Mutation: {
    createPaymentSlip: (_root, { items }, { college }) =>
      orRefusal(
        async () => ({
          __typename: "PaymentSlip",
          ...slipOf(await college.write(createSlip, { body: { items } })),
        }),
        { inputField },
      ),
    cancelPaymentSlip: (_root, { id }, { college }) =>
      orRefusal(async () => ({
        __typename: "PaymentSlip",
        ...slipOf(await college.write(cancelSlip, { params: { id: requireRecordId(id) } })),
      })),
  },
} satisfies Resolvers;
