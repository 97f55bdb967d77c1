import {
  askReceiptVoid,
  counterReceipt,
  counterReceipts,
  counterStudent,
  decideReceiptVoid,
  recordCounterReceipt,
} from "../../../../contract/payments/counter.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { optionalId, recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { GatewayContext } from "../../context.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { CounterStudent, RecordCounterReceiptInput } from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { orNull, orRefusal } from "../../graphql/refusal.ts";
import { refusedRequestKey } from "../../graphql/request-key.ts";
import { readPage } from "../../lists/page.ts";
import { currentStaff } from "../../staff/current-staff.ts";
import { receiptFileOf, receiptOf } from "./receipts.ts";

/** The bursary's counter: what students pay there, and the receipts. */
export const counterResolvers = {
  Query: {
    counterStudent: async (_root, { id }, context) => {
      const studentId = recordIdOf(id);
      return studentId === undefined ? null : orNull(readStudent(studentId, context));
    },
    counterReceipts: (_root, { filter, ...args }, { college }) =>
      readPage(
        college,
        counterReceipts,
        {
          ...args,
          filters: {
            ...filter,
            cashBook: optionalId(filter?.cashBook),
            student: optionalId(filter?.student),
          },
        },
        receiptOf,
      ),
    counterReceipt: async (_root, { id }, { college }) => {
      const receiptId = recordIdOf(id);
      if (receiptId === undefined) return null;
      return orNull(
        college.read(counterReceipt, { params: { id: receiptId } }).then(receiptFileOf),
      );
    },
  },
  Mutation: {
    recordCounterReceipt: (_root, { input: { requestKey, ...input } }, { college }) =>
      refusedRequestKey(requestKey) ??
      orRefusal(
        async () => ({
          __typename: "CounterReceipt",
          ...(await record(college, requestKey, input)),
        }),
        { inputField },
      ),
    askReceiptVoid: (_root, { id, reason }, { college }) =>
      orRefusal(async () => ({
        __typename: "CounterReceiptFile",
        ...receiptFileOf(
          await college.write(askReceiptVoid, {
            params: { id: requireRecordId(id) },
            body: { reason },
          }),
        ),
      })),
    decideReceiptVoid: (_root, { id, ...decision }, { college }) =>
      orRefusal(async () => ({
        __typename: "CounterReceiptFile",
        ...receiptFileOf(
          await college.write(decideReceiptVoid, {
            params: { id: requireRecordId(id) },
            body: definedFields(decision),
          }),
        ),
      })),
  },
} satisfies Resolvers;

const readStudent = async (
  id: number,
  { college, session }: GatewayContext,
): Promise<CounterStudent> => {
  const [student, { permissions }] = await Promise.all([
    college.read(counterStudent, { params: { id } }),
    currentStaff(session, college),
  ]);
  return {
    ...student,
    canRecord: permissions.includes("record_counter_receipts"),
    canAskRefund: student.freeCredit > 0 && permissions.includes("manage_refunds"),
  };
};

/** A repeated `requestKey` is answered with the receipt of its first call. */
const record = async (
  college: CollegeCalls,
  requestKey: string,
  { studentId, ...input }: Omit<RecordCounterReceiptInput, "requestKey">,
) =>
  receiptOf(
    await college.write(recordCounterReceipt, {
      headers: { "idempotency-key": requestKey },
      body: { ...definedFields(input), studentId: requireRecordId(studentId) },
    }),
  );

/** One wrong item is a fault of the choice. */
const inputField = (field: string): string => field.replace(/^items\b.*/, "items");
