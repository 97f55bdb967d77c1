import type { OperationVariables, TypedDocumentNode, Unmasked } from "@apollo/client";
import { useSave } from "../../lib/use-save.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import type { RecordRefusal } from "./record/use-record-form.ts";

type Answer =
  | {
      readonly __typename:
        | "Acknowledgement"
        | "ApplicantChanged"
        | "EntryClearanceChanged"
        | "SittingChecked";
      readonly message: string;
    }
  | (RecordRefusal & { readonly __typename: "Refusal" });

/** Sends a mutation and shows its success message. Resolves to the refusal or null. Rejects on a failure. */
export const useChange = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  answerOf: (data: NoInfer<Unmasked<Data>>) => Answer,
) => {
  const { toast } = useFeedback();
  const [save] = useSave(document);
  return async (variables: Variables): Promise<RecordRefusal | null> => {
    const answer = answerOf(await save(variables));
    if (answer.__typename === "Refusal") return answer;
    toast("success", answer.message);
    return null;
  };
};
