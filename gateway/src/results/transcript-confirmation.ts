import { confirmTranscript } from "../../../contract/results/student-results.ts";
import { isRefusal, isUnoffered } from "../college/failure.ts";
import { hasShape } from "../college/shape.ts";
import type { Resolvers } from "../generated/resolvers.ts";

/** What a transcript's code stands for; null for a code the college never issued. */
export const transcriptConfirmationResolvers = {
  Query: {
    transcriptConfirmation: async (_root, { code }, { college, attempts, address }) => {
      if (!hasShape(confirmTranscript.params, { code })) return null;
      await attempts.spend({ kind: "lookupsPerAddress", address });
      try {
        const found = await college.read(confirmTranscript, { params: { code } });
        return {
          matricNumber: found.matricNumber,
          name: found.name,
          department: found.department,
          issuedAt: found.issuedAt,
          creditsPassed: found.creditsPassed,
          cgpa: found.cgpa,
          isCurrent: found.isCurrent,
        };
      } catch (error) {
        if (isRefusal(error, 404) || isUnoffered(error)) return null;
        throw error;
      }
    },
  },
} satisfies Resolvers;
