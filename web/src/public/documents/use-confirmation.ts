import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";

interface CodeVariables extends OperationVariables {
  readonly code: string;
}

/** Looks up the code in the address. `asking` contains the props for `Confirmation`. */
export const useConfirmation = <Answer>(document: TypedDocumentNode<Answer, CodeVariables>) => {
  const { code = "" } = useParams();
  const { data, error, loading, refetch } = useQuery(document, {
    variables: { code },
    notifyOnNetworkStatusChange: true,
  });
  const onRetry = () => void refetch().catch(() => undefined);
  return { data, asking: { loading, error, onRetry } };
};
