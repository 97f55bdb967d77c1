import {
  changeStaffPassword,
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnSecondFactorOff,
} from "../../../contract/accounts/staff-account.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { SecondFactorInput } from "../generated/schema-types.ts";
import { acknowledged, orRefusal } from "../staff/refused.ts";

/** What the staff change about their own accounts. */
export const ownAccountResolvers = {
  Mutation: {
    changeStaffPassword: (_root, { input }, { college, session }) =>
      acknowledged(async () => {
        const { message, access, refresh } = await college.write(changeStaffPassword, {
          body: { current_password: input.currentPassword, new_password: input.newPassword },
        });
        await session.keepTokens({ access, refresh });
        return { message };
      }),

    startSecondFactor: (_root, { password }, { college }) =>
      orRefusal(async () => {
        const setup = await college.write(startSecondFactor, { body: { password } });
        return { __typename: "SecondFactorSetup", ...setup };
      }),

    confirmSecondFactor: (_root, { code }, { college }) =>
      orRefusal(async () => codesOf(await college.write(confirmSecondFactor, { body: { code } }))),

    turnSecondFactorOff: (_root, { input }, { college }) =>
      acknowledged(() => college.write(turnSecondFactorOff, { body: factorOf(input) })),

    renewRecoveryCodes: (_root, { input }, { college }) =>
      orRefusal(async () =>
        codesOf(await college.write(renewRecoveryCodes, { body: factorOf(input) })),
      ),
  },
} satisfies Resolvers;

const codesOf = ({ recovery_codes: codes }: { readonly recovery_codes: string[] }) => ({
  __typename: "RecoveryCodes" as const,
  codes,
});

const factorOf = ({ password, code, recoveryCode }: SecondFactorInput) => ({
  password,
  ...(code?.trim() && { code: code.trim() }),
  ...(recoveryCode?.trim() && { recovery_code: recoveryCode.trim() }),
});
