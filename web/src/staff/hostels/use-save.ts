import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { SavedFragment } from "../../gql/staff-hostels.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import type { RecordRefusal } from "../kit/record/use-record-form.ts";
import { hostelTexts } from "./texts.ts";

/** Sends a mutation and shows its success message. Resolves to the refusal or null. Rejects on a failure. */
type Save = <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  pick: (data: NoInfer<Data>) => SavedFragment,
) => Promise<RecordRefusal | null>;

export const useSave = (): Save => {
  const client = useApolloClient();
  const { toast } = useFeedback();
  return async (mutation, variables, pick) => {
    const { data } = await client.mutate({ mutation, variables });
    if (!data) throw new Error(hostelTexts.applications.lost);
    const answer = pick(data);
    if (answer.__typename === "Refusal") return answer;
    toast("success", answer.message);
    return null;
  };
};
