import { useApolloClient } from "@apollo/client/react";
import {
  ApproveSheetDocument,
  ReturnSheetDocument,
  type SheetActionOutcomeFragment,
} from "../../../gql/staff-results.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import type { RecordRefusal } from "../../kit/record/use-record-form.ts";
import type { OfficeSheet } from "./office-sheet.ts";
import { officeTexts } from "./texts.ts";
import { usePublication } from "./use-publication.ts";

type Step = Promise<RecordRefusal | null>;

const noAnswer = (): never => {
  throw new Error("The mutation returned no data.");
};

/** The actions of the exam office on a whole sheet. Each resolves to a refusal or null. */
export const useSheetActions = (
  sheet: Pick<OfficeSheet, "semesterId" | "courseId" | "revision">,
  reload: () => void,
) => {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const publication = usePublication();
  const { semesterId, courseId, revision } = sheet;
  const seen = { semesterId, courseId, revision };

  const finish = (message: string): null => {
    toast("success", message);
    return null;
  };
  /** After a refusal the sheet may have changed, so it is loaded again. */
  const refuse = (refusal: RecordRefusal): RecordRefusal => {
    reload();
    return refusal;
  };
  const outcome = (answer: SheetActionOutcomeFragment) =>
    answer.__typename === "Refusal" ? refuse(answer) : finish(answer.message);

  return {
    approve: async (): Step => {
      const { data } = await client.mutate({
        mutation: ApproveSheetDocument,
        variables: { input: seen },
      });
      return outcome((data ?? noAnswer()).approveSheet);
    },
    giveBack: async (reason: string): Step => {
      const { data } = await client.mutate({
        mutation: ReturnSheetDocument,
        variables: { input: { ...seen, reason } },
      });
      return outcome((data ?? noAnswer()).returnSheet);
    },
    publish: async (reason: string): Step => {
      const { preview, run } = publication(semesterId);
      const refused = (message: string) => refuse({ code: "REFUSED", message, fields: [] });
      const looked = await preview([courseId]);
      if ("refusal" in looked) return refused(looked.refusal.message);
      const trouble = looked.rows.find(({ problem }) => problem !== null);
      if (trouble?.problem) return refused(trouble.problem);
      const done = await run([courseId], reason);
      if ("done" in done) return finish(done.done);
      if ("refusal" in done) return refuse({ code: "REFUSED", ...done.refusal });
      return refused(done.outdated[0]?.problem ?? officeTexts.sheet.changedMeanwhile);
    },
  };
};
