import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  askRowVoid,
  bankRow,
  bankRows,
  decideRow,
  decideRowVoid,
  proposeRow,
} from "../../../../contract/payments/bank-rows.ts";
import { optionalId, recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { BankRowFile } from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { orNull, orRefusal } from "../../graphql/refusal.ts";
import { readPage } from "../../lists/page.ts";
import { accountReceiptUrlOf } from "../account-receipt-file.ts";

type RowRecord = ResponseOf<typeof bankRow>;

const fileOf = (record: RowRecord): BankRowFile => ({
  ...record,
  row: record,
  receipts: record.receipts.map((receipt) => ({
    ...receipt,
    confirmationPath: `/receipt/${receipt.receiptCode}`,
    receiptUrl: accountReceiptUrlOf(receipt.id),
  })),
});

/** The row after a change, or why it was not made. */
const changed = (
  change: () => Promise<RowRecord>,
  inputField: (field: string) => string = (field) => field,
) =>
  orRefusal(async () => ({ __typename: "BankRowFile" as const, ...fileOf(await change()) }), {
    inputField,
  });

/** The rows of imported statements, and what people do with leftovers. */
export const bankRowResolvers = {
  Query: {
    bankRows: (_root, { filter, ...args }, { college }) =>
      readPage(college, bankRows, {
        ...args,
        filters: {
          ...filter,
          account: optionalId(filter?.account),
          statement: optionalId(filter?.statement),
        },
      }),
    bankRow: async (_root, { id }, { college }) => {
      const rowId = recordIdOf(id);
      if (rowId === undefined) return null;
      return orNull(college.read(bankRow, { params: { id: rowId } }).then(fileOf));
    },
  },
  Mutation: {
    proposeRow: (_root, { id, input: { studentId, remittanceId, items, ...input } }, { college }) =>
      changed(
        () =>
          college.write(proposeRow, {
            params: { id: requireRecordId(id) },
            body: {
              ...input,
              ...(studentId != null && { studentId: requireRecordId(studentId) }),
              ...(remittanceId != null && { remittanceId: requireRecordId(remittanceId) }),
              // Without items the money is credit; the college takes no empty list.
              ...(items != null && items.length > 0 && { items }),
            },
          }),
        // One wrong item is a fault of the choice.
        (field) => field.replace(/^items\b.*/, "items"),
      ),
    decideRow: (_root, { id, proposalId, ...decision }, { college }) =>
      changed(() =>
        college.write(decideRow, {
          params: { id: requireRecordId(id) },
          body: { ...definedFields(decision), proposalId: requireRecordId(proposalId) },
        }),
      ),
    askRowVoid: (_root, { id, reason }, { college }) =>
      changed(() =>
        college.write(askRowVoid, { params: { id: requireRecordId(id) }, body: { reason } }),
      ),
    decideRowVoid: (_root, { id, ...decision }, { college }) =>
      changed(() =>
        college.write(decideRowVoid, {
          params: { id: requireRecordId(id) },
          body: definedFields(decision),
        }),
      ),
  },
} satisfies Resolvers;
