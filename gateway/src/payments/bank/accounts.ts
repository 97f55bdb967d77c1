import {
  bankAccounts,
  changeBankAccount,
  createBankAccount,
} from "../../../../contract/payments/bank-accounts.ts";
import { requireRecordId } from "../../college/record-id.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { acknowledged } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";

/** The college's accounts that students pay into. */
export const bankAccountResolvers = {
  Query: {
    bankAccounts: async (_root, _args, { college }) => {
      const { accounts } = await college.read(bankAccounts, {});
      return accounts.map((account) => ({ ...account, account }));
    },
  },
  Mutation: {
    createBankAccount: (_root, { input }, { college }) =>
      acknowledged(() => college.write(createBankAccount, { body: input }), { done: texts.saved }),
    changeBankAccount: (_root, { id, revision, input }, { college }) =>
      acknowledged(
        () =>
          college.write(changeBankAccount, {
            params: { id: requireRecordId(id) },
            body: { ...input, revision },
          }),
        { done: texts.saved },
      ),
  },
} satisfies Resolvers;
