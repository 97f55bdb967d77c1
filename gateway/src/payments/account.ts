import type { ResponseOf } from "../../../contract/endpoint.ts";
import {
  studentAccount as ownAccount,
  studentRecordAccount,
} from "../../../contract/payments/account.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isUnsupported } from "../college/failure.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { StudentAccount, StudentRecordAccount } from "../generated/schema-types.ts";
import { orNull } from "../graphql/refusal.ts";
import { currentStaff } from "../staff/current-staff.ts";
import { accountReceiptUrlOf } from "./account-receipt-file.ts";
import { statementFile } from "./statement-file.ts";

interface Reader {
  readonly statementUrl: string;
  /** Whether the reader may have the receipts of the counter, the banks and the sponsors. */
  readonly readsReceipts: boolean;
}

const accountOf = (
  account: ResponseOf<typeof ownAccount>,
  { statementUrl, readsReceipts }: Reader,
): StudentAccount => ({
  ...account,
  sessions: account.sessions.map(({ sections, ...session }) => ({
    ...session,
    sections: sections.map(({ payableOnline = null, ...section }) => ({
      ...section,
      payableOnline,
    })),
  })),
  receipts: account.receipts.map((receipt) => ({
    ...receipt,
    receiptUrl:
      readsReceipts && receipt.channel !== "online" ? accountReceiptUrlOf(receipt.id) : null,
  })),
  statementUrl,
});

/** The signed-in student's account; null at a college that keeps none. */
export const readOwnAccount = async (college: CollegeCalls): Promise<StudentAccount | null> => {
  try {
    return accountOf(await college.read(ownAccount, {}), {
      statementUrl: statementFile.ownUrl,
      readsReceipts: true,
    });
  } catch (error) {
    if (isUnsupported(error)) return null;
    throw error;
  }
};

/** A student's account as the office reads it. */
export const studentAccountResolvers = {
  Query: {
    studentRecordAccount: async (_root, args, context) => {
      const id = recordIdOf(args.id);
      return id === undefined ? null : orNull(readRecordAccount(id, context));
    },
  },
} satisfies Resolvers;

const readRecordAccount = async (
  id: number,
  { college, session }: GatewayContext,
): Promise<StudentRecordAccount> => {
  const [student, { permissions }] = await Promise.all([
    college.read(studentRecordAccount, { params: { id } }),
    currentStaff(session, college),
  ]);
  const reader = {
    statementUrl: statementFile.urlOf(id),
    readsReceipts: permissions.includes("read_counter_receipts"),
  };
  return {
    ...student,
    account: accountOf(student, reader),
    canAskRefund: student.freeCredit > 0 && permissions.includes("manage_refunds"),
    canAdjust: permissions.includes("manage_refunds"),
  };
};
