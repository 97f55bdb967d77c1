import type { ResponseOf } from "../../../contract/endpoint.ts";
import {
  studentAccount as ownAccount,
  studentRecordAccount,
} from "../../../contract/payments/account.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isUnsupported } from "../college/failure.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { StudentAccount } from "../generated/schema-types.ts";
import { orNull } from "../graphql/refusal.ts";
import { ownStatementUrl, statementUrlOf } from "./statement-file.ts";

const accountOf = (
  account: ResponseOf<typeof ownAccount>,
  statementUrl: string,
): StudentAccount => ({ ...account, statementUrl });

/** The signed-in student's account; null at a college that keeps none. */
export const readOwnAccount = async (college: CollegeCalls): Promise<StudentAccount | null> => {
  try {
    return accountOf(await college.read(ownAccount, {}), ownStatementUrl);
  } catch (error) {
    if (isUnsupported(error)) return null;
    throw error;
  }
};

/** A student's account as the office reads it. */
export const studentAccountResolvers = {
  Query: {
    studentRecordAccount: async (_root, args, { college }) => {
      const id = recordIdOf(args.id);
      if (id === undefined) return null;
      const student = await orNull(college.read(studentRecordAccount, { params: { id } }));
      return student && { ...student, account: accountOf(student, statementUrlOf(id)) };
    },
  },
} satisfies Resolvers;
