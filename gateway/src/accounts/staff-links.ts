import { acceptInvitation, readInvitation } from "../../../contract/accounts/staff-account.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { acknowledged, orRefusal } from "../graphql/refusal.ts";

const purposes = { join: "JOIN", new_password: "NEW_PASSWORD" } as const;

/** The links that are mailed to the staff. */
export const staffLinkResolvers = {
  Query: {
    staffLink: (_root, { token }, { college }) =>
      orRefusal(async () => {
        const link = await college.write(readInvitation, { body: { token } });
        return {
          __typename: "StaffLink",
          purpose: purposes[link.purpose],
          email: link.email,
          surname: link.surname,
          firstName: link.firstName,
          role: link.role,
          expiresAt: link.expiresAt,
        };
      }),
  },

  Mutation: {
    useStaffLink: (_root, { token, password }, { college }) =>
      acknowledged(() => college.write(acceptInvitation, { body: { token, password } })),
  },
} satisfies Resolvers;
