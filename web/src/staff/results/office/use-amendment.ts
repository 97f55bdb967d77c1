import { useApolloClient } from "@apollo/client/react";
import { AmendSheetDocument, type AmendSheetMutation } from "../../../gql/staff-results.ts";
import { type AmendedSheet, validateCorrection } from "./correction.ts";
import type { Corrections } from "./use-corrections.ts";

export type AmendmentAnswer = AmendSheetMutation["amendSheet"];

const remarkSent = { absent: "ABSENT", withheld: "WITHHELD" } as const;

/** Sends the corrections with the version they are based on, as a dry run or for real. */
export const useAmendment = (sheet: AmendedSheet, { picked, version }: Corrections) => {
  const client = useApolloClient();
  return async (reason: string, dryRun: boolean): Promise<AmendmentAnswer> => {
    const changes = picked.flatMap(({ correction }) => {
      const { scores } = validateCorrection(correction, sheet.maxima);
      if (scores === null) return [];
      const { ca, exam, remark } = scores;
      return [
        {
          studentId: correction.studentId,
          ca,
          exam,
          remark: remark === null ? null : remarkSent[remark],
        },
      ];
    });
    const { semesterId, courseId } = sheet;
    const { data } = await client.mutate({
      mutation: AmendSheetDocument,
      variables: { input: { semesterId, courseId, version, reason, dryRun, changes } },
    });
    if (!data) throw new Error("The mutation returned no data.");
    return data.amendSheet;
  };
};
