import type { ResponseOf } from "../../../contract/endpoint.ts";
import {
  ownChangeRequests,
  requestCorrection,
  withdrawCorrection,
} from "../../../contract/profiles/own-corrections.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isUnoffered } from "../college/failure.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { givenFields } from "../graphql/input.ts";
import { orRefusal } from "../graphql/refusal.ts";
import { evidenceOf } from "./evidence.ts";
import { correctionRequestOf } from "./profiles.ts";

const correctionsOf = ({ requests, obstacle }: ResponseOf<typeof ownChangeRequests>) => ({
  __typename: "OwnCorrections" as const,
  requests: requests.map(correctionRequestOf),
  obstacle,
});

const read = async (college: CollegeCalls) =>
  correctionsOf(await college.read(ownChangeRequests, {}));

/** What people ask to have corrected in their own profiles. */
export const ownCorrectionResolvers = {
  Query: {
    ownCorrections: async (_root, _args, { college }) => {
      try {
        return await read(college);
      } catch (error) {
        if (isUnoffered(error)) return null;
        throw error;
      }
    },
  },

  Mutation: {
    requestCorrection: async (_root, { input, explanation, evidence }, { college }) => {
      const file = await evidenceOf(await evidence);
      if (file !== undefined && "__typename" in file) return file;
      return orRefusal(async () => {
        await college.write(requestCorrection, {
          body: { ...givenFields(input), explanation },
          ...(file && { files: { evidence: file } }),
        });
        return read(college);
      });
    },

    withdrawCorrection: (_root, _args, { college }) =>
      orRefusal(async () => {
        await college.write(withdrawCorrection, {});
        return read(college);
      }),
  },
} satisfies Resolvers;
