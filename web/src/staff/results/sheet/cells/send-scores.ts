import type { ApolloClient } from "@apollo/client";
import { SaveScoresDocument, type ScoreField } from "../../../../gql/staff-results.ts";
import { failureOf } from "../../../../lib/failure.ts";
import type { SheetField } from "./cell.ts";
import type { SentCell } from "./sheet-cells.ts";
import type { SendAnswer } from "./sheet-store.ts";

const fieldNames: Readonly<Record<SheetField, ScoreField>> = {
  ca: "CA",
  exam: "EXAM",
  remark: "REMARK",
};

const fields: Readonly<Record<ScoreField, SheetField>> = {
  CA: "ca",
  EXAM: "exam",
  REMARK: "remark",
};

/** Temporary failures. */
const passing = new Set([
  "UNAVAILABLE",
  "INTERNAL",
  "RATE_LIMITED",
  "COLLEGE_UNAVAILABLE",
  "COLLEGE_TIMEOUT",
  "COLLEGE_FAULT",
]);

export const sendScores =
  (client: ApolloClient, sheet: { readonly semesterId: string; readonly courseId: string }) =>
  async (cells: readonly SentCell[]): Promise<SendAnswer> => {
    try {
      const { data } = await client.mutate({
        mutation: SaveScoresDocument,
        variables: {
          input: {
            ...sheet,
            cells: cells.map(({ field, ...cell }) => ({ ...cell, field: fieldNames[field] })),
          },
        },
        fetchPolicy: "no-cache",
      });
      const answer = data?.saveScores;
      if (!answer) return { kind: "again", why: "college" };
      if (answer.__typename === "Refusal") return { kind: "refused", message: answer.message };
      return {
        kind: "answered",
        answer: {
          conflicts: answer.conflicts.map((cell) => ({ ...cell, field: fields[cell.field] })),
          problems: answer.problems.map((cell) => ({ ...cell, field: fields[cell.field] })),
        },
      };
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === "NETWORK") return { kind: "again", why: "network" };
      return passing.has(code) ? { kind: "again", why: "college" } : { kind: "refused", message };
    }
  };
