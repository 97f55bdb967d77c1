import {
  ownChangeRequests,
  requestCorrection,
  withdrawCorrection,
} from "../../../contract/profiles/own-corrections.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isUnsupported } from "../college/failure.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { definedFields } from "../graphql/input.ts";
import { orRefusal } from "../graphql/refusal.ts";
import { readEvidenceUpload } from "./evidence.ts";
import { correctionRequestOf } from "./profiles.ts";

const readOwnCorrections = async (college: CollegeCalls) => {
  const { requests, obstacle } = await college.read(ownChangeRequests, {});
  return {
    __typename: "OwnCorrections" as const,
    requests: requests.map(correctionRequestOf),
    obstacle,
  };
};

/** Corrections that applicants and students request in their own profiles. */
export const ownCorrectionResolvers = {
  Query: {
    ownCorrections: async (_root, _args, { college }) => {
      try {
        return await readOwnCorrections(college);
      } catch (error) {
        if (isUnsupported(error)) return null;
        throw error;
      }
    },
  },

  Mutation: {
    requestCorrection: async (_root, { input, explanation, evidence }, { college }) => {
      const file = await readEvidenceUpload(await evidence);
      if (file !== undefined && "__typename" in file) return file;
      return orRefusal(async () => {
        await college.write(requestCorrection, {
          body: { ...definedFields(input), explanation },
          ...(file && { files: { evidence: file } }),
        });
        return readOwnCorrections(college);
      });
    },

    withdrawCorrection: (_root, _args, { college }) =>
      orRefusal(async () => {
        await college.write(withdrawCorrection, {});
        return readOwnCorrections(college);
      }),
  },
} satisfies Resolvers;
