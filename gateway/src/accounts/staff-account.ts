import {
  acceptInvitation,
  changeStaffPassword,
  confirmSecondFactor,
  readInvitation,
  renewRecoveryCodes,
  startSecondFactor,
  turnSecondFactorOff,
} from "../../../contract/accounts/staff-account.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { SecondFactorInput } from "../generated/schema-types.ts";
import { acknowledged, orRefusal } from "../graphql/refusal.ts";

/** What members of staff do with their own accounts: the mailed links, the password and the second factor. */
export const staffAccountResolvers = {
  Query: {
    staffLink: (_root, { token }, { college }) =>
      orRefusal(async () => {
        const link = await college.write(readInvitation, { body: { token } });
        return { __typename: "StaffLink", ...link };
      }),
  },

  Mutation: {
    useStaffLink: (_root, { token, password }, { college }) =>
      acknowledged(() => college.write(acceptInvitation, { body: { token, password } })),

    changeStaffPassword: (_root, { input }, { college, session }) =>
      acknowledged(async () => {
        const { message, access, refresh } = await college.write(changeStaffPassword, {
          body: input,
        });
        await session.storeTokens({ access, refresh });
        return { message };
      }),

    startSecondFactor: (_root, { password }, { college }) =>
      orRefusal(async () => {
        const setup = await college.write(startSecondFactor, { body: { password } });
        return { __typename: "SecondFactorSetup", ...setup };
      }),

    confirmSecondFactor: (_root, { code }, { college }) =>
      orRefusal(async () => {
        const { recoveryCodes } = await college.write(confirmSecondFactor, { body: { code } });
        return { __typename: "RecoveryCodes", codes: recoveryCodes };
      }),

    turnSecondFactorOff: (_root, { input }, { college }) =>
      acknowledged(() => college.write(turnSecondFactorOff, { body: factorOf(input) })),

    renewRecoveryCodes: (_root, { input }, { college }) =>
      orRefusal(async () => {
        const { recoveryCodes } = await college.write(renewRecoveryCodes, {
          body: factorOf(input),
        });
        return { __typename: "RecoveryCodes", codes: recoveryCodes };
      }),
  },
} satisfies Resolvers;

const factorOf = ({ password, code, recoveryCode }: SecondFactorInput) => ({
  password,
  ...(code?.trim() && { code: code.trim() }),
  ...(recoveryCode?.trim() && { recoveryCode: recoveryCode.trim() }),
});
