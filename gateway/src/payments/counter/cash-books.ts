import { cashBook, cashBooks, closeCashBook } from "../../../../contract/payments/cash-books.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { CashBookFile } from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { orNull, orRefusal } from "../../graphql/refusal.ts";
import { readPage } from "../../lists/page.ts";
import { receiptOf } from "./receipts.ts";

/** What each officer took at the bursary's counter, day by day. */
export const cashBookResolvers = {
  Query: {
    cashBooks: (_root, { filter, ...args }, { college }) =>
      readPage(college, cashBooks, { ...args, filters: filter }),
    cashBook: async (_root, { id }, { college }) => {
      const bookId = recordIdOf(id);
      return bookId === undefined ? null : orNull(readBook(bookId, college));
    },
  },
  Mutation: {
    closeCashBook: (_root, { id, ...count }, { college }) =>
      orRefusal(async () => ({
        __typename: "CashBook",
        ...(await college.write(closeCashBook, {
          params: { id: requireRecordId(id) },
          body: definedFields(count),
        })),
      })),
  },
} satisfies Resolvers;

const readBook = async (id: number, college: CollegeCalls): Promise<CashBookFile> => {
  const book = await college.read(cashBook, { params: { id } });
  return { ...book, book, entries: book.entries.map(receiptOf) };
};
