import { useApolloClient } from "@apollo/client/react";
import {
  ChangeStudentStandingDocument,
  PromoteStudentsDocument,
  type PromoteStudentsInput,
  type StudentStanding,
} from "../../gql/staff-students.ts";
import { type SendAction, toBulkAction } from "./bulk-action.ts";

export type Promotion = Pick<PromoteStudentsInput, "session" | "finalLevel" | "includeUnpaid">;

/** The bulk actions on students. */
export const useStudentActions = () => {
  const client = useApolloClient();
  const standing =
    (to: StudentStanding): SendAction =>
    async (call) => {
      const { data } = await client.mutate({
        mutation: ChangeStudentStandingDocument,
        variables: { input: { ...call, standing: to } },
      });
      if (!data) throw new Error("The mutation returned no data.");
      return data.changeStudentStanding;
    };
  const promotion =
    (of: Promotion): SendAction =>
    async (call) => {
      const { data } = await client.mutate({
        mutation: PromoteStudentsDocument,
        variables: { input: { ...call, ...of } },
      });
      if (!data) throw new Error("The mutation returned no data.");
      return data.promoteStudents;
    };
  return {
    changeStanding: (to: StudentStanding) => toBulkAction(standing(to)),
    promote: (of: Promotion) => toBulkAction(promotion(of)),
  };
};
